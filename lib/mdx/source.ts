import type { SourceResolver } from '@/lib/content/links/source-resolver'
import type { Texts } from '@/lib/site/texts'

/** One heading of the table of contents. */
export interface TocEntry {
  level: number
  id: string
  /** Plain text, without markup. */
  text: string
}

/** A heading, or a piece of text that stands by itself. */
export interface TextBlock {
  /** Plain text; the items of a list and the rows of a table stand on lines of their own. */
  text: string
  /** Set when the block is a heading. */
  heading?: { level: number; id: string }
}

/** A Markdown text with all that is needed to turn it into a page. */
export interface MdxSource {
  /** Path shown in problems, relative to the working directory. */
  file: string
  /** Markdown after the front matter. */
  body: string
  /** 1-based line of `file` at which `body` starts. */
  bodyLine: number
  format: 'md' | 'mdx'
  /** What the body may use as `frontMatter`. */
  frontMatter?: Record<string, unknown>
  /** Answers what the addresses in the text mean. */
  resolver: SourceResolver
  /** What the interface says around the text, in the language of the site. */
  texts: Texts
  /** Set when the text is the beginning of a page and shown in a list. */
  excerpt?: Excerpt
}

/** Of which page a text is the beginning, and where it stands among others. */
export interface Excerpt {
  permalink: string
  isFirst: boolean
}

/** A link, picture or video as it is written to the page. */
export interface SourceLink {
  href: string
  line: number
  /** The file that says so: the page's own, or a partial's. */
  file: string
}
