import type { Parents, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { report, type SourceContext } from '@/lib/mdx/context'
import type { AdmonitionFence } from './admonition-fence'

interface OpenAdmonition {
  fence: AdmonitionFence
  body: RootContent[]
}

/** Turns the lines `:::kind` and `:::`, and what stands between them, into `<Admonition>`. */
export function remarkAdmonitions(context: SourceContext) {
  return (tree: Root): void => groupWithin(tree, context)
}

function groupWithin(parent: Parents, context: SourceContext): void {
  hoistClosings(parent)
  for (const child of parent.children) {
    if ('children' in child) groupWithin(child, context)
  }
  const children = parent.children as RootContent[]
  if (!children.some(({ type }) => type === 'admonitionFence')) return
  parent.children = group(children, context) as typeof parent.children
}

/** A closing line that is indented behind a list closes the admonition that the list stands in. */
function hoistClosings(parent: Parents): void {
  let depth = 0
  parent.children = (parent.children as RootContent[]).flatMap((child) => {
    if (child.type === 'admonitionFence') depth += child.kind === undefined ? -1 : 1
    const closing = depth > 0 && child.type === 'list' ? takeLastClosing(child) : undefined
    if (closing) depth -= 1
    return closing ? [child, closing] : [child]
  }) as typeof parent.children
}

/** Takes the closing line off the end of a list's last item, unless it belongs to an admonition in that item. */
function takeLastClosing(parent: Parents): AdmonitionFence | undefined {
  const last = parent.children.at(-1)
  if (last?.type === 'list' || last?.type === 'listItem') return takeLastClosing(last)
  if (last?.type !== 'admonitionFence' || last.kind !== undefined || parent.children.length < 2) return undefined
  const before = parent.children.slice(0, -1).filter((node) => node.type === 'admonitionFence')
  if (before.some(({ kind }) => kind !== undefined)) return undefined
  parent.children.pop()
  return last
}

function group(children: RootContent[], context: SourceContext): RootContent[] {
  const top: RootContent[] = []
  const open: OpenAdmonition[] = []
  const append = (node: RootContent) => (open.at(-1)?.body ?? top).push(node)
  const closeInnermost = () => {
    const closed = open.pop()
    if (closed) append(build(closed, context))
  }
  for (const child of children) {
    if (child.type !== 'admonitionFence') append(child)
    else if (child.kind !== undefined) open.push({ fence: child, body: [] })
    else {
      const depth = findOpening(child.size, open)
      if (depth < 0) reportLoneClosing(child, context)
      else {
        reportUnclosed(open.slice(depth + 1), context)
        while (open.length > depth) closeInnermost()
      }
    }
  }
  reportUnclosed(open, context)
  while (open.length > 0) closeInnermost()
  return top
}

/** A closing line belongs to the innermost opening of as many colons, else to the innermost of fewer. */
function findOpening(size: number, open: OpenAdmonition[]): number {
  const exact = open.findLastIndex(({ fence }) => fence.size === size)
  return exact >= 0 ? exact : open.findLastIndex(({ fence }) => fence.size < size)
}

function build({ fence, body }: OpenAdmonition, context: SourceContext): MdxJsxFlowElement {
  const { kind = 'note', children: title, position } = fence
  const attributes: Record<string, string> = { type: kind.toLowerCase(), ...readAttributes(fence, context) }
  const last = body.at(-1)?.position?.end ?? position?.end
  return {
    type: 'mdxJsxFlowElement',
    name: 'Admonition',
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [...buildTitle(title), ...(body as MdxJsxFlowElement['children'])],
    ...(position && last && { position: { start: position.start, end: last } }),
  }
}

/** The title is a paragraph with a class of its own, by which the component knows it. */
function buildTitle(title: AdmonitionFence['children']): MdxJsxFlowElement['children'] {
  const last = title.at(-1)
  if (last?.type === 'text') last.value = last.value.trimEnd()
  if (title.length === 0) return []
  const data = { hProperties: { className: ['admonition-title'] } }
  return [{ type: 'paragraph', data, children: title, ...(title[0]?.position && { position: title[0].position }) }]
}

function readAttributes(fence: AdmonitionFence, context: SourceContext): Record<string, string> {
  const titled = /\btitle=(?:"([^"]*)"|'([^']*)')/
  const [, double, single] = titled.exec(fence.attributes) ?? []
  const title = double ?? single
  const words = fence.attributes.replace(titled, '').trim().split(/\s+/).filter(Boolean)
  const unknown = words.filter((word) => !/^[.#][\w-]+$/.test(word))
  if (unknown.length > 0) {
    report(context, fence, {
      found: `"${unknown.join(' ')}" cannot be used in the braces of an admonition.`,
      fix: 'Write only ".class" and "#id" there, and the title in brackets: ":::note[Title]{.class #id}".',
    })
  }
  const pick = (mark: string) => words.filter((word) => word.startsWith(mark)).map((word) => word.slice(1))
  const [id] = pick('#')
  const className = pick('.').join(' ')
  return { ...(id && { id }), ...(className && { className }), ...(title && { title }) }
}

function reportUnclosed(open: OpenAdmonition[], context: SourceContext): void {
  for (const { fence } of open) {
    report(context, fence, {
      found: `The admonition ":::${fence.kind}" opened here is never closed.`,
      fix: `Write a line "${':'.repeat(fence.size)}" at its end, after a blank line and indented like this one.`,
    })
  }
}

function reportLoneClosing(fence: AdmonitionFence, context: SourceContext): void {
  report(context, fence, {
    found: `The line "${':'.repeat(fence.size)}" closes an admonition, but none is open here.`,
    fix: 'Remove it, indent it like the line that opens the admonition, or write "\\:::" for the colons themselves.',
  })
}
