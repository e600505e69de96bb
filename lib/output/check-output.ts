import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { LinkTargets, SiteAddress } from '@/lib/content/links/link-target'
import type { SiteConfig } from '@/lib/site/config'
import { decodePath } from '@/lib/site/decode-uri'
import { diagnose } from '@/lib/site/problems/diagnostic'
import { type Problem, Problems } from '@/lib/site/problems/problems'
import { fromRoot, listLoadedByScript, listLoadedByStyles } from './loaded-files'
import { checkPage, combinePages, findMissingFiles } from './page-rules'
import { readPage } from './read-page'
import { readSiteFiles } from './site-files'

/** The content and settings that the finished site was built from. */
export interface OutputOrigin {
  config: SiteAddress & Pick<SiteConfig, 'analytics'>
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
  const targets: LinkTargets = { address: config, files, idsByFile: new Map(), redirects: new Map() }
  const ofPages: Problem[] = []
  for (const file of files) {
    if (!file.endsWith('.html') || copied.has(file)) continue
    // Only problems are kept: the elements of a large site would not fit into memory.
    const page = readPage(folder, file)
    const source = fileByPermalink.get(page.permalink) ?? page.outFile
    ofPages.push(...checkPage(page, source, { allowedOrigins, targets }))
  }
  return [
    ...findMissing(folder, files, [...fileByPermalink.keys()]),
    ...(await checkFiles(folder, { targets, copied, secrets })),
    ...combinePages(ofPages),
  ]
}

function findMissing(folder: string, files: Set<string>, permalinks: string[]): Problem[] {
  const pages = permalinks.map((permalink) => `${permalink === '/' ? '' : permalink}/index.html`)
  const missing = [...pages, '/404.html'].filter((file) => !files.has(file))
  return missing.map((file) => ({ file: path.posix.join(folder, file), ...diagnose('file-not-written') }))
}

interface FileChecks {
  targets: LinkTargets
  copied: ReadonlySet<string>
  secrets: Record<string, string>
}

/** Looks for scripts and stylesheets that load missing files, for stylesheets that load files from other hosts, and for secrets. */
async function checkFiles(folder: string, { targets, copied, secrets }: FileChecks): Promise<Problem[]> {
  const problems = new Problems()
  const secretEntries = Object.entries(secrets)
  for (const name of targets.files) {
    const isStylesheet = name.endsWith('.css')
    const isScript = name.endsWith('.js') && !copied.has(name)
    if (!isStylesheet && !isScript && secretEntries.length === 0) continue
    const file = path.posix.join(folder, name)
    const bytes = await readFile(file)
    const styles = isStylesheet ? listLoadedByStyles(`${bytes}`) : []
    const foreign = styles.find((address) => /^(?:https?:)?\/\//i.test(address))
    if (foreign) problems.add({ file }, 'foreign-file-in-style-sheet', { address: foreign })
    const loaded = isScript ? listLoadedByScript(`${bytes}`, targets.address) : styles
    const fromPage = loaded.map((address) => fromRoot(address, name, targets.address))
    problems.addAll(findMissingFiles(fromPage, '/', targets).map((found) => ({ file, ...found })))
    for (const [variable, value] of secretEntries)
      if (bytes.includes(value)) problems.add({ file }, 'published-secret', { variable })
  }
  return problems.all
}
