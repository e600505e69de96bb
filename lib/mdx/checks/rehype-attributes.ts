import type { Root } from 'hast'
import { find, hastToReact, html, svg } from 'property-information'
import { report, type SourceContext } from '@/lib/mdx/context'
import {
  type AnyElement,
  attributeNames,
  isJsxElement,
  locationOfAttribute,
  readAttribute,
  tagOf,
  walkElements,
} from '@/lib/mdx/element'
import { isProgram } from '@/lib/site/href'

/** Refuses attributes that would run code, and renames HTML attributes as React does. */
export function rehypeAttributes(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (!/^[a-z]/.test(tagOf(node))) return
      for (const name of attributeNames(node)) {
        checkHandler(node, name, context)
        checkAddress(node, name, context)
      }
      if (isJsxElement(node)) translateAttributes(node, context)
    })
  }
}

function checkHandler(node: AnyElement, name: string, context: SourceContext): void {
  if (!/^on[a-z]/i.test(name)) return
  report(context, locationOfAttribute(node, name), 'code-attribute', { name })
}

/** Refuses scripts as addresses; those of links and media are checked where they are resolved. */
function checkAddress(node: AnyElement, name: string, context: SourceContext): void {
  if (/^(href|src)$/i.test(name) || !isProgram(name, readAttribute(node, name, context.names) ?? '')) return
  report(context, locationOfAttribute(node, name), 'script-address', { name })
}

/** Uses the names of React: `className` for `class`, `playsInline` for `playsinline`. */
function translateAttributes(node: Extract<AnyElement, { attributes: unknown }>, context: SourceContext): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    if (attribute.name === 'style' && typeof attribute.value === 'string') {
      report(context, attribute, 'style-as-text')
    }
    const inHtml = find(html, attribute.name)
    const info = inHtml.space ? inHtml : find(svg, attribute.name)
    if (info.space) attribute.name = hastToReact[info.property] ?? info.property
  }
}
