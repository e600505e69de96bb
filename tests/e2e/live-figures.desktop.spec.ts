import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator } from '@playwright/test'
import { outDir } from '../../lib/output/out-dir'
import { onShippedSite, test } from './on-site'

const address = '/help/baseline/'

test('without JavaScript, and on paper, a figure is its drawing and its text', async ({ browser, page, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl })
  const plain = await context.newPage()
  await plain.goto(address)
  const still = plain.locator('[data-figure]')
  await expect(still.getByRole('img', { name: 'A noisy FID' })).toBeVisible()
  await expect(still.getByText('Each line is')).toBeVisible()
  await expect(still.getByText('Simulated.')).toBeVisible()
  await expect(still.locator('fieldset')).toBeHidden()
  const drawn = await still.locator('svg[role=img]').innerHTML()
  await context.close()

  await page.goto(address)
  const figure = page.locator('[data-figure]')
  await figure.scrollIntoViewIfNeeded()
  await expect(figure.getByRole('slider').first()).toBeEnabled()
  expect(await figure.locator('svg[role=img]').innerHTML()).toBe(drawn)
  await page.emulateMedia({ media: 'print' })
  await expect(figure.locator('fieldset')).toBeHidden()
  await expect(figure.locator('svg[role=img]')).toBeVisible()
})

test('the code of a figure is fetched when it comes near, and a failure is told', async ({ page }) => {
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

test('a figure has the colours of the system where these are forced', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(address)
  const text = page.locator('[data-figure] text').first()
  const isOfTheSystem = () =>
    text.evaluate((text) => getComputedStyle(text).fill === getComputedStyle(document.body).color)
  // The drawing is made anew when the figure comes to life.
  await expect.poll(isOfTheSystem).toBe(true)
})

test('a handle follows the pointer and its control', async ({ page }) => {
  await page.goto('/tutorial-extras/pictures/')
  const figure = page.locator('[data-figure=phase]')
  const pivot = figure.getByRole('slider', { name: 'Pivot' })
  await figure.scrollIntoViewIfNeeded()
  await expect(pivot).toBeEnabled()
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
  await expect(figure.getByText(/At the pivot, the dashed line/).first()).toBeVisible()
})

test('a slider of chemical shifts runs from right to left, with the pointer and with the keys', async ({ page }) => {
  await page.goto('/tutorial-extras/pictures/')
  const figure = page.locator('[data-figure=phase]')
  const pivot = figure.getByRole('slider', { name: 'Pivot' })
  await figure.scrollIntoViewIfNeeded()
  await expect(pivot).toBeEnabled()
  const { width = 0, height = 0 } = (await pivot.boundingBox()) ?? {}
  const markerX = async () => (await figure.locator('circle.figure-handle').boundingBox())?.x ?? 0
  await pivot.click({ position: { x: width - 2, y: height / 2 } })
  await expect(pivot).toHaveAttribute('aria-valuetext', '0\u00a0ppm')
  const right = await markerX()
  await page.keyboard.press('ArrowLeft')
  await expect(pivot).toHaveAttribute('aria-valuetext', '1\u00a0ppm')
  expect(await markerX()).toBeLessThan(right)
  await pivot.click({ position: { x: 2, y: height / 2 } })
  await expect(pivot).toHaveAttribute('aria-valuetext', '10\u00a0ppm')
  await page.keyboard.press('ArrowRight')
  await expect(pivot).toHaveAttribute('aria-valuetext', '9\u00a0ppm')
  const ph0 = figure.getByRole('slider', { name: 'PH0' })
  await ph0.press('ArrowRight')
  await expect(ph0).toHaveValue('0.5')
})

test('a move changes what differs alone, and leaves the drawing that the same settings give at once', async ({
  page,
}) => {
  await page.goto('/tutorial-extras/pictures/')
  const figure = page.locator('[data-figure=phase]')
  const [drawing, ph0, pivot] = [
    figure.locator('svg > g'),
    figure.getByRole('slider', { name: 'PH0' }),
    figure.getByRole('slider', { name: 'Pivot' }),
  ]
  await figure.scrollIntoViewIfNeeded()
  await expect(ph0).toBeEnabled()
  const tick = await drawing.locator('text', { hasText: /^6$/ }).elementHandle()
  const trace = await drawing.locator('path').nth(1).elementHandle()
  const before = await trace?.getAttribute('d')
  await ph0.press('PageUp')
  // The label beside the pivot goes to its other side and loses an attribute on the way back.
  await pivot.press('Home')
  await pivot.press('End')
  await expect.poll(() => trace?.getAttribute('d')).not.toBe(before)
  expect(await tick?.evaluate((node) => node.isConnected)).toBe(true)
  const moved = await drawing.innerHTML()
  await figure.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => page.url()).toContain('phase.pivot=10')
  await page.reload()
  await expect(ph0).toBeEnabled()
  await expect.poll(() => drawing.innerHTML()).toBe(moved)
})

test('a link in the text changes the settings of a figure, and Back returns to the former ones', async ({ page }) => {
  await page.goto('/tutorial-extras/pictures/')
  const ph0 = page.locator('[data-figure=phase]').getByRole('slider', { name: 'PH0' })
  await ph0.scrollIntoViewIfNeeded()
  await expect(ph0).toBeEnabled()
  await page.getByRole('link', { name: 'Half a turn more' }).click()
  await expect(ph0).toHaveValue('180')
  await page.goBack()
  await expect(ph0).toHaveValue('0')
})

onShippedSite('every figure of the shipped pages comes to life', async ({ page }) => {
  onShippedSite.slow()
  // On paper they stay still.
  const files = readdirSync(outDir(), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('index.html') && !file.startsWith('print/'),
  )
  const pages = files.filter((file) => readFileSync(path.join(outDir(), file), 'utf8').includes('data-figure="'))
  for (const file of pages) {
    await page.goto(`/${path.dirname(file)}/`)
    for (const figure of await page.locator('[data-figure]').all()) {
      await figure.scrollIntoViewIfNeeded()
      const [drawing, slider] = [figure.locator('svg > g'), figure.getByRole('slider').first()]
      // Of a fieldset itself Playwright says that it is always enabled.
      await expect(slider, file).toBeEnabled()
      await slider.press('Home')
      const atStart = await readDrawing(drawing)
      // Left and right depend on the direction of the axis.
      await slider.press('ArrowUp')
      await expect.poll(() => readDrawing(drawing), file).not.toEqual(atStart)
      await slider.press('ArrowDown')
      await expect.poll(() => readDrawing(drawing), file).toEqual(atStart)
    }
  }
})

/** What is drawn, whatever the order of attributes: one that was missing for a while comes last. */
function readDrawing(drawing: Locator): Promise<string[]> {
  return drawing.evaluate((node) =>
    Array.from(node.querySelectorAll('*'), ({ localName, attributes, childElementCount, textContent }) =>
      [
        localName,
        ...Array.from(attributes, ({ name, value }) => `${name}=${value}`).sort(),
        childElementCount === 0 ? textContent : '',
      ].join(' '),
    ),
  )
}
