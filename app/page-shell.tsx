import type { ReactNode } from 'react'
import { SearchButton } from '@/components/search/search-button'
import type { ShownPage } from '@/components/shell/navbar-link'
import { Shell } from '@/components/shell/shell'
import { getSite } from '@/lib/content/site'
import { renderText } from './render-text'

interface PageShellProps {
  /** Missing on the not-found page. */
  page?: ShownPage
  /** The page, with its sidebar if it has one. */
  children: ReactNode
}

/** The shell of the site around a page. */
export async function PageShell({ page = {}, children }: PageShellProps) {
  const { config, navbar, versions, announcement, searchLinks } = getSite()
  const searchSettings = {
    url: config.url,
    baseUrl: config.baseUrl,
    missingResultsUrl: config.search.missingResultsUrl,
    searchLinks,
    versions: [...versions]
      .sort((a, b) => Number(b.isLast) - Number(a.isLast))
      .map(({ name, label }) => ({ name, label })),
  }
  return (
    <Shell
      config={config}
      navbar={navbar}
      versions={versions}
      page={page}
      announcement={announcement && (await renderText(announcement))}
      search={navbar.some((item) => item.type === 'search') && <SearchButton settings={searchSettings} />}
    >
      {children}
    </Shell>
  )
}
