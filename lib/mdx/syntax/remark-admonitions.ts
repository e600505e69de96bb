import type { Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { report, type SourceContext } from '@/lib/mdx/context'

/** Turns the blocks that remark-directive reads into `<Admonition>`, and its other directives back into the text they were. */
export function remarkAdmonitions(context: SourceContext) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined
      if (node.type === 'containerDirective') return replace(parent, index, [build(node, context)])
      if (node.type === 'textDirective') return replace(parent, index, toText(node, file))
      if (node.type === 'leafDirective')
        return replace(parent, index, [{ type: 'paragraph', children: toText(node, file), position: node.position }])
      if (node.type === 'paragraph') reportLoneClosings(node, context)
      return undefined
    })
    joinTexts(tree)
  }
}

/** Replaces a node; returns the index of its first replacement, which is visited next. */
function replace(parent: Parents, index: number, nodes: RootContent[]): number {
  parent.children.splice(index, 1, ...(nodes as never[]))
  return index
}

/** The colons of `12:30` and `:smile:` are text, which may hold emphasis and links where it looks like a label. */
function toText(node: TextDirective | LeafDirective, file: VFile): PhrasingContent[] {
  const at = (offset: number | undefined) => offset ?? 0
  const [start, end] = [at(node.position?.start.offset), at(node.position?.end.offset)]
  const [first, last] = [node.children[0], node.children.at(-1)]
  const text = (from: number, to: number): PhrasingContent => ({ type: 'text', value: String(file).slice(from, to) })
  if (!first || !last) return [text(start, end)]
  const [inner, behind] = [at(first.position?.start.offset), at(last.position?.end.offset)]
  return [text(start, inner), ...node.children, text(behind, end)]
}

/** Merges adjacent texts into one node. */
function joinTexts(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node)) return
    const joined: Nodes[] = []
    for (const child of node.children) {
      const before = joined.at(-1)
      if (before?.type === 'text' && child.type === 'text') before.value += child.value
      else joined.push(child)
    }
    node.children = joined as typeof node.children
  })
}

function build(directive: ContainerDirective, context: SourceContext): MdxJsxFlowElement {
  reportUnclosed(directive, context)
  const { name, children, position } = directive
  const attributes: Record<string, string> = { type: name.toLowerCase(), ...readAttributes(directive, context) }
  const title = takeTitle(directive)
  return {
    type: 'mdxJsxFlowElement',
    name: 'Admonition',
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: [...title, ...children] as MdxJsxFlowElement['children'],
    position,
  }
}

/** The title becomes a paragraph with a class, by which the component finds it. */
function takeTitle({ children, position }: ContainerDirective): Paragraph[] {
  const isInTitle = (node: RootContent | undefined) => node?.position?.start.line === position?.start.line
  const count = children.findIndex((child) => !isInTitle(child))
  const inside = children.splice(0, count < 0 ? children.length : count)
  if (inside.length === 0) return []
  // MDX has taken tags and expressions out of a label that contains nothing else.
  const inline = inside.flatMap((node) => (node.type === 'paragraph' ? node.children : [toInline(node)]))
  const [first] = inline
  if (first?.type === 'text') first.value = first.value.trimStart()
  return [{ type: 'paragraph', data: { hProperties: { className: ['admonition-title'] } }, children: inline }]
}

function toInline(node: RootContent): PhrasingContent {
  if (node.type === 'mdxFlowExpression') return { ...node, type: 'mdxTextExpression' }
  if (node.type === 'mdxJsxFlowElement') return { ...node, type: 'mdxJsxTextElement' } as PhrasingContent
  return node as PhrasingContent
}

function readAttributes(directive: ContainerDirective, context: SourceContext): Record<string, string> {
  const { id, class: className, title, ...others } = directive.attributes ?? {}
  const unknown = Object.keys(others)
  if (unknown.length > 0) {
    report(context, directive, 'admonition-braces', { names: unknown })
  }
  return Object.fromEntries(
    Object.entries({ id, className, title }).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )
}

/** An admonition without a closing line includes all following text. */
function reportUnclosed({ name, position }: ContainerDirective, context: SourceContext): void {
  const [size = ':::'] = /:{3,}/.exec(lineAt(position?.start.line, context)) ?? []
  const end = lineAt(position?.end.line, context).slice(0, (position?.end.column ?? 1) - 1)
  const [, closing = ''] = /^[\s>]*(:{3,})\s*$/.exec(end) ?? []
  if (closing.startsWith(size)) return
  report(context, position?.start, 'open-admonition', { name, size })
}

function reportLoneClosings({ position }: Nodes, context: SourceContext): void {
  const { start, end } = position ?? {}
  for (let line = start?.line ?? 1; line <= (end?.line ?? 0); line += 1) {
    const [, colons] = /^[\s>]*(:{3,})\s*$/.exec(lineAt(line, context)) ?? []
    if (colons !== undefined) report(context, { line }, 'closed-admonition', { colons })
  }
}

function lineAt(number: number | undefined, { lines, source }: SourceContext): string {
  return lines[(number ?? 0) - source.bodyLine] ?? ''
}
