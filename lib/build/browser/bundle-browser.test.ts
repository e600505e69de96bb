import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { readTexts } from '@/lib/content/locales/read-texts'
import { findBundled } from '@/lib/content/site-script'
import { writeFolder } from '@/tests/write-folder'
import { bundleBrowser, styleSheets } from './bundle-browser'

test('includes a style sheet in the script, with its class names', async () => {
  const folder = await writeFolder('bundle', {
    'a.ts': "import styles from './b.module.css'\nself.a = styles.box",
    'b.module.css': '.box { color: red } .box p { margin: 0 }',
  })
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'a.ts')],
    ...{ bundle: true, write: false, format: 'esm', minify: true, logLevel: 'silent' },
    plugins: [styleSheets()],
  })
  const code = outputFiles[0]?.text ?? ''
  const [, name = ''] = /"(b[\w-]*_box)"/.exec(code) ?? []
  expect(name).not.toBe('')
  expect(code).toContain(`.${name}{color:red}.${name} p{margin:0}`)
  expect(code).toContain('adoptedStyleSheets')
})

test('bundles a small script without React, and the rest on demand', async () => {
  const assetDir = await writeFolder('assets', {})
  const config = { baseUrl: '/docs/', trailingSlash: true, offline: true }
  const site = { config, texts: await readTexts('content', 'fr') }
  await bundleBrowser({ site, assetDir, env: { NEXT_PUBLIC_SEARCH_ENGINE: 'local' } })
  const files = await readdir(assetDir)
  const read = (file: string) => readFile(path.join(assetDir, file), 'utf8')
  const entry = (await findBundled(assetDir, 'site.browser')) ?? ''
  expect(entry).toMatch(/^site\.browser-\w+\.js$/)
  const script = await read(entry)
  const parts = Array.from(script.matchAll(/import\("\.\/([^"]+)"\)/g), ([, file]) => file)
  expect(parts.length).toBeGreaterThan(3)
  expect(files).toEqual(expect.arrayContaining(parts))

  const atOnce = Array.from(
    script.matchAll(/(?:^|[;}])import(?:\{[^}]*\}from)?"\.\/([^"]+)"/g),
    ([, file = '']) => file,
  )
  const first = (await Promise.all([entry, ...atOnce].map(read))).join('')
  expect(first.length).toBeLessThan(40_000)
  expect(first).not.toMatch(/preact|useState/)
  expect(first).toContain('Rechercher')
  expect(first).toContain(`/docs/assets/${await findBundled(assetDir, 'search-worker')}`)
})
