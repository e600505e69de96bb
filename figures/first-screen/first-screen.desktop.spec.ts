import { expect, type Page } from '@playwright/test'
import { testFidFile } from '@/figures/own-spectrum/test-files'
import { findViolations } from '../../tests/e2e/axe'
import { onSharedPage, onShippedSite as test } from '../../tests/e2e/on-site'
import { holdResponses } from '../../tests/e2e/waiting'

test.use({ viewport: { width: 1280, height: 800 } })

function partsOf(page: Page) {
  const figure = page.locator('[data-spectrum]')
  const ticks = () => figure.locator('[role=img] > svg').nth(1).locator('text').allTextContents()
  return { figure, surface: figure.getByRole('slider'), ticks }
}

async function open(page: Page) {
  await page.goto('')
  const parts = partsOf(page)
  // The code that waits for a touch.
  await page.waitForLoadState('networkidle')
  const box = (await parts.surface.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = (place: number): [number, number] => [box.x + place * box.width, box.y + box.height / 2]
  return { ...parts, at }
}

const trace = (page: Page) => partsOf(page).figure.locator('[data-signal=b]').first().getAttribute('d')

const whole = ['8', '7', '6', '5', '4', '3', '2', '1', 'ppm']

async function wake(
  page: Page,
  { figure, at }: Pick<Awaited<ReturnType<typeof open>>, 'figure' | 'at'>,
): Promise<void> {
  await page.mouse.move(...at(0.5))
  await expect(figure.locator('[data-readout]')).toContainText('δ')
}

async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme)
    expect(await findViolations(page, { include: '[data-spectrum]' }), theme).toEqual([])
  }
}

test('loads its code when it is pointed at, and keeps its height', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const opened = await open(page)
  const { figure } = opened
  expect(await figure.locator('[role=img]').evaluate((image) => image.getBoundingClientRect().bottom)).toBeLessThan(800)
  expect(requests.filter((url) => /operate/.test(url))).toEqual([])
  const height = await figure.evaluate((element) => element.getBoundingClientRect().height)
  await wake(page, opened)
  expect(requests.filter((url) => /operate/.test(url))).toHaveLength(1)
  expect(await figure.evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
})

test('follows the pointer to a letter that it reaches while the code loads', async ({ page }) => {
  let load = () => {}
  const loading = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route(/operate/, async (route) => {
    await loading
    await route.continue()
  })
  const { figure, at } = await open(page)
  await page.mouse.move(...at(0.5))
  await page.mouse.move(...at(0.52))
  await figure.getByRole('button', { name: /^b/ }).hover()
  load()
  await expect(figure).toHaveAttribute('data-active', 'b')
})

test('follows a pointer that has reached a letter before any code waits for it', async ({ page }) => {
  const release = await holdResponses(page, /behaviors/)
  await page.goto('')
  const { figure } = partsOf(page)
  await figure.getByRole('button', { name: /^b/ }).hover()
  release()
  await expect(figure).toHaveAttribute('data-active', 'b')
})

test.describe('the spectrum', () => {
  const onPage = onSharedPage(test, '')
  const scrolled = (page: Page) => page.evaluate(() => scrollY)
  let at: (place: number) => [number, number]

  onPage.beforeEach(async ({ page }) => {
    const box = (await partsOf(page).surface.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    at = (place) => [box.x + place * box.width, box.y + box.height / 2]
    await wake(page, { ...partsOf(page), at })
  })
  onPage.afterEach(async ({ page }) => {
    await partsOf(page).surface.focus()
    await page.keyboard.press('Escape')
    await expect.poll(partsOf(page).ticks).toEqual(whole)
    await page.evaluate(() => {
      ;(document.activeElement as HTMLElement | null)?.blur()
      scrollTo(0, 0)
    })
  })

  onPage('zooms by dragging, and out by a double click', async ({ page }) => {
    const { figure, ticks } = partsOf(page)
    await page.mouse.move(...at(0.67))
    await page.mouse.down()
    await page.mouse.move(...at(0.73), { steps: 4 })
    await expect(figure.locator('[data-readout]')).toContainText('Δ')
    await page.mouse.up()
    await expect.poll(ticks).toContain('2.6')
    await page.mouse.dblclick(...at(0.2))
    await expect.poll(ticks).toEqual(whole)
  })

  onPage('measures by dragging with Shift', async ({ page }) => {
    const { figure, ticks } = partsOf(page)
    await page.keyboard.down('Shift')
    await page.mouse.move(...at(0.3))
    await page.mouse.down()
    await page.mouse.move(...at(0.4), { steps: 4 })
    await expect(figure.locator('[data-readout]')).toContainText('Hz')
    await page.mouse.up()
    await page.keyboard.up('Shift')
    expect(await ticks()).toEqual(whole)
  })

  onPage('leaves the wheel to the page until it is clicked', async ({ page }) => {
    const before = await trace(page)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrolled(page)).toBe(100)
    await page.mouse.wheel(0, -100)
    await expect.poll(() => scrolled(page)).toBe(0)
    expect(await trace(page)).toBe(before)
  })

  onPage('takes the wheel after a click, down to its smallest scale', async ({ page }) => {
    const before = await trace(page)
    await page.mouse.click(...at(0.5))
    await page.mouse.wheel(0, -100)
    await expect.poll(() => trace(page)).not.toBe(before)
    expect(await scrolled(page)).toBe(0)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => trace(page)).toBe(before)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrolled(page)).toBe(100)
  })

  onPage('colours the signal of a group and the group of a signal', async ({ page }) => {
    const { figure } = partsOf(page)
    await expect(figure).toHaveAttribute('data-active', '')
    await figure.getByRole('button', { name: /^b/ }).hover()
    await expect(figure).toHaveAttribute('data-active', 'b')
    const colorOf = (selector: string, name: 'stroke' | 'fill') =>
      figure
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], name)
    expect(await colorOf('path[data-signal=b]', 'stroke')).not.toBe(await colorOf('path[data-signal=a]', 'stroke'))
    await page.mouse.move(...at(0.876))
    await expect(figure).toHaveAttribute('data-active', 'a')
    expect(await colorOf('[data-signal=a] circle', 'fill')).not.toBe(await colorOf('[data-signal=b] circle', 'fill'))
  })

  onPage('keeps a group chosen by Enter', async ({ page }) => {
    const { figure } = partsOf(page)
    const group = figure.getByRole('button', { name: /^c/ })
    await group.press('Enter')
    await expect(group).toHaveAttribute('aria-pressed', 'true')
    await expect(figure).toHaveAttribute('data-active', 'c')
    await group.press('Enter')
    await expect(group).toHaveAttribute('aria-pressed', 'false')
  })
})

test('does everything by keyboard and lets the focus go on', async ({ page }) => {
  const { figure, surface, ticks } = await open(page)
  await surface.focus()
  await expect(figure.locator('[data-readout]')).toContainText('δ')
  const value = () => surface.getAttribute('aria-valuetext')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect.poll(value).toMatch(/^2\.6.* ppm, CH₂/)
  const place = await surface.getAttribute('aria-valuenow')
  await page.keyboard.press('ArrowLeft')
  expect(Number(await surface.getAttribute('aria-valuenow'))).toBeGreaterThan(Number(place))
  for (let press = 0; press < 4; press++) await page.keyboard.press('+')
  await expect.poll(ticks).toContain('2.6')
  await expect(figure.locator('p[role=status]')).toContainText('ppm')
  const before = await trace(page)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => trace(page)).not.toBe(before)
  await page.keyboard.press('Escape')
  await expect.poll(ticks).toEqual(whole)
  await page.keyboard.press('+')
  await expect.poll(ticks).not.toEqual(whole)
  await page.keyboard.press('f')
  await expect.poll(ticks).toEqual(whole)
  await page.keyboard.press('Tab')
  await expect(surface).not.toBeFocused()
})

test('has no violations before and during use', async ({ page }) => {
  const opened = await open(page)
  await expectAccessible(page)
  await wake(page, opened)
  await opened.surface.focus()
  await page.keyboard.press('+')
  await expectAccessible(page)
})

test('draws with forced colours in those of the system, whatever the colour mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const { figure } = await open(page)
  const colors = await figure.evaluate((element) => {
    const label = element.querySelector('[role=img] text') as Element
    const system = document.body.appendChild(document.createElement('p'))
    Object.assign(system.style, { color: 'CanvasText', backgroundColor: 'Canvas', forcedColorAdjust: 'none' })
    const { color, backgroundColor } = getComputedStyle(system)
    const { fill, stroke } = getComputedStyle(label)
    return { label: [fill, stroke], system: [color, backgroundColor] }
  })
  expect(colors.label).toEqual(colors.system)
})

test('moves at once for readers who prefer less motion', async ({ page }) => {
  const opened = await open(page)
  await wake(page, opened)
  const changes = await opened.figure.evaluate(async (figure) => {
    let count = 0
    const trace = figure.querySelector('[role=img] > svg') as Element
    new MutationObserver(() => count++).observe(trace, { childList: true })
    figure.querySelector<HTMLElement>('[data-act=in]')?.click()
    await new Promise((done) => setTimeout(done, 400))
    return count
  })
  expect(changes).toBe(1)
})

test('is a still picture on paper and without JavaScript', async ({ browser, page, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl })
  const plain = await context.newPage()
  await plain.goto('')
  const still = plain.locator('[data-spectrum]')
  await expect(still.getByRole('img')).toBeVisible()
  await expect(still.getByRole('button')).toHaveCount(0)
  await expect(still.getByRole('slider')).toHaveCount(0)
  await context.close()
  const { figure } = await open(page)
  await page.emulateMedia({ media: 'print' })
  await expect(figure.getByRole('img')).toBeVisible()
  await expect(figure.locator('button:visible')).toHaveCount(0)
})

test("transforms and draws the reader's FID, with the gestures of the example", async ({ page }) => {
  const { figure, surface, ticks } = await open(page)
  const address = page.url()
  await page.getByLabel('Your spectrum').setInputFiles({
    name: 'mine.jdx',
    mimeType: '',
    buffer: Buffer.from(testFidFile()),
  })
  const caption = figure.locator('[data-readout]')
  await expect(caption).toHaveText('mine.jdx, ¹H, 400 MHz, FID, transformed and phased automatically')
  await expect(figure.locator('[data-letter]').first()).toBeHidden()
  const wide = ['8', '6', '4', '2', 'ppm']
  expect(await ticks()).toEqual(wide)
  await surface.focus()
  await surface.press('Home')
  await surface.press('PageDown')
  await expect(surface).toHaveAttribute('aria-valuetext', '7.00 ppm')
  await surface.press('+')
  await expect.poll(ticks).not.toEqual(wide)
  expect(page.url()).toBe(address)
  expect(await findViolations(page, { include: '[data-spectrum]' })).toEqual([])
  await page.getByRole('button', { name: 'Show ethylbenzene again' }).click()
  await expect.poll(ticks).toEqual(whole)
  await expect(figure.locator('[data-letter]').first()).toBeVisible()
})

test('says what is wrong with a file on the first screen', async ({ page }) => {
  const { figure, ticks } = await open(page)
  await page.getByLabel('Your spectrum').setInputFiles({ name: 'a.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7') })
  await expect(figure.locator('[data-file-status]')).toContainText('a.pdf is not a JCAMP-DX file.')
  expect(await ticks()).toEqual(whole)
})
