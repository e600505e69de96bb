import type { SourceResolver } from '@/lib/mdx/resolver'
import type { Problem } from '@/lib/site/problems/problems'
import type { Texts } from '@/lib/site/texts'

/** One heading of the table of contents. */
export interface TocEntry {
  level: number
  id: string
  /** Plain text, without markup. */
  text: string
}

/** A heading or a block of text. */
export interface TextBlock {
  /** Plain text; the items of a list and the rows of a table are on separate lines, keys before a tab. */
  text: string
  /** Set when the block is a heading. */
  heading?: { level: number; id: string }
}

/** A Markdown text with everything needed to make a page of it. */
export interface MdxSource {
  /** Path shown in problems, relative to the working directory. */
  file: string
  /** Markdown after the front matter. */
  body: string
  /** 1-based line of `file` at which `body` starts. */
  bodyLine: number
  format: 'md' | 'mdx'
  /** The value of `frontMatter` in the code of the body. */
  frontMatter?: Record<string, unknown>
  /** Resolves the addresses in the text. */
  resolver: SourceResolver
  /** Texts of the interface, in the language of the site. */
  texts: Texts
  /** Set for a post: its title is shown above its text, and lists show its excerpt. */
  post?: { permalink: string }
}

/** A link, picture or video as it is written to the page. */
export interface SourceLink {
  /** The address of a page without the base path; that of a file as on the page. */
  href: string
  isFile?: boolean
  /** Percent from the left and top edge of what matters in a picture. */
  mark?: string
  line: number
  /** The file of the page, or of a partial. */
  file: string
}

/** A piece of a page's Markdown export: text, an address as on the page, a partial, or the label of a footnote. */
export type MarkdownPiece =
  | string
  | { href: string; isPage: boolean }
  /** The file of the partial, and the prefix of each of its lines. */
  | { partial: string; indent: string }
  | { footnote: string }

/** A range of the text to rewrite in the Markdown export. */
export interface MarkdownEdit {
  start: number
  end: number
  /** Builds the pieces that replace it; undefined if it stays unchanged. */
  build: () => Promise<MarkdownPiece[] | undefined>
}

/** The compiled code of a text, with the values that it reads while it runs. */
export interface Code {
  file: string
  content: string
  /** The code of the part of a post that lists show. */
  excerpt?: string
  frontMatter: Record<string, unknown>
  toc: TocEntry[]
  /** The partials that it shows, by their names in the code. */
  parts: Record<string, Code | undefined>
  /** The Markdown export. */
  markdown: MarkdownPiece[]
}

/** All facts about a compiled text. */
export interface Compiled {
  /** Undefined when the text has errors. */
  code: Code | undefined
  /** The heading of level 1 that the text begins with, as plain text. */
  title: string | undefined
  /** The first paragraph as plain text; empty when there is none. */
  description: string
  readingMinutes: number
  /** Whether showing the page runs code that a writer typed, which may fail. */
  runsCode: boolean
  /** Whether the page has a table that uses the free width. */
  isWide: boolean
  /** Whether a post has a truncate marker; undefined when unknown. */
  isTruncated: boolean | undefined
  /** Headings below the title. */
  toc: TocEntry[]
  /** Every id on the page. */
  ids: string[]
  /** The text for the search. */
  blocks: TextBlock[]
  links: SourceLink[]
  problems: Problem[]
}
