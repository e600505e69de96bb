import { rm } from 'node:fs/promises'
import { buildGraph, graphFolder, pageFile, type SiteGraph, type SiteRecord, siteFile } from '@/lib/content/graph'
import type { SiteSettings } from '@/lib/content/read-settings'
import { readSite, type Site } from '@/lib/content/read-site'
import type { SitePage } from '@/lib/content/site-page'
import { forEachConcurrent, writeFileAtomic } from '@/lib/content/source/read'
import { type PageText, readCode, readCodeText } from '@/lib/content/text-cache'
import type { Problem } from '@/lib/site/problems/problems'
import { type CheckedContent, checkContent } from './check-content'

/** The content as an update has read it, and what it has written. */
export interface GraphUpdate extends CheckedContent {
  site: Site
  /** What the records contain, without code. */
  graph: SiteGraph
  /** The numbers of records that were written and removed; the others are as before. */
  written: number
  removed: number
}

/**
 * The first step of a build: reads, addresses, compiles, arranges and checks the content of one language, and writes it as JSON, a file
 * for the site and one for each page. All other programs read these files. In development each update writes the records that differ
 * from those of the one before.
 */
export class Graph {
  readonly folder: string
  readonly #locale: string | undefined
  /** The written record of the site. */
  #site: string | undefined
  /** The written records of pages by file, with the hashes of the texts of pages instead of the texts. */
  #records = new Map<string, string>()
  readonly #failuresByHash = new Map<string, Promise<Problem[]>>()

  /** The graph of the content in its own language, or in another one. */
  constructor(locale?: string) {
    this.#locale = locale
    this.folder = graphFolder(locale)
  }

  /** Writes the record of a site without pages, for programs that start before the content is read. */
  async writeEmpty(settings: SiteSettings): Promise<SiteGraph> {
    await rm(this.folder, { recursive: true, force: true })
    const none = { versions: [], navbar: [], blogSidebar: [], searchLinks: [], redirects: new Map(), pages: [] }
    const record = await formatSite({ ...settings, ...none }, { problems: [], copied: new Set() })
    await this.#writeSite(record)
    return buildGraph(this.folder, record, [])
  }

  /** Writes the records of the content as it is now; `findMore` returns problems that other checks find. */
  async update(findMore: (site: Site) => Promise<Problem[]> = async () => []): Promise<GraphUpdate> {
    // Another process may have written the records of another site.
    if (this.#site === undefined) await rm(this.folder, { recursive: true, force: true })
    const site = await readSite(this.#locale)
    const checked = await checkContent(site)
    const { pages, announcement, failures } = await this.#tryTexts(site)
    const problems = [...checked.problems, ...failures, ...(await findMore(site))]
    const record = await formatSite(site, { ...checked, problems, announcement })
    const files = new Map(pages.map((page) => [pageFile(this.folder, page.permalink), page]))
    const next = new Map([...files].map(([file, page]) => [file, formatState(page)]))
    const changed = [...files].filter(([file]) => next.get(file) !== this.#records.get(file))
    await forEachConcurrent(changed, ([file, page]) => writeFileAtomic(file, Buffer.from(formatRecord(page))))
    // Last, since it names the others.
    const isChanged = await this.#writeSite(record)
    const gone = [...this.#records.keys()].filter((file) => !next.has(file))
    await Promise.all(gone.map((file) => rm(file, { force: true })))
    this.#records = next
    const graph = buildGraph(this.folder, record, pages)
    return {
      ...checked,
      problems,
      site,
      graph,
      written: changed.length + Number(isChanged),
      removed: gone.length,
    }
  }

  /** Returns whether the record differs from the written one. */
  async #writeSite(record: SiteRecord): Promise<boolean> {
    const text = JSON.stringify(record)
    if (text === this.#site) return false
    await writeFileAtomic(siteFile(this.folder), Buffer.from(text))
    this.#site = text
    return true
  }

  /** Adds what fails to the problems of the texts. */
  async #tryTexts(site: Site): Promise<Pick<Site, 'pages' | 'announcement'> & { failures: Problem[] }> {
    const failures: Problem[] = []
    const attempt = async (text: PageText) => {
      const found = await this.#tryText(text)
      failures.push(...found)
      return { ...text, problems: [...text.problems, ...found] }
    }
    const pages: SitePage[] = []
    for (const page of site.pages) {
      const runsCode = 'text' in page && page.text.runsCode
      pages.push(runsCode ? { ...page, text: await attempt(page.text) } : page)
    }
    const { announcement } = site
    return { pages, announcement: announcement?.runsCode ? await attempt(announcement) : announcement, failures }
  }

  /** Runs the code of a text, once for each state of it: in Next a failure would have no file and line, and endless code no end. */
  #tryText(text: PageText): Promise<Problem[]> {
    const trial = this.#failuresByHash.get(text.hash) ?? runText(text)
    this.#failuresByHash.set(text.hash, trial)
    return trial
  }
}

/** Loads what runs code only if a text has some. */
async function runText(text: PageText): Promise<Problem[]> {
  const code = await readCode(text)
  return code ? (await import('./try-code')).tryCode(code) : []
}

/** Changes with the record of a page. Failures of code have no other cause than the text. */
function formatState(page: SitePage): string {
  return JSON.stringify('text' in page ? { ...page, text: page.text.hash } : page)
}

/** The record of a page, with the code of its text, which is JSON already. */
function formatRecord(page: SitePage): string {
  const code = 'text' in page ? readCodeText(page.text) : undefined
  const record = JSON.stringify({ page })
  return code === undefined ? record : `${record.slice(0, -1)},"code":${code}}`
}

type RecordedSite = Pick<
  Site,
  'config' | 'texts' | 'versions' | 'navbar' | 'blogSidebar' | 'searchLinks' | 'redirects' | 'pages'
>

async function formatSite(
  { config, texts, versions, navbar, blogSidebar, searchLinks, redirects, pages }: RecordedSite,
  { problems, copied, announcement }: CheckedContent & { announcement?: PageText | undefined },
): Promise<SiteRecord> {
  return {
    ...{ config, versions, navbar, blogSidebar, searchLinks, problems },
    texts: { locale: texts.locale, templates: texts.templates },
    ...(announcement && { announcement: { text: announcement, code: await readCode(announcement) } }),
    redirects: [...redirects],
    permalinks: pages.map(({ permalink }) => permalink),
    copied: [...copied],
  }
}
