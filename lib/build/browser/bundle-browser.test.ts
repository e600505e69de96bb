import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { readTexts } from '@/lib/content/locales/read-texts'
import { publishApart } from '@/tests/own-assets'
import { writeFolder } from '@/tests/write-folder'
import { bundleBrowser } from './bundle-browser'

publishApart()

test('writes the same files each time: one first script without further imports', async () => {
  const texts = await readTexts('content', 'en')
  const colorMode = { default: 'light', switch: true, system: false } as const
  const site = { config: { baseUrl: '/', trailingSlash: true, offline: true, colorMode }, texts }
  const env = { NEXT_PUBLIC_SEARCH_ENGINE: 'local' }
  const folders = await Promise.all(['one', 'other'].map((name) => writeFolder(name, {})))
  for (const assetDir of folders) await bundleBrowser({ site, assetDir, env })
  const [files = [], others] = await Promise.all(folders.map(async (folder) => (await readdir(folder)).sort()))
  expect(files).toEqual(others)
  const [first, ...more] = files.filter((file) => file.startsWith('site.browser-'))
  expect(more).toEqual([])
  expect(await readFile(`${folders[0]}/${first}`, 'utf8')).not.toMatch(/(^|;)import\s*[{"'`*]/)
})
