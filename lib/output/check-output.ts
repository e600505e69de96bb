import { checkLinks, type WrittenLink } from '@/lib/content/links/check-links'
import type { Redirects } from '@/lib/content/links/redirects'
import type { Problem } from '@/lib/content/source/problems'
import type { SiteConfig } from '@/lib/site/config'
import { decodePath } from '@/lib/site/decode-uri'
import { fileRules } from './file-rules'
import { checkPage, describeFindings, type PageFinding } from './page-rules'
import { type OutputPage, type Reference, readPage } from './read-page'
import { readSiteFiles } from './site-files'

/** What the finished site was made from. */
export interface OutputOrigin {
  config: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'checks' | 'analytics'>
  /** Every page that must be there, with its Markdown file if it has one. */
  pages: Array<{ permalink: string; file?: string }>
  /** Where former addresses lead. */
  redirects: Redirects
  /** Keys of the addresses that were looked up in the content. */
  judged: ReadonlySet<string>
  /** The writer's files, which are copied to the site as they are. */
  copied: ReadonlySet<string>
}

/** Checks the finished site for what the content cannot show. */
export async function checkOutput(
  folder: string,
  { config, pages, redirects, judged, copied }: OutputOrigin,
  /** Values that must not be part of the site, by the names of their variables. */
  secrets: Record<string, string> = {},
): Promise<Problem[]> {
  const files = new Set(await readSiteFiles(folder))
  const fileByPermalink = new Map(pages.map(({ permalink, file }) => [decodePath(permalink), file]))
  const allowedOrigins = [config.url, ...(config.analytics ? [config.analytics.src] : [])].map(
    (url) => new URL(url).origin,
  )
  const idsByFile = new Map<string, Set<string>>()
  const findings: PageFinding[] = []
  const links: WrittenLink[] = []
  for (const file of files) {
    if (!file.endsWith('.html') || copied.has(file)) continue
    // Only ids and links are kept: the elements of a large site would not fit into memory.
    const page = await readPage(folder, file)
    const source = fileByPermalink.get(page.permalink) ?? page.outFile
    idsByFile.set(file, page.anchors)
    links.push(...page.references.map((reference) => toLink(reference, page, source)))
    findings.push(...checkPage(page, source, { allowedOrigins }))
  }
  const formerAddresses = [...redirects].map(([from, to]) => [decodePath(from), decodePath(to)] as const)
  const targets = { address: config, files, idsByFile, redirects: new Map(formerAddresses) }
  const ofFiles = fileRules.map((rule) => rule({ folder, files, permalinks: fileByPermalink.keys(), secrets }))
  return [
    ...(await Promise.all(ofFiles)).flat(),
    ...(await checkLinks(links, { targets, checks: config.checks, judged })).problems,
    ...describeFindings(findings),
  ]
}

function toLink({ element, attribute, written }: Reference, { permalink }: OutputPage, file: string): WrittenLink {
  return { written, permalink, noun: nounOf(element, attribute), spot: { file } }
}

function nounOf(element: string, attribute: string): WrittenLink['noun'] {
  if (element === 'img' || attribute === 'poster' || element === 'meta' || element === 'image') return 'image'
  if (element === 'video' || element === 'audio' || element === 'source') return 'media file'
  return attribute === 'href' && element !== 'link' ? 'link' : 'file'
}
