import type { Element, ElementContent, Nodes, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { type Located, report, type SourceContext, uniqueName } from '@/lib/mdx/context'
import {
  type AnyElement,
  buildJsx,
  componentOf,
  hasAttribute,
  isJsxElement,
  type JsxElement,
  jsxAttribute,
  readAttribute,
  walkElements,
} from '@/lib/mdx/element'
import { expressionOf } from '@/lib/mdx/imports/estree'
import { readStaticText } from '@/lib/mdx/imports/static-value'
import { cutText } from '@/lib/site/characters'
import { didYouMean } from '@/lib/site/nearest-name'
import { buildCodeLines, isHighlightable, isPlain, languageNames } from './highlight'
import { readMagicComments } from './magic-comments'

/** A piece of code as the page shows it. */
interface CodeBlock {
  code: string
  language: string
  meta: CodeMeta
  origin: Nodes
}

/** Turns fenced code, and `<CodeBlock>` with static code, into `<CodeBlock>` with highlighted lines. */
export function rehypeCodeBlocks(context: SourceContext) {
  return async (tree: Root): Promise<void> => {
    const blocks: Array<{ block: CodeBlock; replace: (node: ElementContent) => void }> = []
    walkElements(tree, (node, index, parent) => {
      const block = readBlock(node, context)
      if (block) blocks.push({ block, replace: (built) => parent.children.splice(index, 1, built) })
    })
    for (const { block, replace } of blocks) replace(await buildBlock(block, context))
  }
}

function readBlock(node: AnyElement, context: SourceContext): CodeBlock | undefined {
  if (node.type === 'element' && node.tagName === 'pre') return readFence(node)
  if (isJsxElement(node) && componentOf(node, context.names) === 'CodeBlock') return readComponent(node, context)
  return undefined
}

function readFence(pre: Element): CodeBlock | undefined {
  const [code] = pre.children
  if (code?.type !== 'element' || code.tagName !== 'code' || pre.children.length > 1) return undefined
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : []
  if (classes.includes('language-math')) return undefined
  const info = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? ''
  // "```js{1,3}" is written without a space, too.
  const [, language = '', glued = ''] = /^([^{]*)(.*)/s.exec(info) ?? []
  const meta = parseCodeMeta(`${glued} ${code.data?.meta ?? ''}`)
  return { code: textOf(code).replace(/\n$/, ''), language, meta, origin: pre }
}

function readComponent(node: JsxElement, context: SourceContext): CodeBlock | undefined {
  const code = readChildren(node, context)
  if (code === undefined) return undefined
  const attribute = (name: string) => readAttribute(node, name, context.names)
  const meta = parseCodeMeta(attribute('metastring') ?? '')
  const title = attribute('title')
  if (title !== undefined) meta.title = title
  if (hasAttribute(node, 'showLineNumbers')) setFirstLine(meta, lineNumberValue(node))
  const language = attribute('language') ?? attribute('className')?.replace(/^language-/, '') ?? ''
  return { code: trimLines(code), language, meta, origin: node }
}

/** Code without the line ends and blank lines that separate it from its tags. */
function trimLines(code: string): string {
  const { length } = code.trimEnd()
  const end = code.indexOf('\n', length)
  return (end < 0 ? code : code.slice(0, end)).replace(/^\n/, '')
}

function readChildren({ children }: JsxElement, context: SourceContext): string | undefined {
  const [only] = children
  if (children.length !== 1 || !only) return undefined
  if (only.type === 'mdxFlowExpression' || only.type === 'mdxTextExpression') {
    return readStaticText(expressionOf(only.data?.estree), context.names)
  }
  return only.type === 'text' || isPlainParagraph(only) ? textOf(only) : undefined
}

function isPlainParagraph(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'p' && node.children.every(({ type }) => type === 'text')
}

function lineNumberValue(node: JsxElement): string {
  const value = jsxAttribute(node, 'showLineNumbers')?.value
  return typeof value === 'object' && value !== null ? value.value : (value ?? '')
}

async function buildBlock(
  { code, language, meta, origin }: CodeBlock,
  context: SourceContext,
): Promise<ElementContent> {
  const shown = checkLanguage(language.toLowerCase(), origin, context)
  const marked = readMagicComments(code, shown)
  if (marked.unread !== undefined) report(context, origin, 'unread-highlight', { comment: marked.unread })
  const highlighted = new Set([...meta.highlighted, ...marked.highlighted])
  checkOptions(meta, marked.code, origin, context)
  const lines = await buildCodeLines(marked.code, shown, { ...meta, highlighted })
  const label = uniqueName(meta.title ?? firstLine(textOf({ type: 'root', children: lines })) ?? shown, context.page)
  const attributes = {
    language: shown || 'text',
    title: meta.title,
    label: label === meta.title ? undefined : label,
    showLineNumbers: meta.firstLine === undefined ? undefined : (true as const),
  }
  return { ...buildJsx('CodeBlock', attributes, lines, origin), data: { isFinished: true } }
}

/** The name of a block without a title. */
function firstLine(code: string): string | undefined {
  const [line = ''] = code.trim().split('\n')
  return (line.length > 40 ? `${cutText(line, 39)}…` : line) || undefined
}

function checkLanguage(language: string, located: Located, context: SourceContext): string {
  if (isPlain(language) || isHighlightable(language)) return language
  report(context, located, 'unknown-language', { language, question: didYouMean(language, languageNames()) })
  return 'text'
}

function checkOptions({ unread, highlighted }: CodeMeta, code: string, located: Located, context: SourceContext): void {
  const lines = code.split('\n').length
  for (const option of unread) report(context, located, 'code-option', { option })
  if (Math.max(...highlighted) > lines) report(context, located, 'highlight-beyond-code', { lines })
}

/** The options after the language of a code block. */
interface CodeMeta {
  title?: string
  /** Numbers of the lines to highlight, from 1. */
  highlighted: Set<number>
  /** Number of the first line, when lines are numbered. */
  firstLine?: number
  /** Options with stray quotes or braces. */
  unread: string[]
}

const words =
  /(?<key>\w+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S+))|\{(?<ranges>[\d\s,-]*)\}|(?<word>\S+)/g

/** Reads `title="…" {1,3-5} showLineNumbers=2`. */
function parseCodeMeta(meta: string): CodeMeta {
  const result: CodeMeta = { highlighted: new Set(), unread: [] }
  for (const { 0: whole, groups = {} } of meta.matchAll(words)) {
    const value = groups.double ?? groups.single ?? groups.bare
    if (groups.ranges !== undefined) addRanges(groups.ranges, result.highlighted)
    else if (groups.key === 'title' && value !== undefined) result.title = value
    else if (groups.key === 'showLineNumbers' && value !== undefined) setFirstLine(result, value)
    else if (groups.word === 'showLineNumbers') result.firstLine = 1
    if (/["'{}]/.test(groups.word ?? groups.bare?.replace(/^\{\d+\}$/, '') ?? '')) result.unread.push(whole)
  }
  return result
}

/** Numbers lines by a value of `showLineNumbers`: from a number, from 1, or not at all. */
function setFirstLine(meta: CodeMeta, value: string): void {
  const line = /^\{?(\d+)\}?$/.exec(value)?.[1]
  if (value !== 'false' && value !== '{false}') meta.firstLine = line === undefined ? 1 : Number(line)
}

function addRanges(ranges: string, lines: Set<number>): void {
  for (const range of ranges.split(',')) {
    const [from, to] = range.split('-').map(Number)
    if (!from) continue
    const [first, last] = [from, to ?? from].sort((a, b) => a - b)
    // No block has more lines, and each costs memory.
    for (let line = first ?? from; line <= Math.min(last ?? from, 100_000); line += 1) lines.add(line)
  }
}
