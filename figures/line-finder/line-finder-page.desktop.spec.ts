import { expect, type Locator } from '@playwright/test'
import { findViolations } from '../../tests/e2e/axe'
import { watchMemory } from '../../tests/e2e/memory'
import { onShippedSite } from '../../tests/e2e/on-site'
import { openSearch, searchRows } from '../../tests/e2e/search'
import { flushRequests } from '../../tests/e2e/waiting'
import { address, openFinder, partsOf } from './finder-parts'

onShippedSite('restores a question from the address, and goes back through followed links', async ({ page }) => {
  const { finder, field, solvent, items, summary } = await openFinder(page, '?shift=5.49&solvent=CDCl3&q=word')
  await expect(field).toHaveValue('5.49')
  await expect(summary).toHaveText('No candidate within 0.05 ppm of 5.49 in CDCl₃.')
  await expect(finder.getByRole('link', { name: 'typical shifts' })).toBeVisible()
  await finder.getByRole('link', { name: 'dichloromethane in CD₃OD, 5.49' }).click()
  await expect(solvent).toHaveValue('CD₃OD')
  await expect(items.first()).toContainText('dichloromethane')
  await expect(summary).toBeFocused()
  await expect(finder.getByRole('link', { name: 'typical shifts' })).toBeHidden()
  await page.goBack()
  await expect(solvent).toHaveValue('CDCl₃')
  await expect(summary).toContainText('No candidate')
  expect(new URL(page.url()).searchParams.get('q')).toBe('word')

  await page.goto('about:blank')
  await openFinder(page, '?shift=77.16')
  await expect(items.first()).toContainText('chloroform-d in CDCl₃, the solvent itself')
  await page.goto('about:blank')
  await openFinder(page, '?shift=%3Cimg%3E&solvent=x&nucleus=31P')
  await expect(summary).toContainText('This text has no shifts.')
  await expect(solvent).toHaveValue('')
})

onShippedSite('says that the values could not be loaded, and keeps the tables', async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname.includes('impurities-1h'),
    (route) => route.abort(),
  )
  await page.goto(address)
  const { field, summary } = partsOf(page)
  await field.hover()
  await expect(summary).toContainText('The values could not be loaded.')
  await expect(page.getByRole('cell', { name: 'ethyl acetate' }).first()).toBeVisible()
})

for (const query of ['', '?shift=7.26+1.26+0.88+2.05+4.12+5.55&solvent=CDCl3']) {
  onShippedSite(`is accessible, and fits phones with large targets: solvents/${query}`, async ({ page }) => {
    await openFinder(page, query)
    expect(await findViolations(page, { include: '[data-line-finder]' })).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const fields = page.locator('[data-line-finder] :is(textarea, select, button:not([hidden] *))')
    for (const box of await fields.evaluateAll((each) => each.map((field) => field.getBoundingClientRect().height)))
      expect(box).toBeGreaterThanOrEqual(44)
  })
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const [query, owner] of [
    ['?shift=1.26', 'grease'],
    ['?shift=1.26#what-is-this-line', 'grease'],
    ['?shift=1.26+2.05+4.12&solvent=CDCl3', 'ethyl acetate'],
  ] as const)
    onShippedSite(`shows the answer on arrival, before its picture: ${query} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(address + query)
      const { finder, items } = partsOf(page)
      const name = items.first().locator('strong')
      await expect(name).toHaveText(owner, { timeout: 15_000 })
      await expect(name).toBeInViewport({ ratio: 1 })
      const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? 0
      expect(await topOf(name)).toBeLessThan(await topOf(finder.getByRole('img')))
    })

onShippedSite('has its choices in one row on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { nucleus, solvent, items } = await openFinder(page, '?shift=1.26')
  const [left, right] = [await nucleus.boundingBox(), await solvent.boundingBox()]
  expect(left?.y).toBe(right?.y)
  await solvent.selectOption('(CD₃)₂SO')
  await expect(items.first()).toContainText('n-hexane')
})

onShippedSite(
  'loads its code when the reader reaches for it, without a layout shift; is left out in print and without JavaScript',
  async ({ browser, page, siteUrl }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/line-finder/.test(request.url())) fetched.push(request.url())
    })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const { finder, field } = partsOf(page)
    await finder.scrollIntoViewIfNeeded()
    await flushRequests(page)
    expect(fetched).toEqual([])
    const height = () => finder.evaluate((element) => element.getBoundingClientRect().height)
    const before = await height()
    await field.focus()
    await expect.poll(() => fetched.length).toBe(1)
    await expect(finder.locator('svg path').first()).toHaveAttribute('d', /M/)
    expect(await height()).toBe(before)

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl })
    const plain = await context.newPage()
    await plain.goto(address)
    await expect(plain.locator('[data-line-finder]')).toBeHidden()
    await expect(plain.getByRole('cell', { name: 'ethyl acetate' }).first()).toBeVisible()
    await context.close()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-line-finder]')).toBeHidden()
  },
)

onShippedSite('is the first hit of the search for a shift, with the shift filled in', async ({ page }) => {
  await page.goto('')
  await openSearch(page, 'δ 7,26')
  const first = searchRows(page).first()
  // Shorter texts, typed before, have other answers.
  await expect(first).toContainText('What is this line?')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/solvents\/\?shift=7\.26#what-is-this-line$/)
  const { field, items } = partsOf(page)
  await expect(field).toHaveValue('7.26')
  await expect(items.first()).toContainText('chloroform')
})

onShippedSite('is not kept when its page is left', async ({ page }) => {
  onShippedSite.slow()
  await openFinder(page)
  const count = await watchMemory(page)
  await page.locator('header a[href="/"]:visible').first().click()
  const comeAndGo = async () => {
    await expect(page).toHaveURL('')
    await page.goBack()
    const { finder, field } = partsOf(page)
    await field.hover()
    await expect(finder.locator('svg path').first()).toHaveAttribute('d', /M/)
    await page.goForward()
  }
  for (let round = 0; round < 2; round += 1) await comeAndGo()
  await expect(page).toHaveURL('')
  const before = await count()
  for (let round = 0; round < 4; round += 1) await comeAndGo()
  await expect(page).toHaveURL('')
  expect((await count()).listeners).toBeLessThan(before.listeners + 4)
})
