import { originalPath } from '@/lib/content/locales/translation'
import { createPlace, type Place } from '@/lib/content/source/content-path'
import type { Resolution } from '@/lib/content/source/resolution'
import type { SiteConfig } from '@/lib/site/config'
import { formatFilePath } from '@/lib/site/href'
import { resolveAsset } from './assets'
import { resolveLink } from './links'
import type { MediaKind } from './media-size'
import { readPartial, readRawText } from './partials'

export type { Resolution } from '@/lib/content/source/resolution'

/** Where a link leads: `href` is ready to be written to the page; the site's base path is in front of a file's alone. */
export interface ResolvedLink {
  href: string
  /** `file` is a copied asset or a file served as it is. */
  kind: 'internal' | 'external' | 'file' | 'anchor'
}

/** A picture, video or other file as the page shows it, with the base path; a size is known for the site's own media. */
export interface ResolvedAsset {
  src: string
  kind: MediaKind
  width?: number
  height?: number
}

/** A Markdown file that a page imports as a part of itself. */
export interface PartialSource {
  file: string
  body: string
  /** 1-based line of `file` at which `body` starts. */
  bodyLine: number
  format: 'md' | 'mdx'
}

/** Answers what the addresses typed on one page mean. */
export interface SourceResolver {
  /** The target of a link. */
  link(href: string): Promise<Resolution<ResolvedLink>>
  /** A picture, video or file shown on the page; the site's own are copied to where the export finds them. */
  asset(src: string): Promise<Resolution<ResolvedAsset>>
  /** An imported Markdown file: `./_part.mdx`, `@site/docs/_part.md`. */
  partial(specifier: string): Promise<Resolution<PartialSource>>
  /** The text of an imported file: `!!raw-loader!./file.py`. */
  text(specifier: string): Promise<Resolution<string>>
  /** The same page, but with relative file paths that start at another file. */
  within(file: string): SourceResolver
}

/** What addresses are looked up in; a `Site` has all of it. */
export interface SourceIndex {
  config: SiteConfig
  /** Permalink of each Markdown file that is a page of the site. */
  permalinkByFile: ReadonlyMap<string, string>
  /** Markdown files that are no pages now because they are drafts. */
  draftFiles: ReadonlySet<string>
  /** Every permalink that the content gives. */
  permalinks: ReadonlySet<string>
}

/** The page whose addresses are resolved. */
export interface ResolvingPage {
  file: string
  permalink: string
  version?: string
}

/** Resolves what one page refers to. */
export function createSourceResolver(site: SourceIndex, page: ResolvingPage): SourceResolver {
  return resolverAt(site, createPlace(page))
}

function resolverAt(site: SourceIndex, place: Place): SourceResolver {
  return {
    link: async (href) => {
      const link = await resolveLink(href, place, site)
      const isFile = 'ok' in link && link.ok.kind === 'file' && !isRaw(href)
      return isFile ? { ok: { ...link.ok, href: formatFilePath(link.ok.href, site.config) } } : link
    },
    asset: async (src) => {
      const asset = await resolveAsset(src, place, site.config)
      return 'ok' in asset && !isRaw(src)
        ? { ok: { ...asset.ok, src: formatFilePath(asset.ok.src, site.config) } }
        : asset
    },
    partial: (specifier) => readPartial(specifier, place),
    text: (specifier) => readRawText(specifier, place),
    within: (file) => resolverAt(site, { ...place, file: originalPath(file) }),
  }
}

/** Whether an address is to be written to the page as it is. */
function isRaw(typed: string): boolean {
  return typed.trim().startsWith('pathname:')
}
