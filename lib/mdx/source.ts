import type { SourceResolver } from '@/lib/content/links/source-resolver'
import type { Problem } from '@/lib/content/source/problems'
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
  /** Plain text; the items of a list and the rows of a table stand on lines of their own, keys before a tab. */
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
  /** Set for a post: its title stands above its text, and lists show how it begins. */
  post?: { permalink: string }
}

/** A link, picture or video as it is written to the page. */
export interface SourceLink {
  href: string
  line: number
  /** The file that says so: the page's own, or a partial's. */
  file: string
}

/** A piece of a page's Markdown twin: text, an address as the page has it, a partial, or the label of a footnote. */
export type MarkdownPiece =
  | string
  | { href: string; isPage: boolean }
  /** The file of the partial, and what goes before each of its lines. */
  | { partial: string; indent: string }
  | { footnote: string }

/** The compiled code of a text, with what it reads while it runs. */
export interface Code {
  file: string
  content: string
  /** The code of how a post begins, as lists show it. */
  excerpt?: string
  frontMatter: Record<string, unknown>
  toc: TocEntry[]
  /** The partials that it shows, by the names under which it does. */
  parts: Record<string, Code | undefined>
  /** What it is in Markdown, for those who read that. */
  markdown: MarkdownPiece[]
}

/** Everything that is known of a text once it is compiled. */
export interface Compiled {
  /** Undefined when the text cannot be shown: the problems say why. */
  code: Code | undefined
  /** The heading of level 1 that the text begins with, as plain text. */
  title: string | undefined
  /** The first paragraph as plain text; empty when there is none. */
  description: string
  readingMinutes: number
  /** Whether showing the page runs code that a writer typed, which may fail. */
  runsCode: boolean
  /** Whether a truncate marker ends what lists show of a post; undefined when that could not be found out. */
  isTruncated: boolean | undefined
  /** Headings below the title. */
  toc: TocEntry[]
  /** Every id on the page. */
  ids: string[]
  /** What the text says, for the search. */
  blocks: TextBlock[]
  /** What it refers to. */
  links: SourceLink[]
  problems: Problem[]
}
