import type { CategoryPage } from '@/lib/content/page'
import type { SidebarItem } from '@/lib/content/sidebar/sidebar-item'
import type { SiteConfig } from '@/lib/site/config'
import { buildCards } from './category-page'

/** What stands at `/` when the content has no page there: the docs as cards, so that the logo leads somewhere. */
export function buildHomePage(config: SiteConfig, sidebar: SidebarItem[], version: string): CategoryPage {
  return {
    kind: 'category',
    permalink: '/',
    title: config.title,
    description: config.tagline || config.title,
    unlisted: false,
    cards: buildCards(sidebar),
    crumbs: [],
    version,
  }
}
