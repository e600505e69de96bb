import type { Nodes, Parent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { SourceContext } from '@/lib/mdx/context'
import {
  type AnyElement,
  isAnyElement,
  readAttribute,
  removeAttribute,
  setAttribute,
  setTag,
  tagOf,
} from '@/lib/mdx/element'

/**
 * Truncates a copy of a post's text at the marker, and adapts it to lists of posts: without ids, with headings below the title of
 * the entry, and with links within the page leading to it.
 */
export function rehypeExcerpt(context: SourceContext) {
  const { post } = context.source
  return (tree: Root): void => {
    if (!post) return
    const excerpt = structuredClone(tree)
    if (context.chain.length === 1) context.page.isTruncated = truncate(excerpt)
    visit(excerpt, (node, index, parent) => {
      if (!isAnyElement(node)) return
      if (isPointless(node) && parent && index !== undefined) {
        parent.children.splice(index, 1)
        return [SKIP, index]
      }
      removeAttribute(node, 'id')
      const level = /^h([1-5])$/.exec(tagOf(node))?.[1]
      if (level !== undefined) setTag(node, `h${Number(level) + 1}`)
      // So that a list can render further images by another component.
      if (tagOf(node) === 'img') setTag(node, 'img')
      leadToPage(node, post.permalink, context)
    })
    context.excerpt = excerpt
  }
}

/** Removes all nodes after the first marker; returns whether there is one. */
function truncate(parent: Parent): boolean {
  for (const [index, node] of parent.children.entries()) {
    const isMarker = isTruncateMarker(node)
    if (!isMarker && !('children' in node && truncate(node))) continue
    const below = parent.children.slice(index + 1).filter(({ type }) => type === 'mdxjsEsm')
    const isBlank = (child: Nodes) => child.type === 'text' && child.value.trim() === ''
    const isEmpty = isMarker || ('children' in node && node.children.every(isBlank))
    parent.children.splice(index, Number.POSITIVE_INFINITY, ...(isEmpty ? [] : [node]), ...below)
    return true
  }
  return false
}

function isTruncateMarker(node: Nodes): boolean {
  if (node.type === 'comment') return node.value.trim() === 'truncate'
  const isCode = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
  return isCode && /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value)
}

/** The link of a heading to itself, and the footnotes. */
function isPointless(node: AnyElement): boolean {
  if (node.type !== 'element') return false
  return [node.properties.className].flat().includes('heading-anchor') || node.properties.dataFootnotes !== undefined
}

function leadToPage(node: AnyElement, permalink: string, { names }: SourceContext): void {
  const href = tagOf(node) === 'a' ? readAttribute(node, 'href', names) : undefined
  if (!href?.startsWith('#')) return
  removeAttribute(node, 'ariaDescribedBy')
  setAttribute(node, 'href', permalink + href)
  setTag(node, 'Link')
}
