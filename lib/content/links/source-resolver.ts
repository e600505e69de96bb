import { originalPath } from '@/lib/content/locales/translation'
import { createLinkBase, type LinkBase } from '@/lib/content/source/content-path'
import type { Resolution } from '@/lib/content/source/resolution'
import { formatFilePath } from '@/lib/site/href'
import { translationOf } from '@/lib/site/locale'
import { defined } from '@/lib/site/objects'
import { pathBelow } from './address'
import { type ResolvedAsset, resolveAsset } from './assets'
import { type ResolvedLink, resolveLink, type SourceIndex } from './links'
import { type PartialSource, readPartial } from './partials'

export type { Resolution } from '@/lib/content/source/resolution'

/** Answers what the addresses typed on one page mean. */
export interface SourceResolver {
  /** The target of a link. */
  link(href: string): Promise<Resolution<ResolvedLink>>
  /** A picture, video or file shown on the page; the site's own are copied to where the export finds them. */
  asset(src: string): Promise<Resolution<ResolvedAsset>>
  /** An imported Markdown file: `./_part.mdx`, `@site/docs/_part.md`. */
  partial(specifier: string): Promise<Resolution<PartialSource>>
  /** The same page, but with relative file paths that start at another file. */
  within(file: string): SourceResolver
}

/** The page whose addresses are resolved. */
export interface ResolvingPage {
  file: string
  permalink: string
  version?: string
}

/** Resolves what one page refers to; `published` collects the addresses of its files. */
export function createSourceResolver(
  site: SourceIndex,
  page: ResolvingPage,
  published?: Map<string, string>,
): SourceResolver {
  return resolverAt(site, { ...createLinkBase(page, translationOf(site.config)), published })
}

function resolverAt(site: SourceIndex, base: LinkBase): SourceResolver {
  return {
    link: async (href) => {
      const link = await resolveLink(href, base, site)
      const isFile = 'ok' in link && link.ok.kind === 'file' && !isWhole(link.ok.href, href, site.config)
      return isFile ? { ok: { ...link.ok, href: formatFilePath(link.ok.href, site.config) } } : link
    },
    asset: async (src) => {
      const asset = await resolveAsset(src, base, site.config)
      if (!('ok' in asset) || isWhole(asset.ok.src, src, site.config)) return asset
      const format = (file: string | undefined) => file && formatFilePath(file, site.config)
      const beside = defined({ mp4: format(asset.ok.mp4), poster: format(asset.ok.poster) })
      return { ok: { ...asset.ok, ...beside, src: formatFilePath(asset.ok.src, site.config) } }
    },
    partial: (specifier) => readPartial(specifier, base),
    within: (file) => resolverAt(site, { ...base, file: originalPath(file) }),
  }
}

/** Whether a path has the base path already, which only `pathname:` can bring along. */
function isWhole(path: string, typed: string, { baseUrl }: SourceIndex['config']): boolean {
  return typed.trim().startsWith('pathname:') && pathBelow(baseUrl, path) !== undefined
}
