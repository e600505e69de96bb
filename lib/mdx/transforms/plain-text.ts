import type { Expression, Node } from 'estree'
import type { Element, ElementContent, Nodes } from 'hast'
import { isCodeComponent } from '@/lib/mdx/components'
import type { SourceContext } from '@/lib/mdx/context'
import { type AnyElement, componentOf, isAnyElement, readAttribute, tagOf } from '@/lib/mdx/element'
import { expressionOf } from '@/lib/mdx/imports/estree'
import { identifierName, readStaticText } from '@/lib/mdx/imports/static-value'

/** Elements without text for readers; code is not prose. */
const silentTags = new Set(['pre', 'script', 'style', 'svg', 'iframe', 'video', 'audio', 'template'])
/** Elements that are one block with a line for each item or row. */
export const itemTags: ReadonlyMap<string, string> = new Map([
  ['ul', 'li'],
  ['ol', 'li'],
  ['table', 'tr'],
])
/** Elements on separate lines. */
export const flowTags = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form header hgroup hr li main nav p section summary'.split(
    ' ',
  ),
)

/** The text of nodes as a reader reads it: runs of white space are one space, cells of a row are separated. */
export function textOf(nodes: Nodes[], context: SourceContext): string {
  return cleanText(nodes.map((node) => collectText(node, context)).join(''))
}

/** Collected text without superfluous white space. */
export function cleanText(text: string): string {
  return text
    .split('\t')
    .map((cell) => cell.replace(/\s+/g, joinLines).trim())
    .filter(Boolean)
    .join(' · ')
}

const unspaced = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\uff01-\\uff60]'
const unspacedEnd = new RegExp(`${unspaced}$`, 'u')
const unspacedStart = new RegExp(`^${unspaced}`, 'u')

/** White space as one space; a line that ends between Chinese or Japanese characters ends inside a word or a sentence without spaces. */
function joinLines(space: string, at: number, text: string): string {
  if (!space.includes('\n')) return ' '
  // A character may have two code units.
  const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at + space.length, at + space.length + 2)]
  return unspacedEnd.test(before) && unspacedStart.test(after) ? '' : ' '
}

/** The text of a node before it is cleaned, without separators between items of lists and rows of tables. */
export function collectText(node: Nodes, context: SourceContext): string {
  if (node.type === 'text') return node.value
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return shownText(expressionOf(node.data?.estree), context)
  }
  const inner = () => ('children' in node ? node.children.map((child) => collectText(child, context)).join('') : '')
  if (!isAnyElement(node)) return inner()
  if (node.data?.blocks) return ` ${node.data.blocks.map(({ text }) => text).join(' ')} `
  if (isFootnoteMark(node)) return ''
  if (isSilent(node, context)) return ' '
  const tag = tagOf(node)
  if (tag === 'math') return formulaText(node as Element)
  if (tag === 'img') return readAttribute(node, 'alt', context.names) ?? ''
  if (tag === 'br') return ' '
  if (tag === 'td' || tag === 'th') return `${inner()}\t`
  return flowTags.has(tag) || itemTags.has(tag) ? ` ${inner()} ` : inner()
}

/** Whether an element has no text for readers. */
export function isSilent(node: Nodes, { names }: SourceContext): boolean {
  if (!isAnyElement(node)) return false
  if (silentTags.has(tagOf(node)) || isCodeComponent(componentOf(node, names))) return true
  // The same picture again, for the dark mode.
  if (readAttribute(node, 'data-only', names) === 'dark') return true
  return isFootnoteMark(node) || (node.type === 'element' && String(node.properties.ariaHidden) === 'true')
}

function isFootnoteMark(node: AnyElement): boolean {
  if (node.type !== 'element') return false
  return node.properties.dataFootnoteRef !== undefined || node.properties.dataFootnoteBackref !== undefined
}

/** The value of braces, if it is known without running the page: a literal, or a value of the front matter; otherwise empty. */
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

/** A formula in one line, roughly as typed: `Δν = 1/(2π)`, `¹³C` as `13C`. */
function formulaText(math: Element): string {
  const text = math.children.map(collectFormula).join('').normalize('NFKC')
  // Without the invisible operators for multiplication and function application.
  return cleanText(text.replace(/[\u2061-\u2064\u200b]/g, ''))
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
    case 'mover':
    case 'munder':
      // Without accents.
      return isOperator(node.children[1]) && !isOperator(node.children[0]) ? (parts[0] ?? '') : parts.join('')
    case 'mmultiscripts': {
      const texts = node.children.map(collectFormula)
      const at = node.children.findIndex((child) => child.type === 'element' && child.tagName === 'mprescripts')
      return texts.slice(at).filter(Boolean).join(' ') + texts.slice(0, at).join('')
    }
    case 'mphantom':
      // Invisible, such as in the formulas of mhchem.
      return ''
    case 'mspace':
    case 'mtd':
    case 'mtr':
      return `${parts.join('')} `
    default:
      return parts.join('')
  }
}

function isOperator(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'mo'
}

function group(part: string): string {
  const text = part.trim()
  return /^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`
}
