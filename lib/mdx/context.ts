import type { Element, Root } from 'hast'
import type { PartialSource, ResolvedAsset } from '@/lib/mdx/resolver'
import { type Diagnostic, diagnose, type ProblemCode, type ProblemValues } from '@/lib/site/problems/diagnostic'
import { type Problem, Problems } from '@/lib/site/problems/problems'
import { componentNames } from './components'
import type { Code, MarkdownEdit, MdxSource, SourceLink, TextBlock, TocEntry } from './source'

/** What a name stands for on a page. */
export type Meaning =
  | { kind: 'component'; name: string }
  | { kind: 'asset'; specifier: string; asset?: ResolvedAsset }
  | { kind: 'partial'; partial: PartialSource }
  /** Docusaurus's `useBaseUrl`, which is the identity here. */
  | { kind: 'baseUrl' }
  /** Declared by the page itself, with its text if that is a constant, or imported in a way already reported. */
  | { kind: 'local'; text?: string }

/** The names that a page imports or declares, and those of the components that every page has. */
export type Names = Map<string, Meaning>

/** The first use of an id. */
export interface IdPlace {
  file: string
  line: number
  /** Whether the writer chose it; otherwise it was derived from a heading's text. */
  explicit: boolean
}

/** The state that a page shares with the partials inside it. */
interface PageState {
  problems: Problems
  links: SourceLink[]
  idPlaces: Map<string, IdPlace>
  /** The number of tables or blocks of code by name. */
  nameCounts: Map<string, number>
  /** Whether a picture or a section has begun: further pictures are seldom in the first window. */
  isPastStart: boolean
  /** The number of numbered formulas. */
  equationCount: number
  figureCount: number
  partialCount: number
  codeWords: number
  /** Whether the page runs code that a writer typed, so that it needs a dry run. */
  runsCode: boolean
  /** Whether the page has a table that uses the free width. */
  isWide: boolean
  isTruncated?: boolean
}

/** The state of one Markdown file while it is compiled, shared by its plugins. */
export interface SourceContext {
  source: MdxSource
  lines: string[]
  page: PageState
  toc: TocEntry[]
  /** Headings and texts, in reading order. */
  blocks: TextBlock[]
  /** The page title in Markdown: line, heading, and text. */
  titleLine?: number
  titleHeading?: Element
  title?: string
  description: string
  /** The ranges to rewrite in the Markdown export, in order. */
  markdownEdits?: MarkdownEdit[]
  /** The part of a post that lists show. */
  excerpt?: Root
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
export type Located = Point | { position?: { start: Point } } | undefined

/** The initial state of a page. */
export function createPageState(): PageState {
  const counts = { equationCount: 0, figureCount: 0, partialCount: 0, codeWords: 0 }
  const facts = { isPastStart: false, runsCode: false, isWide: false }
  return { problems: new Problems(), links: [], idPlaces: new Map(), nameCounts: new Map(), ...counts, ...facts }
}

/** The context of a page, or of a partial when `parent` is that of the file that includes it. */
export function createContext(
  source: MdxSource,
  parent: Pick<SourceContext, 'page' | 'chain' | 'compile'>,
): SourceContext {
  const lines = source.body.split(/\r\n|\r|\n/)
  const chain = [...parent.chain, source.file]
  const names: Names = new Map(componentNames.map((name) => [name, { kind: 'component', name }]))
  return { ...parent, source, lines, chain, toc: [], blocks: [], description: '', names, parts: {} }
}

/** The line of something in the file; the first line of the body when unknown. */
export function lineOf(context: SourceContext, located: Located): number {
  return pointOf(located)?.line ?? context.source.bodyLine
}

/** A name that is unique on the page: followed by a number if it is taken. */
export function uniqueName(name: string, { nameCounts }: PageState): string {
  const count = (nameCounts.get(name) ?? 0) + 1
  nameCounts.set(name, count)
  return count > 1 ? `${name} (${count})` : name
}

/** Adds a problem to those of the page, with its location. */
export function report<C extends ProblemCode>(
  context: SourceContext,
  located: Located,
  code: C,
  ...values: ProblemValues<C>
): void {
  reportDiagnostic(context, located, diagnose(code, ...values))
}

/** Adds a problem that is worded already. */
export function reportDiagnostic({ source, lines, page }: SourceContext, located: Located, found: Diagnostic): void {
  const point = pointOf(located)
  const location = point && { line: point.line, column: point.column, source: lines[point.line - source.bodyLine] }
  page.problems.addAll([{ file: source.file, ...location, ...found }])
}

function pointOf(located: Located): Point | undefined {
  return located && 'line' in located ? located : located?.position?.start
}

/** The problem of a page whose code fails, in the compiler or in the dry run. */
export function describeFailure(place: { file: string; line?: number }, error: unknown): Problem {
  return { ...place, ...diagnoseFailure(error instanceof Error ? error.message : String(error)) }
}

function diagnoseFailure(message: string): Diagnostic {
  const name = /^(\S+) is not defined$/.exec(message)?.[1]
  if (name !== undefined) return diagnose('undefined-name', { name })
  const tag = /^Expected component `(\S+)` to be defined/.exec(message)?.[1]
  if (tag !== undefined) return diagnose('unknown-component', { tag, near: undefined })
  const [reason = ''] = message.replace(/^\[next-mdx-remote\].*\n/, '').split('\n')
  if (reason.startsWith('Maximum call stack size exceeded')) return diagnose('nested-too-deeply')
  return diagnose('failing-code', { reason: reason.replace(/\.$/, '') })
}
