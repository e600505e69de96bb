import type { Written } from '@/lib/content/docs/doc'
import { createPlace } from '@/lib/content/source/content-path'
import type { Problem } from '@/lib/content/source/problems'
import type { SiteConfig } from '@/lib/site/config'
import { resolveAsset } from './assets'

/** The address of a page's social image: a file of the content is published for it. */
export async function resolveSocialImage(
  { file, permalink, meta, spotOf }: Written,
  config: SiteConfig,
): Promise<{ image?: string; problems: Problem[] }> {
  const typed = meta.image
  if (!typed) return { problems: [] }
  const place = createPlace({ file, permalink })
  const beside = await resolveAsset(typed, place, config)
  if ('ok' in beside) return { image: beside.ok.src, problems: [] }
  // Without "./" it may be meant from the root of the site, as elsewhere.
  const atRoot = /^[./@]/.test(typed) ? beside : await resolveAsset(`/${typed}`, place, config)
  if ('ok' in atRoot) return { image: atRoot.ok.src, problems: [] }
  return { problems: [{ file, ...spotOf(['image']), ...beside.problem }] }
}
