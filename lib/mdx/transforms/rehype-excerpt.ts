import type { Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { SourceContext } from '@/lib/mdx/context'
import {
  type AnyElement,
  hasAttribute,
  isAnyElement,
  readAttribute,
  removeAttribute,
  setAttribute,
  setTag,
  tagOf,
} from '@/lib/mdx/element'

/**
 * Makes the beginning of a page fit to stand in a list of such: without ids, which may be there twice, with its headings below the
 * title of the entry, and with links that would stay on the page leading to it.
 */
export function rehypeExcerpt(context: SourceContext) {
  const { excerpt } = context.page
  return (tree: Root): void => {
    if (!excerpt) return
    visit(tree, (node, index, parent) => {
      if (!isAnyElement(node)) return
      if (isPointless(node) && parent && index !== undefined) {
        parent.children.splice(index, 1)
        return [SKIP, index]
      }
      removeAttribute(node, 'id')
      lowerHeading(node)
      if (!excerpt.isFirst && hasAttribute(node, 'loading')) setAttribute(node, 'loading', 'lazy')
      leadToPage(node, excerpt.permalink, context)
    })
  }
}

/** The link of a heading to itself, and the notes at the foot of the page. */
function isPointless(node: AnyElement): boolean {
  if (node.type !== 'element') return false
  return [node.properties.className].flat().includes('heading-anchor') || node.properties.dataFootnotes !== undefined
}

function lowerHeading(node: AnyElement): void {
  const level = /^h([1-5])$/.exec(tagOf(node))?.[1]
  if (level !== undefined) setTag(node, `h${Number(level) + 1}`)
}

function leadToPage(node: AnyElement, permalink: string, { names }: SourceContext): void {
  const href = tagOf(node) === 'a' ? readAttribute(node, 'href', names) : undefined
  if (!href?.startsWith('#')) return
  removeAttribute(node, 'ariaDescribedBy')
  setAttribute(node, 'href', permalink + href)
  setTag(node, 'Link')
}
