import path from 'node:path'
import { resolveAsset } from '@/lib/content/links/assets'
import { readPageLanguages } from '@/lib/content/locales/page-languages'
import type { DocPage, LastUpdate } from '@/lib/content/page'
import type { SiteContext } from '@/lib/content/site-context'
import { createLinkBase, isInside } from '@/lib/content/source/content-path'
import { encodeUriPart } from '@/lib/site/characters'
import type { SiteConfig } from '@/lib/site/config'
import { translationOf } from '@/lib/site/locale'
import { addressLocation, type MarkdownPage } from './doc'

const { posix } = path

/** Fields that depend on the surrounding docs. */
type Surroundings = Partial<Pick<DocPage, 'crumbs' | 'tags' | 'previous' | 'next' | 'version' | 'describes'>>

/** The final record of a page written in Markdown. */
export async function buildDocPage(
  source: MarkdownPage,
  reading: SiteContext,
  around: Surroundings = {},
): Promise<DocPage> {
  const { id, file, permalink, title, text } = source
  const { config } = reading
  return {
    kind: 'doc',
    ...{ id, file, permalink, title, text },
    bodyHasTitle: text.title !== undefined,
    hideTitle: source.meta.hide_title ?? false,
    ...{ crumbs: [], tags: [], ...around },
    ...(await buildSharedFields(source, reading, config.docs)),
  }
}

/** The fields that docs and posts share. */
export async function buildSharedFields(source: MarkdownPage, reading: SiteContext, settings: SharedSettings) {
  const { file, description, unlisted, draft, meta } = source
  const { config, contentDir, lastUpdates } = reading
  const tocMin = meta.toc_min_heading_level ?? config.docs.tocMinHeadingLevel
  return {
    location: addressLocation(source),
    ...{ description, unlisted, meta },
    hideToc: meta.hide_table_of_contents ?? false,
    tocMin,
    tocMax: Math.max(tocMin, meta.toc_max_heading_level ?? config.docs.tocMaxHeadingLevel),
    keywords: meta.keywords ?? [],
    ...(config.locales.length > 0 && (await readPageLanguages(source, config, lastUpdates))),
    image: meta.image ? await resolveSocialImage(source, reading, meta.image) : undefined,
    editUrl: editUrlOf(source, contentDir, settings.editUrl ?? config.editUrl),
    lastUpdate: lastUpdateOf(source, lastUpdates.get(file), settings),
    ...(draft && { draft }),
  }
}

type SharedSettings = Pick<SiteConfig['docs'], 'editUrl' | 'lastUpdateTime' | 'lastUpdateAuthor'>

/** The address of a page's social image, which is published if it is a file of the content. */
async function resolveSocialImage(
  { file, permalink, locationOf }: MarkdownPage,
  { config, problems }: SiteContext,
  typed: string,
): Promise<string | undefined> {
  const base = createLinkBase({ file, permalink }, translationOf(config))
  const beside = await resolveAsset(typed, base, config)
  // Without "./" it may also start at the site root.
  const atRoot = 'ok' in beside || /^[./@]/.test(typed) ? beside : await resolveAsset(`/${typed}`, base, config)
  if ('ok' in atRoot) {
    if (atRoot.ok.src.endsWith('.svg')) problems.add(locationOf(['image']), 'svg-social-picture')
    return atRoot.ok.src
  }
  if ('problem' in beside) {
    problems.addAll([{ ...locationOf(['image']), ...beside.problem }])
  }
  return undefined
}

/** The target of "Edit this page", if there is one. */
function editUrlOf({ file, meta }: MarkdownPage, contentDir: string, editUrl: string | undefined): string | undefined {
  if (meta.custom_edit_url !== undefined) return meta.custom_edit_url ?? undefined
  if (editUrl === undefined || !isInside(contentDir, file)) return undefined
  const segments = posix.relative(contentDir, file).split('/').map(encodeUriPart)
  return `${editUrl.replace(/\/$/, '')}/${segments.join('/')}`
}

/** The last change of a page: front matter takes precedence over git; undefined without a day. */
function lastUpdateOf(
  { meta }: MarkdownPage,
  fromGit: LastUpdate | undefined,
  { lastUpdateTime, lastUpdateAuthor }: SharedSettings,
): LastUpdate | undefined {
  const day = meta.last_update?.date ?? fromGit?.day
  const fallback = typeof lastUpdateAuthor === 'string' ? lastUpdateAuthor : undefined
  const author = meta.last_update?.author ?? fromGit?.author ?? fallback
  if (!lastUpdateTime || day === undefined) return undefined
  return lastUpdateAuthor && author !== undefined ? { day, author } : { day }
}
