import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { environment } from '@/lib/site/environment'
import { findViolations } from '../../tests/e2e/axe'
import { at, onShippedSite, test } from '../../tests/e2e/on-site'

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

async function openPhase(page: Page): Promise<Locator> {
  await page.goto('tutorial-extras/pictures/')
  const figure = page.locator('[data-figure=phase]')
  await figure.scrollIntoViewIfNeeded()
  await expect(figure.getByRole('slider').first()).toBeEnabled()
  return figure
}

test('shows the drawing and its text without JavaScript, in print and in forced colours', async ({
  browser,
  page,
  siteUrl,
}) => {
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

  await page.goto(address)
  const figure = page.locator('[data-figure]')
  await figure.scrollIntoViewIfNeeded()
  await expect(figure.getByRole('slider').first()).toBeEnabled()
  expect(await figure.locator('svg[role=img]').innerHTML()).toBe(drawn)
  // Its sentence describes it; labels of the axis are not read after it.
  const image = figure.getByRole('img', { name: 'A noisy FID' })
  await expect(image).toHaveAccessibleDescription(/^Each line is/)
  await expect(image.locator('> g')).toHaveAttribute('aria-hidden', 'true')
  await page.emulateMedia({ media: 'print' })
  await expect(figure.locator('fieldset')).toBeHidden()
  await expect(figure.locator('svg[role=img]')).toBeVisible()

  await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'dark' })
  const text = page.locator('[data-figure] text').first()
  const isOfTheSystem = () =>
    text.evaluate((text) => getComputedStyle(text).fill === getComputedStyle(document.body).color)
  await expect.poll(isOfTheSystem).toBe(true)
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

test('sets a figure from a link in the text, by dragging its handle, and with sliders that run right to left', async ({
  page,
}) => {
  const figure = await openPhase(page)
  const ph0 = figure.getByRole('slider', { name: 'PH0' })
  // Filled from zero; a place on an axis has no fill.
  const fillOf = (slider: Locator) =>
    slider.evaluate(({ style }) => ['--from', '--to'].map((name) => style.getPropertyValue(name)))
  expect(await fillOf(ph0)).toEqual(['0.5', '0.5'])
  await page.getByRole('link', { name: 'Half a turn more' }).click()
  await expect(ph0).toHaveValue('180')
  expect(await fillOf(ph0)).toEqual(['0.5', '1'])
  expect(await fillOf(figure.getByRole('slider', { name: 'Pivot' }))).toEqual(['', ''])
  await page.goBack()
  await expect(ph0).toHaveValue('0')

  const pivot = figure.getByRole('slider', { name: 'Pivot' })
  await figure.scrollIntoViewIfNeeded()
  const handle = figure.locator('circle.figure-handle')
  const box = await handle.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(24)
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 100, y + 5, { steps: 5 })
  await page.mouse.up()
  await page.mouse.move(x + 300, y)
  const value = Number(await pivot.inputValue())
  expect(value).toBeLessThan(9)
  expect(value).toBeGreaterThan(5)
  await expect(figure.getByText(/The line at the pivot/).first()).toBeVisible()

  const { width = 0, height = 0 } = (await pivot.boundingBox()) ?? {}
  const markerX = async () => (await figure.locator('circle.figure-handle').boundingBox())?.x ?? 0
  await pivot.click({ position: { x: width - 2, y: height / 2 } })
  await expect(pivot).toHaveAttribute('aria-valuetext', '1\u00a0ppm')
  const right = await markerX()
  await page.keyboard.press('ArrowLeft')
  await expect(pivot).toHaveAttribute('aria-valuetext', '3\u00a0ppm')
  expect(await markerX()).toBeLessThan(right)
  await pivot.click({ position: { x: 2, y: height / 2 } })
  await expect(pivot).toHaveAttribute('aria-valuetext', '9\u00a0ppm')
  await page.keyboard.press('ArrowRight')
  await expect(pivot).toHaveAttribute('aria-valuetext', '7\u00a0ppm')
  await ph0.press('ArrowRight')
  await expect(ph0).toHaveValue('0.5')
})

test('works after a navigation without a layout shift, updates drawing and text from the keyboard, and is accessible', async ({
  page,
}) => {
  await page.goto('help/ft/')
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'there'
    document.querySelector('main')?.prepend(link)
  }, at(address))
  await page.getByRole('link', { name: 'there', exact: true }).click()
  await expect(page).toHaveURL(address)
  const { figure, slider, drawing, width } = lineBroadeningOf(page)
  const height = await figure.evaluate((element) => element.getBoundingClientRect().height)
  await figure.scrollIntoViewIfNeeded()
  await expect(slider).toBeEnabled()
  expect(await figure.evaluate((element) => element.getBoundingClientRect().height)).toBe(height)

  const before = await drawing.innerHTML()
  await expect(width).toHaveText('1.00 Hz')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(figure.locator('output').first()).toHaveText('0.1 Hz')
  await expect(slider).toHaveAttribute('aria-valuetext', '0.1\u00a0Hz')
  await expect(width).toHaveText('1.10 Hz')
  expect(await drawing.innerHTML()).not.toBe(before)
  await page.keyboard.press('End')
  await expect(figure.getByText('have merged').first()).toBeVisible()
  // Announced after a pause.
  await expect(figure.locator('p[role=status]')).toContainText('have merged')
  await figure.getByRole('button', { name: 'Reset' }).click()
  await expect(slider).toHaveValue('0')
  expect(await drawing.innerHTML()).toBe(before)

  expect(await findViolations(page, { include: '[data-figure]' })).toEqual([])
})

test('restores a figure from a copied link, keeps other query parameters, and ignores invalid values', async ({
  page,
}) => {
  const { figure, slider } = await openLineBroadening(page, '?q=word')
  for (let step = 0; step < 42; step += 1) await slider.press('ArrowRight')
  await figure.getByRole('button', { name: 'Copy link' }).click()
  await expect(figure.locator('fieldset [role=status]')).not.toBeEmpty()
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

onShippedSite('operates every figure of the shipped pages', async ({ page }) => {
  onShippedSite.slow()
  const files = readdirSync(environment.outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('index.html'),
  )
  const pages = files.filter((file) =>
    readFileSync(path.join(environment.outDir, file), 'utf8').includes('data-figure="'),
  )
  for (const file of pages) {
    await page.goto(`${path.dirname(file)}/`, { waitUntil: 'domcontentloaded' })
    for (const figure of await page.locator('[data-figure]').all()) {
      await figure.scrollIntoViewIfNeeded()
      const [drawing, slider] = [figure.locator('svg > g'), figure.getByRole('slider').first()]
      await expect(slider, file).toBeEnabled()
      await slider.press('Home')
      const atStart = await drawing.innerHTML()
      // Up, because left and right depend on the direction of the axis.
      await slider.press('ArrowUp')
      await expect.poll(() => drawing.innerHTML(), file).not.toEqual(atStart)
      await slider.press('ArrowDown')
      await expect.poll(() => drawing.innerHTML(), file).toEqual(atStart)
    }
  }
})
