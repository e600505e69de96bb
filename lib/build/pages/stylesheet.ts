import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashedFilesPath } from '@/lib/site/next-internals'
import type { StrippedPage } from './finish-page'

/**
 * Writes the stylesheet of a site, which replaces all files that only Next's pages load. It has the stylesheets that the pages link,
 * each once, and the rules of their style attributes: cascade layers decide between the rules of different files, whose order
 * doesn't matter. Returns its address.
 */
export async function writeStylesheet(
  outDir: string,
  { pages, basePath }: { pages: StrippedPage[]; basePath: string },
): Promise<string> {
  const withoutBase = (address: string) =>
    address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address
  const files = new Set(pages.flatMap(({ sheets }) => sheets).map(withoutBase))
  const texts = await Promise.all([...files].map((file) => readFile(path.join(outDir, file), 'utf8')))
  const text = [...texts, ...new Set(pages.flatMap(({ rules }) => rules))].join('\n')
  await removeChunks(outDir)
  // Beside Next's folder `media`, since addresses of fonts are relative.
  const file = `${hashedFilesPath}css/${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.css`
  await mkdir(path.join(outDir, path.dirname(file)), { recursive: true })
  await writeFile(path.join(outDir, file), text)
  return basePath + file
}

/** Leaves fonts and pictures of stylesheets in Next's folder. */
async function removeChunks(outDir: string): Promise<void> {
  const statics = path.join(outDir, hashedFilesPath)
  for (const [folder, kept] of [
    [path.dirname(statics), 'static'],
    [statics, 'media'],
  ] as const) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((name) => name !== kept)) await rm(path.join(folder, name), { recursive: true })
  }
}
