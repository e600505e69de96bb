import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { createTexts } from '@/lib/site/texts'
import { writeFolder } from '@/tests/write-folder'
import { bundleBrowser } from './bundle-browser'
import { styleSheets, writeTexts } from './plugins'

const templates = { close: 'Fermer', count: { one: '{count} page', other: '{count} pages' } }
const texts = createTexts({ locale: 'fr', templates, untranslated: { open: 'Open' } })

async function bundleText(code: string, files: Record<string, string> = {}): Promise<string> {
  const folder = await writeFolder('bundle', { 'components/a.browser.ts': code, ...files })
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'components/a.browser.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    logLevel: 'silent',
    define: { 'process.env': '{}' },
    plugins: [writeTexts(texts), styleSheets()],
  })
  return outputFiles[0]?.text ?? ''
}

const importT = "import { t } from '@/lib/site/text'\n"

test('texts stand in the code, in the language of the site, and no others', async () => {
  expect((await bundleText(`${importT}self.a = [t('close'), t('open')]`)).trim()).toBe('self.a=["Fermer","Open"];')
  const counted = await bundleText(`${importT}self.a = t('count', { count: 2 })`)
  expect(counted).toContain('{count} pages')
  expect(counted).not.toContain('Fermer')
  await expect(bundleText(`${importT}self.a = t('nothing')`)).rejects.toThrow('The interface has no text "nothing"')
})

test('a style sheet travels in the script, with the class names that the script uses', async () => {
  const code = await bundleText("import styles from './b.module.css'\nself.a = styles.box", {
    'components/b.module.css': '.box { color: red } .box p { margin: 0 }',
  })
  const [, name = ''] = /"(b[\w-]*_box)"/.exec(code) ?? []
  expect(name).not.toBe('')
  expect(code).toContain(`.${name}{color:red}.${name} p{margin:0}`)
  expect(code).toContain('adoptedStyleSheets')
})

test('the site has one script for every page, without React', async () => {
  const assetDir = await writeFolder('assets', {})
  const config = { baseUrl: '/docs/', trailingSlash: true, locale: 'fr' }
  const { readTexts } = await import('@/lib/content/locales/read-texts')
  const site = { config, texts: await readTexts('content', 'fr') }
  const address = await bundleBrowser({ site, assetDir, env: { NEXT_PUBLIC_SEARCH_ENGINE: 'local' } })
  expect(address).toMatch(/^\/docs\/assets\/site\.browser-\w+\.js$/)
  expect(await readdir(assetDir)).toContain(path.basename(address))
  const script = await readFile(path.join(assetDir, path.basename(address)), 'utf8')
  expect(script).not.toMatch(/preact|(?<!document\.)createElement\(|useState/)
  // Another file would be another request of every page; parts on demand are there.
  expect(script).not.toMatch(/\bfrom\s*"|\bimport\s*"/)
  const parts = Array.from(script.matchAll(/import\("\.\/([^"]+)"\)/g), ([, file]) => file)
  expect(parts.length).toBeGreaterThan(3)
  expect(await readdir(assetDir)).toEqual(expect.arrayContaining(parts))

  // The search's dialog asks for the modal and for all that it needs at the same time.
  const [, together = ''] = /"(\.\/search-modal[^"]+)"/.exec(script) ?? []
  const asked = together.split(',')
  const importsOf = async (file: string) => {
    const code = await readFile(path.join(assetDir, file), 'utf8')
    return Array.from(code.matchAll(/(?:^|[;}])import(?:\{[^}]*\}from)?"([^"]+)"/g), ([, name = '']) => name)
  }
  const [modal = '', ...beside] = asked
  expect(beside.length).toBeGreaterThan(0)
  const known = [...asked, ...(await Promise.all(beside.map(importsOf))).flat()]
  expect(known).toEqual(expect.arrayContaining(await importsOf(modal)))
})
