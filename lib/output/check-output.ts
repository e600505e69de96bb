import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteConfig } from '@/lib/site/config'
import { decodePath } from '@/lib/site/decode-uri'
import { diagnose } from '@/lib/site/problems/diagnostic'
import { type Problem, Problems } from '@/lib/site/problems/problems'
import { checkPage, combinePages } from './page-rules'
import { readPage } from './read-page'
import { readSiteFiles } from './site-files'

/** The content and settings that the finished site was built from. */
export interface OutputOrigin {
  config: Pick<SiteConfig, 'url' | 'analytics'>
  /** Every page that must be there, with its Markdown file if it has one. */
  pages: Array<{ permalink: string; file?: string }>
  /** The writer's files, which are copied to the site unchanged. */
  copied: ReadonlySet<string>
}

/**
 * Checks the finished site for what the content cannot show. `secrets` are values that must not be part of the site, by the names of
 * their variables.
 */
export async function checkOutput(
  folder: string,
  { config, pages, copied }: OutputOrigin,
  secrets: Record<string, string> = {},
): Promise<Problem[]> {
  const files = new Set(await readSiteFiles(folder))
  const fileByPermalink = new Map(pages.map(({ permalink, file }) => [decodePath(permalink), file]))
  const allowedOrigins = [config.url, ...(config.analytics ? [config.analytics.src] : [])].map(
    (url) => new URL(url).origin,
  )
  const ofPages: Problem[] = []
  for (const file of files) {
    if (!file.endsWith('.html') || copied.has(file)) continue
    // Only problems are kept: the elements of a large site would not fit into memory.
    const page = await readPage(folder, file)
    const source = fileByPermalink.get(page.permalink) ?? page.outFile
    ofPages.push(...checkPage(page, source, allowedOrigins))
  }
  return [
    ...findMissing(folder, files, [...fileByPermalink.keys()]),
    ...(await checkFiles(folder, files, secrets)),
    ...combinePages(ofPages),
  ]
}

function findMissing(folder: string, files: Set<string>, permalinks: string[]): Problem[] {
  const pages = permalinks.map((permalink) => `${permalink === '/' ? '' : permalink}/index.html`)
  const missing = [...pages, '/404.html'].filter((file) => !files.has(file))
  return missing.map((file) => ({ file: path.posix.join(folder, file), ...diagnose('file-not-written') }))
}

/** Looks for stylesheets that load files from other hosts, and for secrets in any file. */
async function checkFiles(folder: string, files: Set<string>, secrets: Record<string, string>): Promise<Problem[]> {
  const problems = new Problems()
  const secretEntries = Object.entries(secrets)
  for (const name of files) {
    const isStylesheet = name.endsWith('.css')
    if (!isStylesheet && secretEntries.length === 0) continue
    const file = path.posix.join(folder, name)
    const bytes = await readFile(file)
    const foreign = /(?:url\(\s*["']?|@import\s*["'])((?:https?:)?\/\/[^"')\s]+)/i
    const [, address] = (isStylesheet && foreign.exec(bytes.toString())) || []
    if (address) problems.add({ file }, 'foreign-file-in-style-sheet', { address })
    for (const [variable, value] of secretEntries)
      if (bytes.includes(value)) problems.add({ file }, 'published-secret', { variable })
  }
  return problems.all
}
