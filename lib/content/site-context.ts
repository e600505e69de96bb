import type { YamlSource } from '@/lib/content/source/yaml'
import type { SiteConfig } from '@/lib/site/config'
import type { Problems } from '@/lib/site/problems/problems'
import type { Texts } from '@/lib/site/texts'
import type { LastUpdate } from './page'
import type { PageText } from './text-cache'

/** The settings and facts for building pages. */
export interface SiteContext {
  config: SiteConfig
  texts: Texts
  /** Content folder, relative to the working directory. */
  contentDir: string
  /** From git, by file. */
  lastUpdates: ReadonlyMap<string, LastUpdate>
  /** Compiled texts; empty while only addresses are needed. */
  textByFile: ReadonlyMap<string, PageText>
  problems: Problems
}

/** The site's settings with their locations. */
export interface ConfigSource {
  config: SiteConfig
  yaml: YamlSource
}
