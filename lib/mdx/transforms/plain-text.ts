import type { Expression, Node } from 'estree'
import type { Element, ElementContent, Nodes } from 'hast'
import type { SourceContext } from '@/lib/mdx/context'
import { componentOf, isAnyElement, readAttribute, tagOf } from '@/lib/mdx/element'
import { expressionOf } from '@/lib/mdx/imports/estree'
import { identifierName, readStaticText } from '@/lib/mdx/imports/static-value'

/** Nothing in these is text that a reader reads: code has a language of its own. */
const silentTags = new Set(['pre', 'script', 'style', 'svg', 'iframe', 'video', 'audio', 'template'])
/** Elements whose items or rows make one block, a line for each. */
export const itemTags: ReadonlyMap<string, string> = new Map([
  ['ul', 'li'],
  ['ol', 'li'],
  ['table', 'tr'],
])
/** Elements that stand on lines of their own. */
export const flowTags = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form header hgroup hr li main nav p section summary'.split(
    ' ',
  ),
)

/** The text of nodes as a reader reads it: runs of white space are one space, the cells of a row are set apart. */
export function textOf(nodes: Nodes[], context: SourceContext): string {
  return cleanText(nodes.map((node) => collectText(node, context)).join(''))
}

/** Collected text without needless white space. */
export function cleanText(text: string): string {
  return text
    .split('\t')
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ')
}

/** The text of a node before it is cleaned; the items of lists and the rows of tables are not set apart. */
export function collectText(node: Nodes, context: SourceContext): string {
  if (node.type === 'text') return node.value
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return shownText(expressionOf(node.data?.estree), context)
  }
  const inner = () => ('children' in node ? node.children.map((child) => collectText(child, context)).join('') : '')
  if (!isAnyElement(node)) return inner()
  if (node.data?.blocks) return ` ${node.data.blocks.map(({ text }) => text).join(' ')} `
  if (isSilent(node, context)) return ' '
  const tag = tagOf(node)
  if (tag === 'math') return formulaText(node as Element)
  if (tag === 'img') return ` ${readAttribute(node, 'alt', context.names) ?? ''} `
  if (tag === 'br') return ' '
  if (tag === 'td' || tag === 'th') return `${inner()}\t`
  return flowTags.has(tag) || itemTags.has(tag) ? ` ${inner()} ` : inner()
}

/** Whether an element shows nothing that a reader reads. */
export function isSilent(node: Nodes, { names }: SourceContext): boolean {
  if (!isAnyElement(node)) return false
  if (silentTags.has(tagOf(node)) || componentOf(node, names) === 'CodeBlock') return true
  // The same picture again, for the dark mode.
  if (readAttribute(node, 'data-only', names) === 'dark') return true
  if (node.type !== 'element') return false
  const { dataFootnoteRef, dataFootnoteBackref, ariaHidden } = node.properties
  return dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined || String(ariaHidden) === 'true'
}

/** What braces show, when that can be told without running the page: a literal, or a value of the front matter. */
function shownText(expression: Expression | undefined, { names, source }: SourceContext): string {
  const value = readStaticText(expression, names) ?? readValue(expression, source.frontMatter ?? {})
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function readValue(node: Node | undefined, frontMatter: object): unknown {
  if (node?.type === 'Literal') return node.value
  if (node?.type === 'ChainExpression') return readValue(node.expression, frontMatter)
  if (node?.type !== 'MemberExpression') return identifierName(node) === 'frontMatter' ? frontMatter : undefined
  const holder = readValue(node.object, frontMatter)
  const key = node.computed ? readValue(node.property, frontMatter) : identifierName(node.property)
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, String(key)) : undefined
}

/** A formula in one line, much as one would type it: `Δν = 1/(2π)`, `¹³C` as `13C`. */
function formulaText(math: Element): string {
  return (
    math.children
      .map(collectFormula)
      .join('')
      .normalize('NFKC')
      // Invisible signs of multiplication and application.
      .replace(/[\u2061-\u2064\u200b]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function collectFormula(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const parts = node.children.map(collectFormula).filter((part) => part !== '')
  switch (node.tagName) {
    case 'mfrac':
      return parts.map(group).join('/')
    case 'msqrt':
      return `√${group(parts.join(''))}`
    case 'mo':
      return /^[=<>≤≥≈∝→+−±]$/.test(parts.join('').trim()) ? ` ${parts.join('').trim()} ` : parts.join('')
    case 'mspace':
    case 'mtd':
    case 'mtr':
      return `${parts.join('')} `
    default:
      return parts.join('')
  }
}

function group(part: string): string {
  const text = part.trim()
  return /^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`
}
