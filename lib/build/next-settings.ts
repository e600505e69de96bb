import type { SiteSettings } from '@/lib/content/read-settings'
import { formatBasePath, formatSettings } from '@/lib/site/compiled-settings'
import { environment } from '@/lib/site/environment'
import { formatTexts } from '@/lib/site/texts'

/** What Next compiles into the program of a site, as the variable `NEXT_SETTINGS`, which `next.config.mjs` reads. */
export function formatNextSettings({ config, texts }: SiteSettings): string {
  return JSON.stringify({
    basePath: formatBasePath(config),
    trailingSlash: config.trailingSlash,
    extension: environment.extension,
    env: { SITE_SETTINGS: formatSettings(config), SITE_TEXTS: formatTexts(texts) },
  })
}
