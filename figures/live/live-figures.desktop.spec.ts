import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { environment } from '@/lib/site/environment'
import { findViolations } from '../../tests/e2e/axe'
import { at, onSharedPage, onShippedSite, test } from '../../tests/e2e/on-site'

const address = 'help/baseline/'

function lineBroadeningOf(page: Page) {
  const figure = page.locator('[data-figure=line-broadening]')
  const slider = figure.getByRole('slider', { name: 'Exponential, LB' })
  return { figure, slider, drawing: figure.locator('svg > g'), width: figure.locator('dd').first() }
}

async function openLineBroadening(page: Page, query = ''): Promise<ReturnType<typeof lineBroadeningOf>> {
  await page.goto(address + query)
  const found = lineBroadeningOf(page)
  await found.figure.scrollIntoViewIfNeeded()
  await expect(found.slider).toBeEnabled()
  return found
}

test('shows the same drawing and text without JavaScript', async ({ browser, page, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl })
  const plain = await context.newPage()
  await plain.goto(address)
  const still = plain.locator('[data-figure]')
  await expect(still.getByRole('img', { name: 'A noisy FID' })).toBeVisible()
  await expect(still.getByText('Each line is')).toBeVisible()
  await expect(still.getByText('simulated', { exact: true })).toBeVisible()
  await expect(still.locator('fieldset')).toBeHidden()
  const drawn = await still.locator('svg[role=img]').innerHTML()
  await context.close()
  const { figure } = await openLineBroadening(page)
  expect(await figure.locator('svg[role=img]').innerHTML()).toBe(drawn)
})

test('loads the code of a figure when it comes near, and offers a reload after a failure', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/(operate|line-broadening)/.test(request.url())) fetched.push(request.url())
  })
  await page.setViewportSize({ width: 1280, height: 100 })
  await page.route(/\/assets\/line-broadening/, (route) => route.abort())
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  const figure = page.locator('[data-figure]')
  await figure.scrollIntoViewIfNeeded()
  await expect(figure.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(figure.getByRole('slider').first()).toBeDisabled()
  await page.unroute(/\/assets\/line-broadening/)
  await figure.getByRole('button', { name: 'Reload' }).click()
  await figure.scrollIntoViewIfNeeded()
  await expect(figure.getByRole('slider').first()).toBeEnabled()
})

test('works after a navigation without a layout shift', async ({ page }) => {
  await page.goto('help/ft/')
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'there'
    document.querySelector('main')?.prepend(link)
  }, at(address))
  await page.getByRole('link', { name: 'there', exact: true }).click()
  await expect(page).toHaveURL(address)
  const { figure, slider, width } = lineBroadeningOf(page)
  const height = await figure.evaluate((element) => element.getBoundingClientRect().height)
  await figure.scrollIntoViewIfNeeded()
  await expect(slider).toBeEnabled()
  expect(await figure.evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
  await slider.press('ArrowRight')
  await expect(width).toHaveText('1.10 Hz')
})

test.describe('a figure', () => {
  const onPage = onSharedPage(test, address)

  onPage.beforeEach(async ({ page }) => {
    const { figure, slider } = lineBroadeningOf(page)
    await figure.scrollIntoViewIfNeeded()
    await expect(slider).toBeEnabled()
  })

  onPage('updates drawing and text from the keyboard, and is as before after a reset', async ({ page }) => {
    const { figure, slider, drawing, width } = lineBroadeningOf(page)
    const before = await drawing.innerHTML()
    await expect(width).toHaveText('1.00 Hz')
    await slider.press('ArrowRight')
    await expect(figure.locator('output').first()).toHaveText('0.1 Hz')
    await expect(slider).toHaveAttribute('aria-valuetext', '0.1\u00a0Hz')
    await expect(width).toHaveText('1.10 Hz')
    expect(await drawing.innerHTML()).not.toBe(before)
    await figure.getByRole('button', { name: 'Reset' }).click()
    await expect(slider).toHaveValue('0')
    expect(await drawing.innerHTML()).toBe(before)
  })

  onPage('announces its sentence after a pause', async ({ page }) => {
    const { figure, slider } = lineBroadeningOf(page)
    await slider.press('End')
    await expect(figure.getByText('have merged').first()).toBeVisible()
    await expect(figure.locator('p[role=status]')).toContainText('have merged')
    await figure.getByRole('button', { name: 'Reset' }).click()
  })

  onPage('is accessible', async ({ page }) => {
    expect(await findViolations(page, { include: '[data-figure]' })).toEqual([])
  })

  onPage('is a drawing with its text on paper', async ({ page }) => {
    const { figure } = lineBroadeningOf(page)
    await page.emulateMedia({ media: 'print' })
    await expect(figure.locator('fieldset')).toBeHidden()
    await expect(figure.locator('svg[role=img]')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })

  onPage('describes its drawing by its sentence, without the labels of the axis', async ({ page }) => {
    const image = lineBroadeningOf(page).figure.getByRole('img', { name: 'A noisy FID' })
    await expect(image).toHaveAccessibleDescription(/^Each line is/)
    await expect(image.locator('> g')).toHaveAttribute('aria-hidden', 'true')
  })

  onPage('has the colours of the system in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    const text = page.locator('[data-figure] text').first()
    const isOfTheSystem = () =>
      text.evaluate((text) => getComputedStyle(text).fill === getComputedStyle(document.body).color)
    await expect.poll(isOfTheSystem).toBe(true)
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  })
})

test('restores a figure from a copied link, keeps other query parameters, and ignores invalid values', async ({
  page,
}) => {
  const { figure, slider } = await openLineBroadening(page, '?q=word')
  for (let step = 0; step < 42; step += 1) await slider.press('ArrowRight')
  await figure.getByRole('button', { name: 'Copy link' }).click()
  await expect(figure.locator('[data-copied]')).not.toBeEmpty()
  const copied = new URL(page.url())
  expect(copied.searchParams.get('line-broadening.lb')).toBe('4.2')
  expect(copied.searchParams.get('q')).toBe('word')
  expect([...copied.searchParams.keys()]).toHaveLength(2)

  await page.goto('about:blank')
  await page.goto(copied.href)
  const opened = lineBroadeningOf(page)
  await expect(opened.slider).toHaveValue('4.2')
  await expect(opened.width).toHaveText('5.20 Hz')
  await expect(opened.figure).toBeInViewport()
  await opened.figure.getByRole('button', { name: 'Reset' }).click()
  expect(new URL(page.url()).search).toBe('?q=word')

  await page.goto('about:blank')
  const limited = await openLineBroadening(page, '?line-broadening.lb=999&line-broadening.gauss=x')
  await expect(limited.slider).toHaveValue('10')
  await expect(limited.figure.getByRole('slider', { name: 'Gaussian, line broadening' })).toHaveValue('0')
})

const withFigures = readdirSync(environment.outDir, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('index.html') && readFileSync(path.join(environment.outDir, file), 'utf8').includes('data-figure="'),
)

for (const file of withFigures) {
  onShippedSite(`operates the figures of a shipped page: ${path.dirname(file)}`, async ({ page }) => {
    await page.goto(`${path.dirname(file)}/`, { waitUntil: 'domcontentloaded' })
    for (const figure of await page.locator('[data-figure]').all()) {
      await figure.scrollIntoViewIfNeeded()
      const start = figure.getByRole('button', { name: 'Start' })
      if (await start.isVisible()) await start.click()
      const [drawing, slider] = [figure.locator('svg > g'), figure.getByRole('slider').first()]
      await expect(slider).toBeEnabled()
      await slider.press('Home')
      const atStart = await drawing.innerHTML()
      // Up, because left and right depend on the direction of the axis.
      await slider.press('ArrowUp')
      await expect.poll(() => drawing.innerHTML()).not.toEqual(atStart)
      await slider.press('ArrowDown')
      await expect.poll(() => drawing.innerHTML()).toEqual(atStart)
    }
  })
}
