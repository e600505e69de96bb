import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { PluggableList } from 'unified'
import { parseFrontMatter } from '@/lib/content/source/front-matter'
import { Problems } from '@/lib/content/source/problems'
import { preprocess } from '@/lib/mdx/syntax/preprocess'
import { remarkDollars } from '@/lib/mdx/syntax/remark-dollars'
import { bodyFormat } from '../../lib/content/source/front-matter'

/** A text of the front matter and the line of the file at which it stands. */
export interface Field {
  line: number
  value: string
}

/** A Markdown text as the rules of style see it. */
export interface ProseText {
  title: Field | undefined
  description: Field | undefined
  /** The body, read as the site reads it. */
  tree: Root
  /** Added to a line of `tree`, gives the line of the file. */
  lineOffset: number
  /** Whether the text is shown inside other pages, and is no page itself. */
  isPartial: boolean
}

/** Reads a Markdown text into a tree, with the syntax of the site; throws when it is broken. */
export function parseProse(text: string, file: string): ProseText {
  const { frontMatter, yaml, body, bodyLine } = parseFrontMatter(text, file, new Problems())
  const isContent = file.startsWith('content/')
  const format = isContent ? bodyFormat(frontMatter.format, file) : 'md'
  const remarkPlugins: PluggableList = [[remarkGfm, { singleTilde: false }], remarkMath, remarkDollars, remarkDirective]
  const fieldOf = (key: string): Field | undefined => {
    const value = frontMatter[key]
    return typeof value === 'string' ? { line: yaml.spotOf([key]).line ?? 1, value } : undefined
  }
  return {
    title: fieldOf('title'),
    description: fieldOf('description'),
    // The processor's own type is that of its output.
    tree: createProcessor({ format, remarkPlugins }).parse(preprocess(body, format)) as Root,
    lineOffset: bodyLine - 1,
    isPartial: isContent && /\/_/.test(file),
  }
}
