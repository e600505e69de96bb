import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { openComplete } from './waiting'

/** The PostScript names of the fonts that draw an element. */
async function readFonts(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ postScriptName }) => postScriptName).join()
}

test('a first visit has true bold in the fallback, paper has the typeface of the site, and so has the next load', async ({
  page,
}) => {
  await openComplete(page, '/help/phase/')
  expect(await readFonts(page, 'h1')).toMatch(/Bold/)
  expect(await readFonts(page, '#main p')).toMatch(/Arial|Roboto|Liberation/)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => readFonts(page, '#main h2')).toMatch(/^Inter/)
  await page.emulateMedia({ media: 'screen' })
  await page.reload()
  await expect.poll(() => readFonts(page, 'h1')).toMatch(/^Inter/)
})
