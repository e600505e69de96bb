import type { Element, Nodes, Root } from 'hast'
import type { SourceContext } from '@/lib/mdx/context'
import { componentOf, isAnyElement, readAttribute, tagOf } from '@/lib/mdx/element'
import type { TextBlock } from '@/lib/mdx/source'
import { formulaText } from './formula-text'
import { footnotePrefix } from './rehype-ids'

declare module 'hast' {
  interface Data {
    /** Headings and texts of the partial that an element shows. */
    blocks?: TextBlock[]
  }
}

/** Collects what a page says, heading by heading and block by block, as a reader reads it: for the search. */
export function rehypeTextBlocks(context: SourceContext) {
  return (tree: Root): void => {
    const collector = new BlockCollector(context)
    collector.collect(tree.children)
    context.blocks.push(...collector.finish())
  }
}

/** Nothing in these is text that a reader reads: code has a language of its own. */
const silent = new Set(['pre', 'script', 'style', 'svg', 'iframe', 'video', 'audio', 'template'])
/** Elements whose items or rows make one block, a line for each. */
const itemTags: Record<string, string> = { ul: 'li', ol: 'li', table: 'tr' }
const flowTags = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form header hgroup hr li main nav p section summary'.split(
    ' ',
  ),
)

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
      this.#loose += this.#textOf(node)
      return
    }
    const tag = tagOf(node)
    if (node.data?.blocks) this.#addPartial(node.data.blocks)
    else if (this.#isSilent(node)) return
    else if (/^h[1-6]$/.test(tag)) this.#addHeading(node as Element, Number(tag[1]))
    else if (tag in itemTags) this.#addItems(node, itemTags[tag] ?? '')
    else if (flowTags.has(tag) || node.type === 'mdxJsxFlowElement') this.#addFlow(node)
    else this.#loose += this.#textOf(node)
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
    this.#blocks.push({ text: clean(this.#textOf(node)), heading: { level, id } })
  }

  #addItems(node: Nodes, itemTag: string): void {
    this.#flush()
    const lines: string[] = []
    const visit = (inner: Nodes): void => {
      if (isAnyElement(inner) && tagOf(inner) === itemTag) lines.push(clean(this.#textOf(inner)))
      else if ('children' in inner) inner.children.forEach(visit)
    }
    visit(node)
    this.#push(lines.filter(Boolean).join('\n'))
  }

  #addFlow(node: Extract<Nodes, { children: unknown }>): void {
    this.#flush()
    const component = isAnyElement(node) ? componentOf(node, this.#context.names) : undefined
    const label = component === 'TabItem' ? this.#attribute(node, 'label') : this.#attribute(node, 'title')
    if (component && label !== undefined) this.#lead = clean(label)
    if (isAnyElement(node) && component === 'Details') this.#push(clean(this.#attribute(node, 'summary') ?? ''))
    this.collect(node.children)
    this.#flush()
  }

  #attribute(node: Nodes, name: string): string | undefined {
    return isAnyElement(node) ? readAttribute(node, name, this.#context.names) : undefined
  }

  #flush(): void {
    const text = clean(this.#loose)
    this.#loose = ''
    this.#push(text)
  }

  #push(text: string): void {
    if (text === '') return
    const lead = this.#lead === '' ? '' : `${this.#lead}: `
    this.#lead = ''
    this.#blocks.push({ text: lead + text })
  }

  #isSilent(node: Nodes): boolean {
    if (!isAnyElement(node)) return false
    if (silent.has(tagOf(node)) || componentOf(node, this.#context.names) === 'CodeBlock') return true
    // The same picture again, for the dark mode.
    if (this.#attribute(node, 'data-only') === 'dark') return true
    if (node.type !== 'element') return false
    const { dataFootnoteRef, dataFootnoteBackref, ariaHidden } = node.properties
    return dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined || String(ariaHidden) === 'true'
  }

  /** The text of an element in one line, but for the items of lists and the rows of tables inside it. */
  #textOf(node: Nodes): string {
    if (node.type === 'text') return node.value
    if (isAnyElement(node)) {
      if (node.data?.blocks) return ` ${node.data.blocks.map(({ text }) => text).join(' ')} `
      if (this.#isSilent(node)) return ' '
      const tag = tagOf(node)
      if (tag === 'math') return formulaText(node as Element)
      if (tag === 'img') return ` ${this.#attribute(node, 'alt') ?? ''} `
      if (tag === 'br') return ' '
      const inner = node.children.map((child) => this.#textOf(child)).join('')
      if (tag === 'td' || tag === 'th') return `${inner}\t`
      return flowTags.has(tag) || tag in itemTags ? ` ${inner} ` : inner
    }
    return 'children' in node ? node.children.map((child) => this.#textOf(child)).join('') : ''
  }
}

/** Runs of white space become one space; the cells of a row are set apart. */
function clean(text: string): string {
  return text
    .split('\t')
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ')
}
