import { rm } from 'node:fs/promises'
import { checkSiteLinks } from '@/lib/content/check-site-links'
import { graphFolder, readGraph, type SiteGraph } from '@/lib/content/graph'
import { assetDir } from '@/lib/content/links/assets'
import type { Redirects } from '@/lib/content/links/redirects'
import type { Site } from '@/lib/content/read-site'
import { pruneTexts } from '@/lib/content/text-cache'
import type { OutputOrigin } from '@/lib/output/check-output'
import { type SiteLocale, siteLocales } from '@/lib/site/locale'
import { diagnose } from '@/lib/site/problems/diagnostic'
import type { Problem } from '@/lib/site/problems/problems'
import { checkLengths, fileOf } from './check-content'
import { Graph } from './graph'
import { startWatchdog } from './watchdog'

/** What the first step of a build has found and written. */
export interface WrittenGraphs {
  problems: Problem[]
  /** The numbers of records and compiled texts. */
  records: number
  compiled: number
  folders: string[]
}

/** Reads and checks the content in all languages, and writes its records; its pictures and files go into empty folders of assets. */
export async function writeGraphs({ mostSilentSeconds = 60 } = {}): Promise<WrittenGraphs> {
  startWatchdog(mostSilentSeconds)
  const problems: Problem[] = []
  const sites: Site[] = []
  const folders: string[] = []
  let records = 0
  const write = async (translation?: string) => {
    await rm(assetDir(translation), { recursive: true, force: true })
    const graph = new Graph(translation)
    const { site, problems: found, written } = await graph.update()
    problems.push(...found, ...site.pages.flatMap(checkLengths))
    sites.push(site)
    folders.push(graph.folder)
    records += written
    return site
  }
  const locales = siteLocales((await write()).config)
  for (const { code, isOriginal } of locales) if (!isOriginal) await write(code)
  problems.push(...(await checkSiteLinks(sites)), ...findCollisions(sites, locales))
  await pruneTexts()
  // Untranslated texts have the same problems in every language.
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  const compiled = sites.reduce((sum, { textCounts }) => sum + textCounts.compiled, 0)
  return { problems: [...unique.values()], records, compiled, folders }
}

/** Pages of the content at addresses that belong to a translation. */
function findCollisions([original]: Site[], locales: SiteLocale[]): Problem[] {
  return (original?.pages ?? []).flatMap((page) => {
    const { permalink } = page
    const taken = locales.find(({ code, isOriginal }) => !isOriginal && `${permalink}/`.startsWith(`/${code}/`))
    if (!taken) return []
    return [{ file: fileOf(page) ?? 'site.yml', ...diagnose('address-of-language', { permalink, code: taken.code }) }]
  })
}

/** One language of the site, as the first step has written it. */
export interface LocaleGraph {
  locale: SiteLocale
  graph: SiteGraph
  /** The language of a translation; undefined for that of the content. */
  translation: string | undefined
}

/** Reads the records of all languages, first those of the content's own: its export empties the folder that contains the others. */
export function readGraphs(): LocaleGraph[] {
  const original = readGraph(graphFolder())
  const locales = siteLocales(original.config).sort((a, b) => Number(b.isOriginal) - Number(a.isOriginal))
  return locales.map((locale) => {
    const translation = locale.isOriginal ? undefined : locale.code
    return { locale, translation, graph: translation ? readGraph(graphFolder(translation)) : original }
  })
}

/** The path of a permalink or file in the whole site. */
function place({ translation }: LocaleGraph, permalink: string): string {
  return translation ? `/${translation}${permalink}`.replace(/\/$/, '') : permalink
}

/** The redirects of all languages, below the base path of the content's own. */
export function listRedirects(editions: LocaleGraph[]): Redirects {
  return new Map(
    editions.flatMap((edition) =>
      [...edition.graph.redirects].map(([from, to]) => [place(edition, from), place(edition, to)] as const),
    ),
  )
}

/** What the check of the finished site expects. */
export function collectExpectations(editions: LocaleGraph[]): OutputOrigin {
  const [original] = editions
  if (!original) throw new Error('The site has no language.')
  const pages = editions.flatMap((edition) =>
    edition.graph.pages.map((page) => ({ permalink: place(edition, page.permalink), file: fileOf(page) })),
  )
  const copied = editions.flatMap((edition) => Array.from(edition.graph.copied, (file) => place(edition, file)))
  return { config: original.graph.config, pages, copied: new Set(copied) }
}
