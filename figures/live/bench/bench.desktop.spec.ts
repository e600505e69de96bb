import { expect, type Page } from '@playwright/test'
import { testFidFile } from '@/figures/own-spectrum/test-files'
import { findViolations } from '../../../tests/e2e/axe'
import { onShippedSite as test } from '../../../tests/e2e/on-site'

const address = 'help/fid-to-spectrum/'

function benchOf(page: Page) {
  const figure = page.locator('[data-figure=fid-to-spectrum]')
  return {
    figure,
    start: figure.getByRole('button', { name: 'Start with this FID' }),
    verdict: figure.locator('[data-verdict]'),
    step: (name: string) => figure.getByRole('checkbox', { name }),
  }
}

async function openStarted(page: Page) {
  await page.goto(address)
  const bench = benchOf(page)
  await bench.start.click()
  await expect(bench.step('Window')).toBeEnabled()
  return bench
}

test('draws the chain without JavaScript, with links to the page of each step', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl })
  const page = await context.newPage()
  await page.goto(address)
  const { figure, start, verdict } = benchOf(page)
  await expect(figure.getByText('3 Zero filling')).toBeVisible()
  await expect(figure.getByText('6 Phase and baseline')).toBeVisible()
  await expect(verdict).toContainText('The FID of aspirin becomes its spectrum')
  await expect(start).toBeHidden()
  await expect(figure.locator('fieldset')).toBeHidden()
  for (const name of ['window', 'zero filling', 'phase', 'baseline', 'reference'])
    await expect(figure.getByRole('link', { name })).toHaveAttribute('href', /help\//)
  await context.close()
})

test('loads its data only when the reader starts it', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*(?:packed|load|operate)/.test(request.url())) fetched.push(request.url())
  })
  await page.goto(address)
  await benchOf(page).figure.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await benchOf(page).start.click()
  await expect(benchOf(page).step('Window')).toBeFocused()
  expect(fetched.some((url) => url.includes('packed'))).toBe(true)
})

test('goes from the FID to the spectrum of the instrument with keys, and says at each step what is wrong', async ({
  page,
}) => {
  const { figure, verdict, step } = await openStarted(page)
  await expect(verdict).toContainText('8192 points')
  await page.keyboard.press('Space')
  await expect(step('Window')).toBeChecked()
  await expect(verdict).toContainText('The window weights the last one with 20')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(figure.getByLabel('Zero filling')).toHaveValue('1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(verdict).toContainText('the phase turns 61 times')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(verdict).toContainText('The lines are tilted')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(verdict).toContainText('first-order phase')
  const ph1 = figure.getByRole('slider', { name: 'PH1' })
  await ph1.focus()
  for (let turn = 0; turn < 11; turn++) await page.keyboard.press('ArrowLeft')
  await expect(ph1).toHaveValue('-11')
  await expect(figure.getByLabel('Phase correction')).toHaveValue('2')
  await expect(verdict).toContainText('The baseline is not flat')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(verdict).toContainText('The axis is off by about 0.08')
  const shift = figure.getByRole('slider', { name: 'Shift X' })
  await shift.focus()
  for (let move = 0; move < 15; move++) await page.keyboard.press('ArrowRight')
  await expect(step('Reference')).toBeChecked()
  await expect(verdict).toContainText('Done. Nothing is left to correct')
  await expect(verdict).toHaveAttribute('data-verdict', 'met')
})

test('works with the pointer, and keeps the state in a link that starts it', async ({ page }) => {
  const { figure, verdict, step } = await openStarted(page)
  await step('Fourier transform').click()
  await figure.getByText('Digital filter', { exact: true }).click()
  await expect(step('Digital filter')).toBeChecked()
  await figure.getByLabel('Show').selectOption('other lines')
  const slider = figure.getByRole('slider', { name: 'PH0' })
  const box = await slider.boundingBox()
  if (!box) throw new Error('no slider')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(figure.getByLabel('Phase correction')).toHaveValue('2')
  const seen = await verdict.textContent()
  const [ph0, drawing] = [await slider.inputValue(), await figure.locator('svg > g').innerHTML()]
  expect(Number(ph0)).toBeLessThan(-50)
  await figure.getByRole('button', { name: 'Copy link' }).click()
  await expect(figure.locator('[data-copied]')).not.toBeEmpty()
  const { href } = new URL(page.url())
  await page.goto('about:blank')
  await page.goto(href)
  const again = benchOf(page)
  await expect(again.step('Fourier transform')).toBeChecked()
  await expect(again.figure.getByRole('slider', { name: 'PH0' })).toHaveValue(ph0)
  await expect(again.verdict).toHaveText(seen ?? '')
  expect(await again.figure.locator('svg > g').innerHTML()).toBe(drawing)
  await again.figure.getByRole('button', { name: 'Reset' }).click()
  await expect(again.step('Fourier transform')).not.toBeChecked()
  expect(new URL(page.url()).search).toBe('')
})

test('is accessible before and after the start', async ({ page }) => {
  await page.goto(address)
  expect(await findViolations(page, { include: '[data-figure=fid-to-spectrum]' })).toEqual([])
  await benchOf(page).start.click()
  await expect(benchOf(page).step('Window')).toBeEnabled()
  expect(await findViolations(page, { include: '[data-figure=fid-to-spectrum]' })).toEqual([])
})

test('offers a reload if the data do not load', async ({ page }) => {
  await page.route(/\/assets\/packed/, (route) => route.abort())
  await page.goto(address)
  const { figure, start, step } = benchOf(page)
  await start.click()
  await expect(figure.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(step('Window')).toBeDisabled()
})

test("processes the reader's FID, which stays in the browser, and shows the example again", async ({ page }) => {
  const { figure, verdict, step } = await openStarted(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const file = { name: 'mine.jdx', mimeType: '', buffer: Buffer.from(testFidFile()) }
  await figure.getByLabel('Your spectrum').setInputFiles(file)
  await expect(figure.getByText('mine.jdx, ¹H, 400')).toBeVisible({ timeout: 15_000 })
  await expect(verdict).toContainText('The first 60 of them')
  await step('Digital filter').click()
  await step('Fourier transform').click()
  await expect(verdict).toContainText('The lines are tilted')
  await figure.getByLabel('Phase correction').selectOption('automatic')
  await figure.getByLabel('Zero filling').selectOption('2 ×')
  await expect(verdict).toContainText('of the spectrum phased automatically')
  expect(sent).toEqual([])
  await figure.getByRole('button', { name: 'Show the example again' }).click()
  await expect(verdict).toContainText('8192 points')
  await expect(figure.locator('[data-origin]')).toHaveText('measured')
})

test('is started by a link to its settings from the tutorial, and follows the links of its page', async ({ page }) => {
  await page.goto('tutorials/fid-to-publication-string/')
  await page.getByRole('link', { name: 'without the digital filter' }).click()
  const { figure, verdict, step } = benchOf(page)
  await expect(step('Fourier transform')).toBeChecked()
  await expect(figure).toBeInViewport()
  await expect(verdict).toContainText('the phase turns 61 times')
  await expect(figure.getByLabel('Show')).toHaveValue('3')
  await page.getByRole('link', { name: 'empty parts of the spectrum' }).click()
  await expect(verdict).toContainText('The baseline is not flat')
  await expect(step('Window')).toBeChecked()
  await expect(figure).toBeInViewport()
  await page.goBack()
  await expect(verdict).toContainText('the phase turns 61 times')
  await expect(step('Window')).not.toBeChecked()
})
