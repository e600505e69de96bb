import { type Page, expect as playwrightExpect } from '@playwright/test'
import { testFidFile, testSpectrumFile } from '@/figures/own-spectrum/test-files'
import { test } from '../../../tests/e2e/on-site'

// A worker starts and transforms on a busy machine.
const expect = playwrightExpect.configure({ timeout: 15_000 })

const fileOf = (text: string, name = 'mine.jdx') => ({ name, mimeType: '', buffer: Buffer.from(text) })

async function openPhase(page: Page) {
  await page.goto('tutorial-extras/pictures/')
  const figure = page.locator('[data-figure=phase]')
  await figure.scrollIntoViewIfNeeded()
  const ph0 = figure.getByRole('slider', { name: 'PH0' })
  await expect(ph0).toBeEnabled()
  return { figure, ph0, choose: figure.getByLabel('Your spectrum'), message: figure.locator('[data-file-status]') }
}

test('draws and phases a chosen FID, which stays in the browser', async ({ page, siteUrl }) => {
  const { figure, ph0, choose } = await openPhase(page)
  const address = page.url()
  const requests: Array<{ url: string; method: string; body: Buffer | null }> = []
  page.on('request', (request) =>
    requests.push({ url: request.url(), method: request.method(), body: request.postDataBuffer() }),
  )
  await choose.setInputFiles(fileOf(testFidFile({ degrees: 10 })))
  await expect(figure.getByText('mine.jdx, ¹H, 400 MHz, FID')).toBeVisible()
  await expect(figure.locator('[data-verdict]')).toContainText('from the correction that is found automatically')
  for (let step = 0; step < 20; step += 1) await ph0.press('ArrowLeft')
  await expect(figure.locator('[data-verdict]')).toContainText('Done. All 3 lines are within 5°')
  // Code and the next page are loaded from this site; nothing is sent.
  const origin = new URL(siteUrl).origin
  expect(requests.filter(({ url }) => url.includes('/own-spectrum-worker'))).toHaveLength(1)
  const sending = requests.filter(
    ({ url, method, body }) => new URL(url).origin !== origin || new URL(url).search || method !== 'GET' || body,
  )
  expect(sending).toEqual([])
  expect(page.url()).toBe(address)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
  expect(stored).not.toContain('mine')
  // What the page may connect to at all.
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')
  expect(policy).toContain("connect-src 'self'")
  await expect(figure.getByRole('button', { name: 'Copy link' })).toBeHidden()
})

test('shows the example again, by its button or a link of the text', async ({ page }) => {
  const { figure, ph0, choose } = await openPhase(page)
  const drawing = figure.locator('svg[role=img] > g')
  const example = await drawing.innerHTML()
  await choose.setInputFiles(fileOf(testSpectrumFile()))
  await expect(figure.getByText('mine.jdx, ¹H, 400 MHz, spectrum')).toBeVisible()
  await expect(figure.getByText('Drag the pivot.')).toBeHidden()
  await figure.getByRole('button', { name: 'Show the example again' }).click()
  await expect(choose).toBeFocused()
  expect(await drawing.innerHTML()).toBe(example)
  await expect(figure.getByText('simulated')).toBeVisible()
  await choose.setInputFiles(fileOf(testSpectrumFile()))
  await expect(figure.getByText('mine.jdx')).toBeVisible()
  await page.getByRole('link', { name: 'Half a turn more' }).click()
  await expect(ph0).toHaveValue('180')
  await expect(figure.getByText('simulated')).toBeVisible()
})

test('takes a file that is dropped on it', async ({ page }) => {
  const { figure } = await openPhase(page)
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'dropped.dx'))
    return transfer
  }, testFidFile())
  await figure.dispatchEvent('dragover', { dataTransfer: data })
  await expect(figure).toHaveAttribute('data-drop', '')
  await figure.dispatchEvent('drop', { dataTransfer: data })
  await expect(figure.getByText('dropped.dx, ¹H, 400 MHz, FID')).toBeVisible()
  await expect(figure).not.toHaveAttribute('data-drop', '')
})

test('says what is wrong with a file, and keeps what it shows', async ({ page }) => {
  const { figure, choose, message } = await openPhase(page)
  const spectrum = testSpectrumFile()
  const problems: Array<[string | Buffer, RegExp]> = [
    ['<html></html>', /mine.jdx is not a JCAMP-DX file\. .*choose that file/],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /is a binary file or an archive/],
    [spectrum.slice(0, spectrum.length / 2), /is damaged/],
    [spectrum.replace('DATATYPE= NMR', 'NUM DIM= 2\r\n##DATATYPE= nD NMR'), /contains a 2D spectrum or a series/],
    [Buffer.alloc(33 * 2 ** 20, 32), /more than 32 MB/],
  ]
  for (const [content, sentence] of problems) {
    await choose.setInputFiles({ ...fileOf(''), buffer: Buffer.from(content) })
    await expect(message).toHaveText(sentence)
    await expect(figure.getByText('simulated')).toBeVisible()
  }
  await choose.setInputFiles(fileOf(spectrum))
  await expect(figure.getByText('mine.jdx, ¹H')).toBeVisible()
  await expect(message).toBeEmpty()
})

test('says that the reader of files could not be loaded', async ({ page }) => {
  const { choose, message } = await openPhase(page)
  await page.route(/own-spectrum-worker/, (route) => route.abort())
  await choose.setInputFiles(fileOf(testFidFile()))
  await expect(message).toContainText('could not be loaded. Check the network connection')
  await page.unroute(/own-spectrum-worker/)
  await choose.setInputFiles(fileOf(testFidFile()))
  await expect(message).toBeEmpty()
})
