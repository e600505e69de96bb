import { readFile } from 'node:fs/promises'
import type { Redirects } from '@/lib/content/links/redirects'
import type { Problem } from '@/lib/content/source/problems'
import type { SiteConfig } from '@/lib/site/config'
import { checkExported, checkStylesheets } from './check-files'
import { checkLinks } from './check-links'
import { checkPages } from './check-pages'
import { checkSecrets } from './check-secrets'
import { readConfigFiles } from './config-files'
import { decodePermalink, type PageSource, sourceByPermalink } from './page-source'
import { readPage } from './read-page'
import { readSiteFiles } from './site-files'

/** What the finished site was made from. */
export interface OutputOrigin {
  config: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'checks' | 'analytics'>
  configFile: string
  pages: PageSource[]
  /** Where former addresses lead. */
  redirects: Redirects
  /** Values that must not be part of the site, by the names of their variables. */
  secrets?: Record<string, string>
}

/** Judges the finished site as a reader's browser will meet it. */
export async function checkOutput(
  folder: string,
  { config, configFile, pages, redirects, secrets = {} }: OutputOrigin,
): Promise<Problem[]> {
  const files = new Set((await readSiteFiles(folder)).map((file) => file.path))
  const outputPages = []
  for (const file of files) if (file.endsWith('.html')) outputPages.push(await readPage(folder, file))
  const sources = sourceByPermalink(pages)
  const permalinks = new Set(pages.map((page) => decodePermalink(page.permalink)))
  const { checks, analytics } = config
  const problems = [
    ...checkExported(folder, permalinks, files),
    ...(await checkStylesheets(folder, files)),
    ...(await checkSecrets(folder, { files, secrets })),
    ...checkLinks({
      site: {
        files,
        rules: config,
        pageByFile: new Map(outputPages.map((page) => [page.file, page])),
        redirects: new Map([...redirects].map(([from, to]) => [decodePermalink(from), decodePermalink(to)])),
      },
      sources,
      configFiles: await readConfigFiles(configFile),
      brokenLinks: checks.brokenLinks,
      brokenAnchors: checks.brokenAnchors,
    }),
    ...checkPages(outputPages, {
      rules: config,
      sources,
      permalinks,
      allowedOrigins: analytics ? [new URL(analytics.src).origin] : [],
    }),
  ]
  return Promise.all(problems.map(withSourceLine))
}

/** Adds the text of the line at which a problem stands. */
async function withSourceLine(problem: Problem): Promise<Problem> {
  if (!problem.line) return problem
  const text = await readFile(problem.file, 'utf8').catch(() => '')
  const source = text.split(/\r?\n/)[problem.line - 1]
  return source === undefined ? problem : { ...problem, source }
}
