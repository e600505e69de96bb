import { cache } from 'react'
import { contentDir, signTree } from '@/lib/content/source/read'
import { isListed } from '@/lib/content/source/visibility'
import { environment } from '@/lib/site/environment'
import { findPage } from './page-list'
import { readSite, type Site } from './read-site'
import type { SitePage } from './site-page'

interface Memo {
  key: string
  site: Promise<Site>
}

// Next loads this module several times, as does the development server: all instances share one site.
const shared = globalThis as typeof globalThis & { siteMemo?: Memo | undefined }

// Computed once per request.
const signContent = cache(signTree)

/** The site, read once; the development server reads it again after a change of the content. */
export function getSite(): Promise<Site> {
  const dir = contentDir()
  const locale = environment.locale
  const name = `${dir} ${locale ?? ''}`
  const key = environment.isDevelopment ? `${name} ${signContent(dir)}` : name
  if (shared.siteMemo?.key === key) return shared.siteMemo.site
  const memo = { key, site: readSite(locale) }
  shared.siteMemo = memo
  memo.site.catch(() => {
    if (shared.siteMemo === memo) shared.siteMemo = undefined
  })
  return memo.site
}

/** The page at a permalink; throws if there is none. */
export async function getPage(permalink: string): Promise<SitePage> {
  return findPage((await getSite()).pageByPermalink, permalink)
}

/** Pages for lists such as the sitemap. */
export async function getListedPages(): Promise<SitePage[]> {
  return (await getSite()).pages.filter(isListed)
}
