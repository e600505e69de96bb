import { readSiteConfig } from '@/lib/content/config/site-config'
import { readTexts } from '@/lib/content/locales/read-texts'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import { contentDir } from '@/lib/content/source/read'
import { formatBasePath, formatSettings } from '@/lib/site/compiled-settings'
import { environment } from '@/lib/site/environment'
import { buildInlineSettings } from '@/lib/site/inline-settings'
import { Problems } from '@/lib/site/problems/problems'
import { formatTexts } from '@/lib/site/texts'

/** What `next.config.mjs` takes from `site.yml`, in the language of `LOCALE`. Mistakes in it are reported by the check of the content. */
export async function readNextSettings() {
  const dir = fromWorkingDir(contentDir())
  const { config } = await readSiteConfig(dir, new Problems(), environment.locale)
  const texts = await readTexts(dir, config.locale)
  return {
    basePath: formatBasePath(config),
    trailingSlash: config.trailingSlash,
    outDir: environment.outDir,
    /** The development server starts again when one of them changes, as for the others. */
    inline: buildInlineSettings(config),
    env: { SITE_SETTINGS: formatSettings(config), SITE_TEXTS: formatTexts(texts) },
  }
}
