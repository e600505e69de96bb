import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { bundleBrowser } from '@/lib/build/browser/bundle-browser'
import { readTexts } from '@/lib/content/locales/read-texts'
import { writeFolder } from '@/tests/write-folder'

/** The files that a script asks for when it starts, itself included. */
async function readWhole(folder: string, file: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(file)) return found
  found.add(file)
  const text = await readFile(path.join(folder, file), 'utf8')
  for (const [, next = ''] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) await readWhole(folder, next, found)
  return found
}

test('the first figure of a page costs at most 20 kB, each further one 6 kB, compressed', async () => {
  const assetDir = await writeFolder('assets', {})
  const site = {
    config: { baseUrl: '/', trailingSlash: true, locale: 'en' },
    texts: await readTexts('content', 'en'),
  }
  await bundleBrowser({ site, assetDir, env: { NEXT_PUBLIC_SEARCH_ENGINE: 'local' } })
  const written = await readdir(assetDir)
  const sources = await readdir('components/figures')
  const names = sources.filter((file) => file.endsWith('.ts') && !/\.(browser|test)\.ts$/.test(file))
  expect(names.length).toBeGreaterThanOrEqual(10)
  const weigh = async (files: Iterable<string>) => {
    const sizes = await Promise.all(
      Array.from(files, async (file) => gzipSync(await readFile(path.join(assetDir, file))).length),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const entryOf = (name: string) => written.find((file) => file.startsWith(`${name}-`)) ?? ''
  const kit = await readWhole(assetDir, entryOf('operate.browser'))
  for (const name of names.map((file) => path.basename(file, '.ts'))) {
    const files = await readWhole(assetDir, entryOf(name))
    expect(await weigh(new Set([...kit, ...files])), `${name} as the first`).toBeLessThanOrEqual(20_000)
    expect(await weigh([...files].filter((file) => !kit.has(file))), `${name} after others`).toBeLessThanOrEqual(6000)
  }
  const first = await weigh(new Set([...kit, ...(await readWhole(assetDir, entryOf('line-broadening')))]))
  console.log(`line-broadening as the first figure: ${first} B gzip, in ${kit.size + 1} files or more`)
})
