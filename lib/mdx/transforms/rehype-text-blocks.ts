import type { Element, Nodes, Root } from 'hast'
import { toString as codeOf } from 'hast-util-to-string'
import { components, isCodeComponent } from '@/lib/mdx/components'
import type { SourceContext } from '@/lib/mdx/context'
import { type AnyElement, componentOf, isAnyElement, readAttribute, tagOf, walkElements } from '@/lib/mdx/element'
import type { TextBlock } from '@/lib/mdx/source'
import { cleanText, collectText, flowTags, isSilent, itemTags } from './plain-text'
import { footnotePrefix } from './rehype-headings'

declare module 'hast' {
  interface Data {
    /** Headings and texts of the partial that an element shows. */
    blocks?: TextBlock[]
  }
}

/** Collects the text of a page as a reader reads it, by headings and blocks, and counts the words of its code. */
export function rehypeTextBlocks(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      const isCode = tagOf(node) === 'pre' || isCodeComponent(componentOf(node, context.names))
      if (isCode) context.page.codeWords += countWords(codeOf(node as Element))
      return !isCode
    })
    collectBlocks(tree, context)
  }
}

function collectBlocks(tree: Root, context: SourceContext): void {
  /** Text outside of any block. */
  let loose = ''
  /** Such as the label of a tab or the title of an admonition, which opens the next block. */
  let lead = ''

  function add(node: Nodes): void {
    if (!isAnyElement(node)) {
      loose += collectText(node, context)
      return
    }
    const tag = tagOf(node)
    if (node.data?.blocks) {
      flush()
      context.blocks.push(...node.data.blocks)
    } else if (isSilent(node, context)) return
    else if (/^h[1-6]$/.test(tag)) addHeading(node, Number(tag[1]))
    else if (itemTags.has(tag)) {
      flush()
      push(readLines(node, itemTags.get(tag), context).filter(Boolean).join('\n'))
    } else if (flowTags.has(tag) || node.type === 'mdxJsxFlowElement') addFlow(node)
    else loose += collectText(node, context)
  }

  function addHeading(node: AnyElement, level: number): void {
    flush()
    const id = readAttribute(node, 'id', context.names)
    if (id === undefined || id.startsWith(footnotePrefix)) return
    lead = ''
    context.blocks.push({ text: cleanText(collectText(node, context)), heading: { level, id } })
  }

  function addFlow(node: AnyElement): void {
    flush()
    const text = components.get(componentOf(node, context.names) ?? '')?.text
    const read = (attribute: string) => cleanText(readAttribute(node, attribute, context.names) ?? '')
    if (typeof text === 'object' && 'lead' in text) lead = read(text.lead) || lead
    if (typeof text === 'object' && 'line' in text) push(read(text.line))
    node.children.forEach(add)
    flush()
  }

  function flush(): void {
    const text = cleanText(loose)
    loose = ''
    push(text)
  }

  function push(text: string): void {
    if (text === '') return
    context.blocks.push({ text: lead === '' ? text : `${lead}: ${text}` })
    lead = ''
  }

  tree.children.forEach(add)
  flush()
}

/** The items of a list or the rows of a table. The text beside keys follows a tab, so that a search for the keys finds it. */
function readLines(node: Nodes, itemTag: string | undefined, context: SourceContext): string[] {
  if (!('children' in node)) return []
  if (!isAnyElement(node) || tagOf(node) !== itemTag)
    return node.children.flatMap((child) => readLines(child, itemTag, context))
  const [first, ...others] = node.children.filter((cell) => isAnyElement(cell) && tagOf(cell) === 'td')
  const read = (nodes: Nodes[]) => cleanText(nodes.map((each) => collectText(each, context)).join(''))
  return [first && isKeys(first) ? `${read([first])}\t${read(others)}` : read([node])]
}

/** Whether a cell contains keys and no other words. */
function isKeys(cell: Nodes): boolean {
  if (!('children' in cell)) return false
  const others = cell.children.filter((node) => !isAnyElement(node) || tagOf(node) !== 'kbd')
  const text = others.map((node) => codeOf(node as Element)).join('')
  return others.length < cell.children.length && !/[\p{L}\p{N}]/u.test(text)
}

const wordsPerMinute = 200

/** Code is skimmed: three of its words take the time of one. */
const codeWeight = 1 / 3

/** A word, or a character of a script without spaces. */
const word = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]|[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu

/** Whole minutes that reading a text takes, at least one. */
export function countReadingMinutes(blocks: TextBlock[], codeWords: number): number {
  const words = blocks.reduce((sum, { text }) => sum + countWords(text), codeWords * codeWeight)
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

function countWords(text: string): number {
  return text.match(word)?.length ?? 0
}
