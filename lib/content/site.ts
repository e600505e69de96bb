import { statSync } from 'node:fs'
import { isListed } from '@/lib/content/source/visibility'
import { environment } from '@/lib/site/environment'
import { graphFolder, type PageRecord, readPageRecord, readSiteRecord, type SiteRecord, siteFile } from './graph'
import type { SitePage } from './site-page'

/** The records of the language that this process renders. */
function folder(): string {
  return graphFolder(environment.locale)
}

let kept: { stamp: string; site: SiteRecord } | undefined

/** What all pages share; read again when the development server has written it again. */
export function getSite(): SiteRecord {
  const file = siteFile(folder())
  const { ino, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
  const stamp = `${file} ${ino} ${mtimeMs}`
  if (kept?.stamp !== stamp) kept = { stamp, site: readSiteRecord(folder()) }
  return kept.site
}

/** The record of the page at a permalink; undefined if there is none. */
export function findRecord(permalink: string): PageRecord | undefined {
  return readPageRecord(folder(), permalink)
}

/** The record of the page at a permalink; throws if there is none. */
export function getRecord(permalink: string): PageRecord {
  const record = findRecord(permalink)
  if (!record) throw new Error(`No page has the address ${permalink}.`)
  return record
}

/** The page at a permalink; throws if there is none. */
export function getPage(permalink: string): SitePage {
  return getRecord(permalink).page
}

/** Pages for lists such as the sitemap. */
export function getListedPages(): SitePage[] {
  return getSite().permalinks.map(getPage).filter(isListed)
}
