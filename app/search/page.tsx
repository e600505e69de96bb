import type { Metadata } from 'next'
import { MainPages } from '@/components/search/main-pages'
import { SearchPage } from '@/components/search/search-page'
import type { SearchPageSettings } from '@/components/search/search-settings'
import { buildMainPages } from '@/lib/content/docs/main-pages'
import { getSite } from '@/lib/content/site'
import { t } from '@/lib/site/text'
import { formatPageMetadata } from '../page-metadata'
import { PageShell } from '../page-shell'

/** The head of the search page, which search engines do not index. */
export function generateMetadata(): Metadata {
  const { config } = getSite()
  const page = { kind: 'search', permalink: '/search', title: t('searchTitle'), description: t('searchHint') }
  return { ...formatPageMetadata({ ...page, unlisted: false }, config), robots: { index: false } }
}

/** The full results of a query, which the browser reads from the address. */
export default function Page() {
  const { config, versions, navbar, searchLinks } = getSite()
  const last = versions.find(({ isLast }) => isLast)
  const settings: SearchPageSettings = {
    titleEnd: ` ${config.titleDelimiter} ${config.title}`,
    url: config.url,
    baseUrl: config.baseUrl,
    language: config.locale,
    versions: versions.map(({ name, label }) => ({ name, label })),
    lastVersion: last?.name ?? '',
    missingResultsUrl: config.search.missingResultsUrl,
    searchLinks,
  }
  return (
    <PageShell page={{ permalink: '/search' }}>
      <SearchPage settings={settings}>
        <MainPages groups={buildMainPages(last?.sidebars ?? {}, navbar)} />
      </SearchPage>
    </PageShell>
  )
}
