import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '@/lib/content/source/problems'
import { forEachFew } from '@/lib/content/source/read'
import { readSiteFiles } from '@/lib/output/site-files'
import { formatPolicy, type PolicySources } from './content-policy'
import { completePage, type StrippedPage, stripPage } from './finish-page'
import { writeStylesheet } from './stylesheet'

/**
 * Turns the pages of an export into those that readers get: without React, with one stylesheet and a policy. A page that isn't as
 * expected is an error, since it would have no policy.
 */
export async function finishPages(
  outDir: string,
  { basePath, policySources, preloads }: { basePath: string; policySources: PolicySources; preloads: string[] },
): Promise<Problem[]> {
  const stripped: Array<{ file: string; page: StrippedPage }> = []
  const problems: Problem[] = []
  const files = (await readSiteFiles(outDir)).filter((file) => file.endsWith('.html'))
  await forEachFew(files, async (file) => {
    const html = await readFile(path.join(outDir, file), 'utf8')
    const page = stripPage(html)
    if ('missing' in page) problems.push(lacking(path.posix.join(outDir, file), page.missing))
    else stripped.push({ file, page })
  })
  if (problems.length > 0) return problems.sort(byFile)
  const pages = stripped.sort(byFile).map(({ page }) => page)
  const stylesheet = await writeStylesheet(outDir, { pages, basePath })
  // The same in all pages: one that is swapped in keeps the policy of the page before it.
  const scripts = new Set(pages.flatMap((page) => page.scripts))
  await forEachFew(stripped, async ({ file, page }) => {
    const policy = formatPolicy({ scripts, foreign: page.foreign, sources: policySources })
    await writeFile(path.join(outDir, file), completePage(page, { policy, stylesheet, preloads }))
  })
  return []
}

function lacking(file: string, missing: string[]): Problem {
  return {
    severity: 'error',
    file,
    found: `The page lacks ${missing.join(', ')}.`,
    fix: 'Its HTML is not what app/layout.tsx writes: correct the route, or read what Next has changed in lib/build/pages.',
  }
}

function byFile(a: { file: string }, b: { file: string }): number {
  return a.file < b.file ? -1 : 1
}
