import type { Root } from 'hast'
import { find, hastToReact, html, svg } from 'property-information'
import { report, type SourceContext } from '@/lib/mdx/context'
import {
  type AnyElement,
  hasAttribute,
  isJsxElement,
  locationOfAttribute,
  readAttribute,
  tagOf,
  walkElements,
} from '@/lib/mdx/element'
import { isProgram } from '@/lib/site/href'

/** Refuses scripts, frames and attributes that cannot work on a page, and renames HTML attributes as React does. */
export function rehypeAttributes(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      const tag = tagOf(node)
      if (!/^[a-z]/.test(tag)) return
      for (const name of attributeNames(node)) {
        checkHandler(node, name, context)
        checkAddress(node, name, context)
      }
      if (isJsxElement(node)) translateAttributes(node, context)
      if (tag === 'iframe') checkFrame(node, context)
      if (tag === 'script') checkScript(node, context)
    })
  }
}

const addComponent = 'Write a client component in components/mdx, and add it to components/mdx/index.ts.'

function attributeNames(node: AnyElement): string[] {
  if (node.type === 'element') return Object.keys(node.properties)
  return node.attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute.name] : []))
}

function checkHandler(node: AnyElement, name: string, context: SourceContext): void {
  if (!/^on[a-z]/i.test(name)) return
  report(context, locationOfAttribute(node, name), {
    found: `The attribute "${name}" would run code in the reader's browser, which Markdown cannot do.`,
    fix: addComponent,
  })
}

/** Refuses scripts as addresses; those of links and media are checked where they are resolved. */
function checkAddress(node: AnyElement, name: string, context: SourceContext): void {
  if (/^(href|src)$/i.test(name) || !isProgram(name, readAttribute(node, name, context.names) ?? '')) return
  report(context, locationOfAttribute(node, name), {
    found: `The attribute "${name}" is a script, which no page runs.`,
    fix: 'Write an address that starts with "https://" or a path.',
  })
}

/** Uses the names of React: `className` for `class`, `playsInline` for `playsinline`. */
function translateAttributes(node: Extract<AnyElement, { attributes: unknown }>, context: SourceContext): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    if (attribute.name === 'style' && typeof attribute.value === 'string') {
      report(context, attribute, {
        found: 'The style is a text, but MDX requires an object.',
        fix: "Write it like style={{ color: 'teal' }}, or better use a class.",
      })
    }
    const inHtml = find(html, attribute.name)
    const info = inHtml.space ? inHtml : find(svg, attribute.name)
    if (info.space) attribute.name = hastToReact[info.property] ?? info.property
  }
}

function checkFrame(frame: AnyElement, context: SourceContext): void {
  if (hasAttribute(frame, 'srcDoc')) {
    const found = 'A frame cannot contain its page, which could run scripts.'
    report(context, frame, { found, fix: 'Write the address of a page as its "src".' })
  }
  const address = readAttribute(frame, 'src', context.names)
  if (address === undefined || /^(?:https?:|\/)/i.test(address)) return
  report(context, locationOfAttribute(frame, 'src'), {
    found: `A frame cannot show "${address}".`,
    fix: 'Write an address that starts with "https://", or a path of this site that starts with "/".',
  })
}

/** Refuses scripts, except data such as that for search engines. */
function checkScript(script: AnyElement, context: SourceContext): void {
  if (readAttribute(script, 'type', context.names)?.endsWith('json')) return
  report(context, script, {
    found: 'A script in a page runs only for readers who open that page first.',
    fix: addComponent,
  })
}
