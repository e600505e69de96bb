import { expect, type Page } from '@playwright/test'
import { onShippedSite, test } from './on-site'
import { heading } from './parts'
import { openUntilIdle } from './waiting'

const features = 'contribute-to-doc/markdown_features/'
const exercise = (page: Page) => page.locator('main [data-exercise]').first()

/** Puts the page into its state while it is printed. */
async function startPrinting(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

async function endPrinting(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
}

test('prints numbered exercises with the answers on a sheet of their own, without them, or by section', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { print: () => dispatchEvent(new Event('beforeprint')) }))
  await openUntilIdle(page, features)
  const answers = page.locator('main .prose > section:not([data-addresses])').last()
  await startPrinting(page)
  await expect(exercise(page).getByText('0.019 ppm is')).toHaveCount(0)
  await expect(answers.getByRole('heading')).toHaveText('Answers')
  await expect(answers.getByRole('listitem').first()).toContainText('0.019 ppm is 7.6 Hz')
  await expect(answers.locator('ol > li')).toHaveCount(2)
  await expect(answers).toHaveCSS('break-before', 'page')
  const number = await exercise(page).evaluate(
    (element) => getComputedStyle(element.children[0] ?? element, '::after').content,
  )
  expect(number).toContain('counter(exercise)')
  await endPrinting(page)
  await expect(exercise(page).locator('details')).toContainText('0.019 ppm is 7.6 Hz')
  await expect(page.getByRole('heading', { name: 'Answers' })).toHaveCount(0)

  await page.getByRole('group', { name: 'Tools for this page' }).first().getByText('Page', { exact: true }).click()
  await page.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('dialog').getByRole('button', { name: 'Exercises without answers' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Answers' })).toHaveCount(0)
  await expect(exercise(page).getByText('Which J is that?')).toBeVisible()
  await expect(page.getByText('0.019 ppm is').filter({ visible: true })).toHaveCount(0)
  const choices = page.locator('main [data-exercise]').last().locator('label').filter({ visible: true })
  await expect(choices).toHaveText(['the zero order', 'the first order', 'neither'])
})

test('prints numbers after links, and their full addresses below the text', async ({ page }) => {
  await openUntilIdle(page, 'help/phase/')
  const before = await page.locator('main .prose').innerHTML()
  await startPrinting(page)
  const list = page.locator('[data-addresses]')
  await expect(list.getByRole('heading')).toHaveText('Addresses')
  const addresses = await list.getByRole('listitem').allTextContents()
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect(address).toMatch(/^https?:\/\/(?!localhost|127)/)
  expect(new Set(addresses).size).toBe(addresses.length)
  const link = page.locator('main .prose a:has(+ sup)').first()
  expect(await link.evaluate((element) => element.nextElementSibling?.textContent)).toBe('1')
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).not.toContain('/')
  await endPrinting(page)
  expect(await page.locator('main .prose').innerHTML()).toBe(before)
})

test('prints a handout by a visible button: the title and the exercises, with room for answers but without them', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { print: () => dispatchEvent(new Event('beforeprint')) }))
  await openUntilIdle(page, features)
  const button = page.getByRole('button', { name: 'Exercises without answers' })
  await button.click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main .prose > :visible:not(:has([data-exercise])):not([data-exercise])')).toHaveText([
    await heading(page).innerText(),
    /^https:\/\/.*markdown_features\/$/,
  ])
  await expect(exercise(page).getByText('Which J is that?')).toBeVisible()
  await expect(page.getByText('0.019 ppm is').filter({ visible: true })).toHaveCount(0)
  const line = await exercise(page).evaluate((element) => {
    const { height, borderBottomWidth, content } = getComputedStyle(element.querySelector('form') ?? element, '::after')
    return [Number.parseFloat(height), borderBottomWidth, content]
  })
  expect(line).toEqual([expect.closeTo(35, 0), '1px', '"Hz"'])
  await endPrinting(page)
  await expect(button).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-print-part')
})

test('prints pictures at most 60 mm high', async ({ page }) => {
  await page.goto('tutorial-extras/pictures/')
  await page.emulateMedia({ media: 'print' })
  const limit = (60 / 25.4) * 96
  for (const picture of await page.locator('.prose img:not([data-width])').all())
    expect((await picture.boundingBox())?.height ?? 0).toBeLessThan(limit + 1)
})

onShippedSite('prints the cheat sheet on one sheet, and no sentence that leads to a hidden tool', async ({ page }) => {
  await openUntilIdle(page, 'cheat-sheet/')
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
  const sheets = async () =>
    ((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length
  expect(await sheets()).toBe(1)
  await openUntilIdle(page, 'help/ranges/')
  expect(await sheets()).toBeLessThanOrEqual(9)
  await openUntilIdle(page, 'solvents/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.prose > p:has(+ [data-line-finder])')).toBeHidden()
})

test('breaks a printed table between its rows', async ({ page }) => {
  await page.goto('keys/')
  await page.emulateMedia({ media: 'print' })
  const table = page.locator('.prose table').first()
  await expect(table).toHaveCSS('break-inside', 'auto')
  await expect(table.locator('tr').last()).toHaveCSS('break-inside', 'avoid')
})

test('keeps blocks whole that are lower than two fifths of a sheet', async ({ page }) => {
  // A4 without its margins, in pixels.
  const [width, height] = [658, 986]
  await page.setViewportSize({ width, height })
  for (const route of [features, 'help/phase/', 'keys/']) {
    await page.goto(route)
    await page.emulateMedia({ media: 'print' })
    const { low, split } = await page.locator('.prose').evaluate((prose, limit) => {
      const kinds =
        'pre, figure, blockquote, .admonition, .math-display, .table-scroll, [data-exercise], li:not(:has(li, pre))'
      const low = [...prose.querySelectorAll(kinds)].filter((block) => block.getBoundingClientRect().height < limit)
      const isWhole = (block: Element | null): boolean =>
        block !== null && (getComputedStyle(block).breakInside === 'avoid' || isWhole(block.parentElement))
      return {
        low: low.length,
        split: low.filter((block) => !isWhole(block)).map((block) => block.outerHTML.slice(0, 200)),
      }
    }, 0.4 * height)
    expect(low, route).toBeGreaterThan(1)
    expect(split, route).toEqual([])
  }
})

test('keeps pictures whole, and headings with what follows, in browsers without break-after', async ({ page }) => {
  await page.goto('tutorial-extras/pictures/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.prose p:has(img)').first()).toHaveCSS('break-inside', 'avoid')
  const heading = page.locator('.prose h2').first()
  await expect(heading).toHaveCSS('break-inside', 'avoid')
  const { room, height } = await heading.evaluate((element) => {
    const { display, blockSize } = getComputedStyle(element, '::before')
    return { room: display === 'block' && Number.parseFloat(blockSize), height: element.getBoundingClientRect().height }
  })
  expect(room).toBeGreaterThan(3 * height)
  await page.emulateMedia({ media: 'screen' })
  expect(await heading.evaluate((element) => element.getBoundingClientRect().height)).toBeCloseTo((height * 16) / 14)
})

onShippedSite('prints no address over the cards of the home page, and its buttons as text', async ({ page }) => {
  await page.goto('')
  await page.emulateMedia({ media: 'print' })
  const cards = page.locator('[data-cards] li > a')
  expect(await cards.count()).toBeGreaterThan(0)
  const written = await cards.evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  expect(new Set(written)).toEqual(new Set(['none']))
  const [button, text] = [page.locator('[data-cards] > p > a').first(), page.locator('h1')]
  const colorOf = (element: typeof text) => element.evaluate((node) => getComputedStyle(node).color)
  expect(await colorOf(button)).toBe(await colorOf(text))
})
