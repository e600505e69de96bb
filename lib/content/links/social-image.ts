import type { Written } from '@/lib/content/docs/doc'
import { createLinkBase } from '@/lib/content/source/content-path'
import type { Problems } from '@/lib/content/source/problems'
import type { SiteConfig } from '@/lib/site/config'
import { translationOf } from '@/lib/site/locale'
import { resolveAsset } from './assets'

/** The address of a page's social image: a file of the content is published for it. */
export async function resolveSocialImage(
  { file, permalink, meta, spotOf }: Written,
  config: SiteConfig,
  problems: Problems,
): Promise<string | undefined> {
  const typed = meta.image
  if (!typed) return undefined
  const base = createLinkBase({ file, permalink }, translationOf(config))
  const beside = await resolveAsset(typed, base, config)
  if ('ok' in beside) return beside.ok.src
  // Without "./" it may be meant from the root of the site, as elsewhere.
  const atRoot = /^[./@]/.test(typed) ? beside : await resolveAsset(`/${typed}`, base, config)
  if ('ok' in atRoot) return atRoot.ok.src
  const { found, fix, severity } = beside.problem
  problems.add(spotOf(['image']), found, fix, severity)
  return undefined
}
