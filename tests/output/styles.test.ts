import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { transform } from 'lightningcss'
import { styleTargets } from '@/lib/build/browser/browser-targets'
import { environment } from '@/lib/site/environment'
import { readSiteFiles } from '../../lib/output/site-files'

test('has the prefixes that the supported browsers need, in the stylesheet and in those of scripts', async () => {
  const { linked, adopted } = await readStyles()
  expect(linked.join()).toContain('-webkit-text-size-adjust:100%')
  expect(adopted.join()).toContain('-webkit-user-select:none')
  for (const css of [...linked, ...adopted]) {
    const { code } = transform({ filename: 'x.css', code: Buffer.from(css), minify: true, targets: styleTargets })
    expect(listPrefixed(css)).toEqual(listPrefixed(code.toString()))
  }
})

/** The texts of stylesheets: those of pages, and those of on-demand scripts. */
async function readStyles(): Promise<{ linked: string[]; adopted: string[] }> {
  const { outDir } = environment
  const files = await readSiteFiles(outDir)
  const read = (ending: RegExp) =>
    Promise.all(files.filter((file) => ending.test(file)).map((file) => readFile(path.join(outDir, file), 'utf8')))
  const scripts = (await read(/^\/assets\/.*\.js$/)).join('\n')
  const adopted = [...scripts.matchAll(/\.replaceSync\((["'`])((?:\\.|(?!\1)[^\\])*)\1\)/gs)]
  return {
    linked: await read(/^\/_next\/.*\.css$/),
    adopted: adopted.map(([, , css = '']) => css.replace(/\\(.)/gs, '$1')),
  }
}

function listPrefixed(css: string): string[] {
  const properties = css.matchAll(/[{;](-(?:webkit|moz)-[\w-]+):/g)
  return [...new Set(Array.from(properties, ([, property = '']) => property))].sort()
}
