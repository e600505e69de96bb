import type { YamlSource } from '@/lib/content/source/yaml'
import type { SiteConfig } from '@/lib/site/config'

/** The site's settings with their locations. */
export interface ConfigSource {
  config: SiteConfig
  yaml: YamlSource
}
