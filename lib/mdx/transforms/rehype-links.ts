import type { Root } from 'hast'
import { lineOf, report, type SourceContext } from '@/lib/mdx/context'
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
} from '@/lib/mdx/element'
import { walkElements } from '@/lib/mdx/walk'

interface TypedLink {
  node: AnyElement
  attribute: 'href' | 'to'
  address: string
}

/** Resolves every link of a page: internal ones become `<Link>`, external ones are marked. */
export function rehypeLinks(context: SourceContext) {
  return async (tree: Root): Promise<void> => {
    const links: TypedLink[] = []
    walkElements(tree, (node) => {
      const link = readLink(node, context)
      if (link) links.push(link)
    })
    for (const link of links) await resolveLink(link, context)
  }
}

function readLink(node: AnyElement, context: SourceContext): TypedLink | undefined {
  const isLink = componentOf(node, context.names) === 'Link'
  if ((!isLink && !['a', 'area'].includes(tagOf(node))) || isFootnote(node)) return undefined
  const attribute = isLink && hasAttribute(node, 'to') ? 'to' : 'href'
  const address = readAttribute(node, attribute, context.names)
  return address === undefined ? undefined : { node, attribute, address }
}

/** Footnotes link to each other by addresses of our own making. */
function isFootnote(node: AnyElement): boolean {
  return hasAttribute(node, 'dataFootnoteRef') || hasAttribute(node, 'dataFootnoteBackref')
}

async function resolveLink({ node, attribute, address }: TypedLink, context: SourceContext): Promise<void> {
  const location = locationOfAttribute(node, attribute)
  const resolution = await context.source.resolver.link(address)
  if ('problem' in resolution) {
    report(context, location, resolution.problem)
    return
  }
  const { href, kind } = resolution.ok
  removeAttribute(node, 'to')
  setAttribute(node, 'href', href)
  const isChecked = !hasAttribute(node, 'data-no-link-check') && !hasAttribute(node, 'dataNoLinkCheck')
  if (isChecked) context.page.links.push({ href, line: lineOf(context, location), file: context.source.file })
  if (tagOf(node) !== 'area') setTag(node, kind === 'internal' ? 'Link' : 'a')
  if (kind !== 'external' || !/^https?:/i.test(href)) return
  setAttribute(node, 'rel', 'noopener noreferrer')
  setAttribute(node, 'data-external', '')
}
