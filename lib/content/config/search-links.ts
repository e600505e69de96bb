import type { SitePage } from '@/lib/content/site-page'
import type { SiteConfig } from '@/lib/site/config'

/** A page, or a section of one, that may have what the search does not find. */
export interface SearchLink {
  title: string
  /** Site path, with the anchor of a section. */
  to: string
  /** The description of the page, or the page of the section. */
  note: string
}

/** The pages and sections that a search without results offers; a missing one is reported with the other links of the settings. */
export function buildSearchLinks({ search }: SiteConfig, pageByPermalink: ReadonlyMap<string, SitePage>): SearchLink[] {
  return search.nothingFound.flatMap((to): SearchLink[] => {
    const [permalink = '', id] = to.split('#')
    const page = pageByPermalink.get(permalink)
    if (!page) return []
    if (id === undefined)
      return [{ title: page.title, to, note: 'description' in page ? (page.description ?? '') : '' }]
    const heading = 'text' in page && page.text.blocks.find((block) => block.heading?.id === id)
    return heading ? [{ title: heading.text, to, note: page.title }] : []
  })
}
