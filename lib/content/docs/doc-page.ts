import path from 'node:path'
import type { DocPage, LastUpdate, PageLanguages } from '@/lib/content/page'
import { isInside } from '@/lib/content/source/content-path'
import type { SiteConfig } from '@/lib/site/config'
import { addressSpot, type Written } from './doc'

const { posix } = path

/** What a page is made from besides its source. */
interface PageSurroundings
  extends Pick<DocPage, 'crumbs' | 'tags'>,
    Partial<Pick<DocPage, 'previous' | 'next' | 'version' | 'image'>>,
    PageLanguages {
  config: SiteConfig
  /** Content folder, relative to the working directory. */
  contentDir: string
  /** What git knows of the file. */
  lastUpdate: LastUpdate | undefined
}

/** The final record of a page written in Markdown. */
export function buildDocPage(source: Written, surroundings: PageSurroundings): DocPage {
  const { id, file, permalink, title, description, unlisted, draft, meta, text } = source
  const { config, contentDir, lastUpdate: known, ...around } = surroundings
  const editUrl = editUrlOf(source, contentDir, config.docs.editUrl ?? config.editUrl)
  const lastUpdate = lastUpdateOf(source, known, config.docs)
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
    ...around,
    ...(editUrl && { editUrl }),
    ...(lastUpdate && { lastUpdate }),
    ...(draft && { draft }),
    ...(describes && { describes }),
  }
}

/** The settings of the docs or the blog that tell where a page comes from. */
type OriginSettings = Pick<SiteConfig['docs'], 'lastUpdateTime' | 'lastUpdateAuthor'>

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

/** When a page was last changed; front matter knows better than git, and without a day nothing is shown. */
export function lastUpdateOf(
  { meta }: Written,
  known: LastUpdate | undefined,
  { lastUpdateTime, lastUpdateAuthor }: OriginSettings,
): LastUpdate | undefined {
  const day = meta.last_update?.date ?? known?.day
  const author = meta.last_update?.author ?? known?.author
  if (!lastUpdateTime || day === undefined) return undefined
  return lastUpdateAuthor && author !== undefined ? { day, author } : { day }
}
