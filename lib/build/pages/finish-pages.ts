import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileExists } from '@/lib/content/source/read'
import { readSiteFiles } from '@/lib/output/site-files'
import { hashedFilesPath } from '@/lib/site/next-internals'
import { diagnose } from '@/lib/site/problems/diagnostic'
import type { Problem } from '@/lib/site/problems/problems'
import { formatPolicy, type Origins, type PolicySources } from './content-policy'
import { completePage, type StrippedPage, stripPage } from './finish-page'
import { readSidebars, sidebarsFolder } from './sidebar-copy'

/**
 * Turns the pages of an export into those that readers get: without React, with one stylesheet and a policy. A page that isn't as
 * expected is an error, since it would have no policy.
 */
export async function finishPages(
  outDir: string,
  { basePath, policySources }: { basePath: string; policySources: PolicySources },
): Promise<Problem[]> {
  const stripped: Array<{ file: string; page: StrippedPage }> = []
  const problems: Problem[] = []
  // Assets are files of the writer.
  const files = (await readSiteFiles(outDir)).filter((file) => file.endsWith('.html') && !file.startsWith('/assets/'))
  // Synchronous, because promises take several times as long.
  for (const file of files) {
    const page = stripPage(readFileSync(path.join(outDir, file), 'utf8'))
    if (!('missing' in page)) stripped.push({ file, page })
    else problems.push({ file: path.posix.join(outDir, file), ...diagnose('incomplete-page', page) })
  }
  problems.push(...(await findMissingSheets(outDir, stripped, basePath)))
  if (problems.length > 0) return problems.sort(byFile)
  const sidebars = await takeSidebars(outDir, stripped)
  const pages = stripped.sort(byFile).map(({ page }) => page)
  const stylesheet = await writeStylesheet(outDir, pages, basePath)
  // The same in all pages: a page that is swapped in runs under the policy of the page that was loaded.
  const scripts = new Set(pages.flatMap((page) => page.scripts))
  const policy = formatPolicy({ scripts, foreign: mergeOrigins(pages), sources: policySources })
  for (const { file, page } of stripped) {
    const sidebar = page.sidebar && sidebars.get(page.sidebar.id)?.(page.sidebar.current)
    if (page.sidebar && sidebar === undefined) {
      const missing = [`its sidebar "${page.sidebar.id}"`]
      problems.push({ file: path.posix.join(outDir, file), ...diagnose('incomplete-page', { missing }) })
    }
    writeFileSync(path.join(outDir, file), completePage(page, { policy, stylesheet, sidebar }))
  }
  return problems
}

/** Takes the page that shows all sidebars out of the site. */
async function takeSidebars(outDir: string, pages: Array<{ file: string; page: StrippedPage }>) {
  const index = pages.findIndex(({ file }) => file === `/${sidebarsFolder}/index.html`)
  const [source] = index < 0 ? [] : pages.splice(index, 1)
  await rm(path.join(outDir, sidebarsFolder), { recursive: true, force: true })
  return readSidebars(source?.page.html ?? '')
}

/** The origins that any page loads from. */
function mergeOrigins(pages: StrippedPage[]): Origins {
  const merged: Origins = new Map()
  for (const [directive, origins] of pages.flatMap(({ foreign }) => [...foreign]))
    merged.set(directive, new Set([...(merged.get(directive) ?? []), ...origins]))
  return merged
}

function byFile(a: { file: string }, b: { file: string }): number {
  return a.file < b.file ? -1 : 1
}

/**
 * Writes the stylesheet of a site, which replaces all files that only Next's pages load. It has the stylesheets that the pages link,
 * each once, and the rules of their style attributes: cascade layers decide between the rules of different files, whose order
 * doesn't matter. Returns its address.
 */
async function writeStylesheet(outDir: string, pages: StrippedPage[], basePath: string): Promise<string> {
  const files = new Set(pages.flatMap(({ sheets }) => sheets).map((address) => withoutBase(address, basePath)))
  const texts = await Promise.all([...files].map((file) => readFile(path.join(outDir, file), 'utf8')))
  const text = [...texts, ...new Set(pages.flatMap(({ rules }) => rules))].join('\n')
  await removeChunks(outDir)
  // Beside Next's folder `media`, since addresses of fonts are relative.
  const file = `${hashedFilesPath}css/${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.css`
  await mkdir(path.join(outDir, path.dirname(file)), { recursive: true })
  await writeFile(path.join(outDir, file), text)
  return basePath + file
}

function withoutBase(address: string, basePath: string): string {
  return address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address
}

/** Stylesheets that the code of a page links, and that are not files of the export. */
async function findMissingSheets(
  outDir: string,
  stripped: Array<{ file: string; page: StrippedPage }>,
  basePath: string,
): Promise<Problem[]> {
  const sheets = new Set(stripped.flatMap(({ page }) => page.sheets))
  const missing = new Set<string>()
  for (const sheet of sheets)
    if (!(await fileExists(path.join(outDir, withoutBase(sheet, basePath))))) missing.add(sheet)
  return stripped.flatMap(({ file, page }) => {
    const found = page.sheets.filter((sheet) => missing.has(sheet))
    return found.map((address) => ({
      file: path.posix.join(outDir, file),
      ...diagnose('missing-page-style-sheet', { address }),
    }))
  })
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
