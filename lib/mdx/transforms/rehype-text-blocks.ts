import type { Element, Nodes, Root } from 'hast'
import { toString as codeOf } from 'hast-util-to-string'
import type { SourceContext } from '@/lib/mdx/context'
import { componentOf, isAnyElement, readAttribute, tagOf } from '@/lib/mdx/element'
import { countWords } from '@/lib/mdx/reading-time'
import type { TextBlock } from '@/lib/mdx/source'
import { walkElements } from '@/lib/mdx/walk'
import { cleanText, collectText, flowTags, isSilent, itemTags } from './plain-text'
import { footnotePrefix } from './rehype-ids'

declare module 'hast' {
  interface Data {
    /** Headings and texts of the partial that an element shows. */
    blocks?: TextBlock[]
  }
}

/** Collects what a page says, heading by heading and block by block, as a reader reads it, and counts the words of its code. */
export function rehypeTextBlocks(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      const isCode = tagOf(node) === 'pre' || componentOf(node, context.names) === 'CodeBlock'
      if (isCode) context.page.codeWords += countWords(codeOf(node as Element))
      return !isCode
    })
    const collector = new BlockCollector(context)
    collector.collect(tree.children)
    context.blocks.push(...collector.finish())
  }
}

class BlockCollector {
  readonly #context: SourceContext
  readonly #blocks: TextBlock[] = []
  /** Text that stands outside of any block. */
  #loose = ''
  /** A tab's label or a notice's title, which opens the next block. */
  #lead = ''

  constructor(context: SourceContext) {
    this.#context = context
  }

  finish(): TextBlock[] {
    this.#flush()
    return this.#blocks
  }

  collect(nodes: Nodes[]): void {
    for (const node of nodes) this.#add(node)
  }

  #add(node: Nodes): void {
    if (!isAnyElement(node)) {
      this.#loose += collectText(node, this.#context)
      return
    }
    const tag = tagOf(node)
    if (node.data?.blocks) this.#addPartial(node.data.blocks)
    else if (isSilent(node, this.#context)) return
    else if (/^h[1-6]$/.test(tag)) this.#addHeading(node as Element, Number(tag[1]))
    else if (itemTags.has(tag)) this.#addItems(node, itemTags.get(tag) ?? '')
    else if (flowTags.has(tag) || node.type === 'mdxJsxFlowElement') this.#addFlow(node)
    else this.#loose += collectText(node, this.#context)
  }

  #addPartial(blocks: TextBlock[]): void {
    this.#flush()
    this.#blocks.push(...blocks)
  }

  #addHeading(node: Element, level: number): void {
    this.#flush()
    const id = readAttribute(node, 'id', this.#context.names)
    if (id === undefined || id.startsWith(footnotePrefix)) return
    this.#lead = ''
    this.#blocks.push({ text: cleanText(collectText(node, this.#context)), heading: { level, id } })
  }

  #addItems(node: Nodes, itemTag: string): void {
    this.#flush()
    const lines: string[] = []
    const visit = (inner: Nodes): void => {
      if (isAnyElement(inner) && tagOf(inner) === itemTag) lines.push(this.#readLine(inner))
      else if ('children' in inner) inner.children.forEach(visit)
    }
    visit(node)
    this.#push(lines.filter(Boolean).join('\n'))
  }

  /** What the keys of a table do stands behind a tab, so that a search for them finds it. */
  #readLine(item: Extract<Nodes, { children: unknown }>): string {
    const [first, ...others] = item.children.filter((cell) => isAnyElement(cell) && tagOf(cell) === 'td')
    const read = (nodes: Nodes[]) => cleanText(nodes.map((node) => collectText(node, this.#context)).join(''))
    return first && isKeys(first) ? `${read([first])}\t${read(others)}` : read([item])
  }

  #addFlow(node: Extract<Nodes, { children: unknown }>): void {
    this.#flush()
    const component = isAnyElement(node) ? componentOf(node, this.#context.names) : undefined
    const label = component === 'TabItem' ? this.#attribute(node, 'label') : this.#attribute(node, 'title')
    if (component && label !== undefined) this.#lead = cleanText(label)
    if (isAnyElement(node) && component === 'Details') this.#push(cleanText(this.#attribute(node, 'summary') ?? ''))
    this.collect(node.children)
    this.#flush()
  }

  #attribute(node: Nodes, name: string): string | undefined {
    return isAnyElement(node) ? readAttribute(node, name, this.#context.names) : undefined
  }

  #flush(): void {
    const text = cleanText(this.#loose)
    this.#loose = ''
    this.#push(text)
  }

  #push(text: string): void {
    if (text === '') return
    const lead = this.#lead === '' ? '' : `${this.#lead}: `
    this.#lead = ''
    this.#blocks.push({ text: lead + text })
  }
}

/** Whether a cell has keys, and no words besides. */
function isKeys(cell: Nodes): boolean {
  if (!('children' in cell)) return false
  const others = cell.children.filter((node) => !isAnyElement(node) || tagOf(node) !== 'kbd')
  return (
    others.length < cell.children.length &&
    !/[\p{L}\p{N}]/u.test(others.map(codeOf as (node: Nodes) => string).join(''))
  )
}
