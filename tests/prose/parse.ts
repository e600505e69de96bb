import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { PluggableList } from 'unified'
import { parseFrontMatter } from '@/lib/content/source/front-matter'
import { preprocess } from '@/lib/mdx/syntax/preprocess'
import { remarkDollars } from '@/lib/mdx/syntax/remark-dollars'
import { Problems } from '@/lib/site/problems/problems'
import { bodyFormat } from '../../lib/content/source/front-matter'

/** A front-matter text and its line in the file. */
export interface Field {
  line: number
  value: string
}

/** A Markdown text to check. */
export interface ProseText {
  title: Field | undefined
  description: Field | undefined
  /** The body, parsed with the syntax of the site. */
  tree: Root
  /** Difference between lines of the file and of `tree`. */
  lineOffset: number
  /** Whether the text is only imported by other pages. */
  isPartial: boolean
}

/** Parses a Markdown text with the syntax of the site; throws on a syntax error. */
export function parseProse(text: string, file: string): ProseText {
  const { frontMatter, yaml, body, bodyLine } = parseFrontMatter(text, file, new Problems())
  const isContent = file.startsWith('content/')
  const format = isContent ? bodyFormat(frontMatter.format, file) : 'md'
  const remarkPlugins: PluggableList = [[remarkGfm, { singleTilde: false }], remarkMath, remarkDollars, remarkDirective]
  const fieldOf = (key: string): Field | undefined => {
    const value = frontMatter[key]
    return typeof value === 'string' ? { line: yaml.locationOf([key]).line ?? 1, value } : undefined
  }
  return {
    title: fieldOf('title'),
    description: fieldOf('description'),
    // The processor is typed by its output.
    tree: createProcessor({ format, remarkPlugins }).parse(preprocess(body, format)) as Root,
    lineOffset: bodyLine - 1,
    isPartial: isContent && /\/_/.test(file),
  }
}
