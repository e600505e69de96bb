import type { Root } from 'hast'
import { find, html, svg } from 'property-information'
import { report, type SourceContext } from '@/lib/mdx/context'
import {
  type AnyElement,
  attributeNames,
  hasAttribute,
  isAnyElement,
  jsxAttribute,
  locationOfAttribute,
  readAttribute,
  tagOf,
  walkElements,
} from '@/lib/mdx/element'
import { headAdvice, loads, refusedAttributes, refusedElements } from '@/lib/site/element-rules'
import { opensProgram } from '@/lib/site/schemes'

/** Refuses elements and attributes that the policy of the site blocks, or that belong elsewhere. */
export function rehypeElements(context: SourceContext) {
  return (tree: Root): void => {
    const inDrawings = new Set<AnyElement>()
    walkElements(tree, (node) => {
      const tag = tagOf(node)
      if (!/^[a-z]/.test(tag)) return
      if (tag === 'svg') walkElements(node, (child) => inDrawings.add(child))
      // In a drawing it is the name for readers who cannot see it.
      if (tag !== 'title' || !inDrawings.has(node)) checkElement(node, context)
      for (const name of attributeNames(node)) checkAttribute(node, name, context)
    })
  }
}

function checkElement(node: AnyElement, context: SourceContext): void {
  const tag = tagOf(node)
  const refusal = refusedElements.get(tag)
  if (!refusal) return
  const read = (name: string) => readAttribute(node, name, context.names)
  // Data for search engines, as a script or in the text.
  if (tag === 'script' && read('type')?.endsWith('json')) return
  if (/^(?:meta|link)$/.test(tag) && (hasAttribute(node, 'itemProp') || hasAttribute(node, 'itemprop'))) return
  // Its contents are reported.
  if (tag === 'head' && node.children.some((child) => isAnyElement(child) && refusedElements.has(tagOf(child)))) return
  const kinds = /^(?:meta|link)$/.test(tag)
    ? ['name', 'property', 'httpEquiv', 'rel'].flatMap((name) => read(name) ?? [])
    : []
  const [kind = ''] = kinds
  const hint = headAdvice.get(kind.toLowerCase()) ?? refusal.hint
  const message = kind ? refusal.message.replace(`<${tag}>`, `<${tag}> "${kind}"`) : refusal.message
  report(context, node, 'refused-element', { message, hint })
}

/** Attributes of drawings that refer to another element. */
const references = /^(?:fill|stroke|filter|mask|cursor|clip-path|marker-(?:start|mid|end))$/

function checkAttribute(node: AnyElement, name: string, context: SourceContext): void {
  const known = find(html, name)
  const { attribute } = known.space ? known : find(svg, name)
  const refusal = refusedAttributes.get(attribute)
  const location = locationOfAttribute(node, name)
  if (refusal) {
    const message = refusal.message.replace('The attribute', `The attribute "${name}"`)
    report(context, location, 'refused-attribute', { message, hint: refusal.hint })
  }
  const value = attribute === 'style' ? styleOf(node, name) : (readAttribute(node, name, context.names) ?? '')
  if (attribute === 'style' || references.test(attribute)) {
    const address = /url\(\s*["'`]?(?!#|data:image\/)([^"'`)\s]+)/i.exec(value)?.[1]
    const place = attribute === 'style' ? 'style' : `attribute "${name}"`
    if (address) report(context, location, 'unpublished-address', { place, address })
  }
  const isForm = loads.get(tagOf(node))?.[attribute]?.includes('form-action')
  if (isForm && opensProgram(value)) report(context, location, 'form-address', { address: value })
  if (attribute === 'attributeName' && /href$/i.test(value)) report(context, location, 'animated-address')
}

/** The text of a style, which is an object in MDX. */
function styleOf(node: AnyElement, name: string): string {
  if (node.type === 'element') return String(node.properties[name])
  const value = jsxAttribute(node, name)?.value
  return typeof value === 'string' ? value : (value?.value ?? '')
}
