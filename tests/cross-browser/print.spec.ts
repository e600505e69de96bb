import { inflateSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { test } from './on-browser'

test('prints the text of a page from the first sheet on', async ({ tab, browserName }) => {
  test.skip(browserName === 'webkit', 'WebKitGTK prints nothing by command.')
  for (const address of ['help/phase/', 'blog/2026-05-19-newsletter/', 'glossary/']) {
    await tab.goto(address)
    const [first = 0] = countShownTexts(await tab.pdf())
    // A line is one or two pieces.
    expect(first, address).toBeGreaterThan(10)
  }
})

/** How many pieces of text each sheet shows, in the order of the file. */
function countShownTexts(pdf: Buffer): number[] {
  const source = pdf.toString('latin1')
  const streams = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
  const contents = streams.flatMap(([, data = '']) => {
    try {
      return [inflateSync(Buffer.from(data, 'latin1')).toString('latin1')]
    } catch {
      // A picture or a font.
      return []
    }
  })
  return contents.map((content) => content.match(/T[jJ]\b/g)?.length ?? 0).filter((count) => count > 0)
}
