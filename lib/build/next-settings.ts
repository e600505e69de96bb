import { formatBasePath, formatSettings } from '@/lib/site/compiled-settings'
import type { SiteConfig } from '@/lib/site/config'
import { environment } from '@/lib/site/environment'
import { formatTexts, type Texts } from '@/lib/site/texts'

/** What Next compiles into the program of a site, as the variable `NEXT_SETTINGS`, which `next.config.mjs` reads. */
export function formatNextSettings({ config, texts }: { config: SiteConfig; texts: Texts }): string {
  return JSON.stringify({
    basePath: formatBasePath(config),
    trailingSlash: config.trailingSlash,
    extension: environment.extension,
    env: { SITE_SETTINGS: formatSettings(config), SITE_TEXTS: formatTexts(texts) },
  })
}
