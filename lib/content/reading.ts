import type { SiteConfig } from '@/lib/site/config'
import type { Texts } from '@/lib/site/texts'
import type { LastUpdate } from './page'
import type { Problems } from './source/problems'

/** The settings and facts that every page is made with. */
export interface Reading {
  config: SiteConfig
  texts: Texts
  /** Content folder, relative to the working directory. */
  contentDir: string
  /** What git knows, by file. */
  lastUpdates: ReadonlyMap<string, LastUpdate>
  problems: Problems
}
