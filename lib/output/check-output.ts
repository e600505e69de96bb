import { readFile } from 'node:fs/promises'
import type { Redirects } from '@/lib/content/links/redirects'
import { applyLevels, type Problem } from '@/lib/content/source/problems'
import type { SiteConfig } from '@/lib/site/config'
import { decodePath } from '@/lib/site/decode-uri'
import { createResolver } from './address'
import { checkLinks } from './check-links'
import { fileRules } from './file-rules'
import { checkPage, describeFindings, type PageFinding } from './page-rules'
import { type PageSource, sourceByPermalink } from './page-source'
import { type LinkedPage, readPage } from './read-page'
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
  const files = new Set(await readSiteFiles(folder))
  const sources = sourceByPermalink(pages)
  const pageByFile = new Map<string, LinkedPage>()
  const findings: PageFinding[] = []
  const allowedOrigins = config.analytics ? [new URL(config.analytics.src).origin] : []
  const context = { site: config, sources, allowedOrigins, resolve: createResolver(config) }
  for (const file of files) {
    if (!file.endsWith('.html')) continue
    // Of each page only its links are kept: all elements of a large site would not fit into memory.
    const { elements, ...page } = await readPage(folder, file)
    pageByFile.set(file, page)
    findings.push(...checkPage({ ...page, elements }, context))
  }
  const formerAddresses = [...redirects].map(([from, to]) => [decodePath(from), decodePath(to)] as const)
  const site = { files, pageByFile, address: config, redirects: new Map(formerAddresses) }
  const ofFiles = fileRules.map((rule) => rule({ folder, files, permalinks: sources.keys(), secrets }))
  const problems = [
    ...(await Promise.all(ofFiles)).flat(),
    ...(await checkLinks({ site, sources, configFile, checks: config.checks })),
    ...describeFindings(findings),
  ]
  return Promise.all(applyLevels(problems, config.checks).map(withSourceLine))
}

/** Adds the text of the line at which a problem stands. */
async function withSourceLine(problem: Problem): Promise<Problem> {
  if (!problem.line) return problem
  const text = await readFile(problem.file, 'utf8').catch(() => '')
  const source = text.split(/\r?\n/)[problem.line - 1]
  return source === undefined ? problem : { ...problem, source }
}
