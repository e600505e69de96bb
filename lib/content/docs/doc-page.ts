import path from 'node:path'
import { resolveAsset } from '@/lib/content/links/assets'
import { readPageLanguages } from '@/lib/content/locales/page-languages'
import type { DocPage, LastUpdate } from '@/lib/content/page'
import type { Reading } from '@/lib/content/reading'
import { createLinkBase, isInside } from '@/lib/content/source/content-path'
import type { SiteConfig } from '@/lib/site/config'
import { translationOf } from '@/lib/site/locale'
import { addressSpot, type Written } from './doc'

const { posix } = path

/** What the docs around a page make of it. */
type Surroundings = Partial<Pick<DocPage, 'crumbs' | 'tags' | 'previous' | 'next' | 'version'>>

/** The final record of a page written in Markdown. */
export async function buildDocPage(source: Written, reading: Reading, around: Surroundings = {}): Promise<DocPage> {
  const { id, file, permalink, title, description, unlisted, draft, meta, text } = source
  const { config, contentDir, lastUpdates } = reading
  const image = await resolveSocialImage(source, reading)
  const editUrl = editUrlOf(source, contentDir, config.docs.editUrl ?? config.editUrl)
  const lastUpdate = lastUpdateOf(source, lastUpdates.get(file), config.docs)
  const describes = around.version && config.docs.versions[around.version]?.describes
  const tocMin = meta.toc_min_heading_level ?? config.docs.tocMinHeadingLevel
  return {
    kind: 'doc',
    spot: addressSpot(source),
    ...{ id, file, permalink, title, description, unlisted, meta, text },
    bodyHasTitle: text.title !== undefined,
    hideTitle: meta.hide_title ?? false,
    hideToc: meta.hide_table_of_contents ?? false,
    tocMin,
    tocMax: Math.max(tocMin, meta.toc_max_heading_level ?? config.docs.tocMaxHeadingLevel),
    keywords: meta.keywords ?? [],
    ...{ crumbs: [], tags: [], ...around },
    ...(await readPageLanguages(source, config, lastUpdates)),
    image,
    editUrl,
    lastUpdate,
    ...(draft && { draft }),
    ...(describes && { describes }),
  }
}

/** The address of a page's social image: a file of the content is published for it. */
export async function resolveSocialImage(
  { file, permalink, meta, spotOf }: Written,
  { config, problems }: Reading,
): Promise<string | undefined> {
  const typed = meta.image
  if (!typed) return undefined
  const base = createLinkBase({ file, permalink }, translationOf(config))
  const beside = await resolveAsset(typed, base, config)
  // Without "./" it may be meant from the root of the site, as elsewhere.
  const atRoot = 'ok' in beside || /^[./@]/.test(typed) ? beside : await resolveAsset(`/${typed}`, base, config)
  if ('ok' in atRoot) return atRoot.ok.src
  if ('problem' in beside) {
    problems.add(spotOf(['image']), beside.problem.found, beside.problem.fix, beside.problem.severity)
  }
  return undefined
}

/** Where "Edit this page" leads; undefined for nowhere. */
export function editUrlOf(
  { file, meta }: Written,
  contentDir: string,
  editUrl: string | undefined,
): string | undefined {
  if (meta.custom_edit_url !== undefined) return meta.custom_edit_url ?? undefined
  if (editUrl === undefined || !isInside(contentDir, file)) return undefined
  const segments = posix.relative(contentDir, file).split('/').map(encodeURIComponent)
  return `${editUrl.replace(/\/$/, '')}/${segments.join('/')}`
}

/** When a page was last changed: front matter overrules git, and without a day nothing is shown. */
export function lastUpdateOf(
  { meta }: Written,
  fromGit: LastUpdate | undefined,
  { lastUpdateTime, lastUpdateAuthor }: Pick<SiteConfig['docs'], 'lastUpdateTime' | 'lastUpdateAuthor'>,
): LastUpdate | undefined {
  const day = meta.last_update?.date ?? fromGit?.day
  const fallback = typeof lastUpdateAuthor === 'string' ? lastUpdateAuthor : undefined
  const author = meta.last_update?.author ?? fromGit?.author ?? fallback
  if (!lastUpdateTime || day === undefined) return undefined
  return lastUpdateAuthor && author !== undefined ? { day, author } : { day }
}
