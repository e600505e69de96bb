import type { ConfigSource } from '@/lib/content/config/site-config'
import type { CategoryPage } from '@/lib/content/page'
import type { SidebarItem } from '@/lib/content/sidebar/sidebar-item'
import { buildCards } from './category-page'

/** The page at `/` when the content has none there: the docs as cards, so that the logo leads somewhere. */
export function buildHomePage({ config, yaml }: ConfigSource, sidebar: SidebarItem[], version: string): CategoryPage {
  return {
    kind: 'category',
    permalink: '/',
    title: config.title,
    description: config.tagline || config.title,
    unlisted: false,
    cards: buildCards(sidebar),
    crumbs: [],
    spot: { file: yaml.file },
    version,
  }
}
