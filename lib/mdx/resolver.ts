import type { Resolution } from '@/lib/site/problems/diagnostic'
import type { Problem } from '@/lib/site/problems/problems'

/** Resolves the addresses typed on a page. */
export interface SourceResolver {
  /** The target of a link. */
  link(href: string): Promise<Resolution<ResolvedLink>>
  /** A picture, video or file on the page; files of the content are published. */
  asset(src: string): Promise<Resolution<ResolvedAsset>>
  /** An imported Markdown file: `./_part.mdx`, `@site/docs/_part.md`. */
  partial(specifier: string): Promise<Resolution<PartialSource>>
  /** A resolver for the same page with paths relative to another file. */
  within(file: string): SourceResolver
}

/** A resolved link; only hrefs of files have the site's base path. */
export interface ResolvedLink {
  href: string
  /** `file` is an asset or a static file. */
  kind: 'internal' | 'external' | 'file' | 'anchor'
}

/** How a page shows a file. */
export type MediaKind = 'image' | 'video' | 'file'

/** A picture, video or other file on a page; pictures of the site and clips with a poster have a size. */
export interface ResolvedAsset {
  src: string
  kind: MediaKind
  width?: number
  height?: number
  /** The type of a WebM file, with its codecs. */
  type?: string
  /** A clip's MP4 version, for browsers without support for the format of `src`. */
  mp4?: string
  /** A clip's picture before it plays. */
  poster?: string
  /** A detail of a picture, which phones show instead of it. */
  phone?: { src: string; width?: number; height?: number; marks?: string[] }
  /** The locations of a picture's numbered marks, as percentages of its width and height: `12 40`. */
  marks?: string[]
}

/** A Markdown file that a page imports. */
export interface PartialSource {
  file: string
  body: string
  /** 1-based line of `file` at which `body` starts. */
  bodyLine: number
  format: 'md' | 'mdx'
  /** Problems of the file that do not prevent showing it. */
  warnings?: Problem[]
}
