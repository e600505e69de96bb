import type { Element, Root } from 'hast'
import { type CheckKind, type Problem, Problems, type Spot } from '@/lib/content/source/problems'
import { componentNames } from './component-names'
import type { Names } from './imports/names'
import type { MarkdownTwin } from './markdown-twin'
import type { Code, MdxSource, SourceLink, TextBlock, TocEntry } from './source'

/** Where an id was first given. */
export interface IdPlace {
  file: string
  line: number
  /** Whether the writer chose it, rather than it being made from a heading's text. */
  explicit: boolean
}

/** The state that a page shares with the partials inside it. */
interface PageState {
  problems: Problems
  links: SourceLink[]
  idPlaces: Map<string, IdPlace>
  /** How many tables or blocks of code have a name. */
  nameCounts: Map<string, number>
  imageCount: number
  figureCount: number
  partialCount: number
  codeWords: number
  /** Whether the page runs code that a writer typed, so that it needs a dry run. */
  runsCode: boolean
  /** Set for a post. */
  post: MdxSource['post']
  isTruncated: boolean | undefined
}

/** The state of one Markdown file while it is compiled, shared by its plugins. */
export interface SourceContext {
  source: MdxSource
  lines: string[]
  page: PageState
  toc: TocEntry[]
  /** The headings and texts, in reading order. */
  blocks: TextBlock[]
  /** Line of the Markdown heading that is the page's title, then the heading, then what it says. */
  titleLine: number | undefined
  titleHeading: Element | undefined
  title: string | undefined
  description: string
  /** The text as Markdown, before addresses and partials are resolved. */
  twin: MarkdownTwin | undefined
  /** What lists show of a post. */
  excerpt: Root | undefined
  names: Names
  /** The chain of partials that include this file, outermost first. */
  chain: string[]
  /** Partials that the compiled code reads from its scope. */
  parts: Code['parts']
  /** Compiles a partial; undefined when it is broken. */
  compile: (partial: SourceContext) => Promise<Code | undefined>
}

/** A point in a file, as in Markdown and JavaScript trees. */
export interface Point {
  line: number
  column?: number
}

/** Something with a location in the file. */
export type Located = Point | { position?: { start: Point } | undefined } | undefined

/** A problem of a text, without its location. */
export interface Finding {
  severity?: 'error' | 'warning'
  /** The check whose level in site.yml applies instead of `severity`. */
  kind?: CheckKind
  found: string
  fix: string
}

/** The initial state of a page. */
export function createPageState({ post }: Pick<MdxSource, 'post'>): PageState {
  const counts = { nameCounts: new Map(), imageCount: 0, figureCount: 0, partialCount: 0, codeWords: 0 }
  const found = { links: [], idPlaces: new Map(), isTruncated: undefined, runsCode: false }
  return { problems: new Problems(), post, ...counts, ...found }
}

/** The context of a page itself, or of a partial when `parent` is given. */
export function createContext(
  source: MdxSource,
  parent: Pick<SourceContext, 'page' | 'chain' | 'compile'>,
): SourceContext {
  const lines = source.body.split(/\r\n|\r|\n/)
  const chain = [...parent.chain, source.file]
  const names: Names = new Map()
  for (const name of componentNames) names.set(name, { kind: 'component', name })
  const found = {
    titleLine: undefined,
    titleHeading: undefined,
    title: undefined,
    description: '',
    excerpt: undefined,
    twin: undefined,
  }
  return { ...parent, source, lines, chain, toc: [], blocks: [], ...found, names, parts: {} }
}

/** The line of something in the file; the first line of the body when unknown. */
export function lineOf(context: SourceContext, located: Located): number {
  return pointOf(located)?.line ?? context.source.bodyLine
}

/** A name that is unique on the page: with a number behind it if it is taken. */
export function uniqueName(name: string, { nameCounts }: PageState): string {
  const count = (nameCounts.get(name) ?? 0) + 1
  nameCounts.set(name, count)
  return count > 1 ? `${name} (${count})` : name
}

/** Adds a problem to those of the page, with its location. */
export function report(context: SourceContext, located: Located, finding: Finding): void {
  context.page.problems.addAll([{ ...spotOf(context, located), severity: 'error', ...finding }])
}

function spotOf({ source, lines }: SourceContext, located: Located): Spot {
  const point = pointOf(located)
  const line = point && lines[point.line - source.bodyLine]
  return {
    file: source.file,
    ...(point && { line: point.line }),
    ...(point?.column !== undefined && { column: point.column }),
    ...(line && { source: line }),
  }
}

function pointOf(located: Located): Point | undefined {
  return located && 'line' in located ? located : located?.position?.start
}

/** What exists in browsers only, or means something else in Node. */
const namesOfBrowser = new Set('window document location navigator history localStorage sessionStorage'.split(' '))

/** The problem of a page whose code fails, in the compiler or in the dry run. */
export function describeFailure(place: { file: string; line?: number }, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error)
  const variable = /^(\S+) is not defined$/.exec(message)?.[1]
  const component = /^Expected component `(\S+)` to be defined/.exec(message)?.[1]
  if (variable !== undefined) return { severity: 'error', ...place, ...describeUnknownName(variable) }
  if (component !== undefined) return { severity: 'error', ...place, ...describeUnknownComponent(component) }
  const [reason = ''] = message.replace(/^\[next-mdx-remote\].*\n/, '').split('\n')
  return {
    severity: 'error',
    ...place,
    found: `The code of the page fails: ${reason.replace(/\.$/, '')}.`,
    fix: 'Look at its "export" lines and at the code in braces.',
  }
}

/** A tag for which there is no component; `near` is one whose name is like it. */
export function describeUnknownComponent(tag: string, near?: string): Finding {
  return {
    found: `There is no component "<${tag}>".`,
    fix: `${near ? `Did you mean "<${near}>"? ` : ''}Import its Markdown file, define it with "export const", add it to components/mdx/index.ts, or write "&lt;${tag}>" for the characters themselves.`,
  }
}

function describeUnknownName(name: string): Finding {
  if (namesOfBrowser.has(name)) {
    const found = `"${name}" exists in browsers only, and the build renders the page.`
    return { found, fix: 'Write a component in components/mdx/ with a *.browser.ts beside it.' }
  }
  const define = `export const ${name} = '…'`
  return {
    found: `The page defines no "${name}".`,
    fix: `Write "\\{" for a brace in the text, or define the name: ${define}.`,
  }
}
