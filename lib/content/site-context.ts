import type { SiteConfig } from '@/lib/site/config'
import type { LastUpdate } from './page'

/** What every page of the site is made with. */
export interface SiteContext {
  config: SiteConfig
  /** Content folder, relative to the working directory. */
  contentDir: string
  /** What git knows, by file. */
  lastUpdates: ReadonlyMap<string, LastUpdate>
}
