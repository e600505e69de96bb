import type { Root } from 'hast'
import { lineOf, reportDiagnostic, type SourceContext } from '@/lib/mdx/context'
import {
  type AnyElement,
  componentOf,
  hasAttribute,
  locationOfAttribute,
  readAttribute,
  removeAttribute,
  setAttribute,
  setTag,
  tagOf,
  walkElements,
} from '@/lib/mdx/element'

/** Resolves every link of a page: those to pages and other sites become `<Link>`. */
export function rehypeLinks(context: SourceContext) {
  return async (tree: Root): Promise<void> => {
    const links: AnyElement[] = []
    walkElements(tree, (node) => {
      const isLink = ['a', 'area'].includes(tagOf(node)) || componentOf(node, context.names) === 'Link'
      // Footnotes have generated addresses.
      const isFootnote = hasAttribute(node, 'dataFootnoteRef') || hasAttribute(node, 'dataFootnoteBackref')
      if (isLink && !isFootnote) links.push(node)
    })
    for (const link of links) await resolveLink(link, context)
  }
}

async function resolveLink(node: AnyElement, context: SourceContext): Promise<void> {
  const isComponent = componentOf(node, context.names) === 'Link'
  const attribute = isComponent && hasAttribute(node, 'to') ? 'to' : 'href'
  const address = readAttribute(node, attribute, context.names)
  if (address === undefined) return
  const location = locationOfAttribute(node, attribute)
  const resolution = await context.source.resolver.link(address)
  if ('problem' in resolution) {
    reportDiagnostic(context, location, resolution.problem)
    return
  }
  const { href, kind } = resolution.ok
  removeAttribute(node, 'to')
  setAttribute(node, 'href', href)
  const isChecked = !hasAttribute(node, 'data-no-link-check') && !hasAttribute(node, 'dataNoLinkCheck')
  const { file } = context.source
  if (isChecked) context.page.links.push({ href, isFile: kind === 'file', line: lineOf(context, location), file })
  const isOutside = kind === 'external' && /^https?:/i.test(href)
  if (tagOf(node) !== 'area') setTag(node, kind === 'internal' || isOutside ? 'Link' : 'a')
  else if (isOutside) setAttribute(node, 'rel', 'noopener noreferrer')
}
