import type { Root } from 'hast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { find, hastToReact, html, svg } from 'property-information'
import { report, type SourceContext } from '@/lib/mdx/context'
import { type AnyElement, isJsxElement, locationOfAttribute, readAttribute, tagOf } from '@/lib/mdx/element'
import { walkElements } from '@/lib/mdx/walk'
import { isProgram } from '@/lib/site/href'

/** Refuses attributes that could not work on a page, and renames those of HTML to what React calls them. */
export function rehypeJsxAttributes(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (!/^[a-z]/.test(tagOf(node))) return
      for (const name of attributeNames(node)) {
        checkName(node, name, context)
        checkAddress(node, name, context)
      }
      if (!isJsxElement(node)) return
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue
        if (attribute.name === 'style') checkStyle(attribute, context)
        attribute.name = reactAttributeName(attribute.name)
      }
    })
  }
}

function attributeNames(node: AnyElement): string[] {
  if (node.type === 'element') return Object.keys(node.properties)
  return node.attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute.name] : []))
}

function checkName(node: AnyElement, name: string, context: SourceContext): void {
  if (!/^on[a-z]/i.test(name)) return
  report(context, locationOfAttribute(node, name), {
    found: `The attribute "${name}" would run code in the reader's browser, which Markdown cannot do.`,
    fix: 'Write a client component in components/mdx, and add it to components/mdx/index.ts.',
  })
}

/** Attributes with addresses that no resolver sees, each by its names in HTML and in React. */
const addressNames = /^(action|formaction|xlink:?href|ping|background|cite)$/i

/** Refuses addresses that are programs. */
function checkAddress(node: AnyElement, name: string, context: SourceContext): void {
  if (!addressNames.test(name) || !isProgram(readAttribute(node, name, context.names) ?? '')) return
  report(context, locationOfAttribute(node, name), {
    found: `The address in "${name}" is a program, which a page cannot run.`,
    fix: 'Write an address that starts with "https://" or a path.',
  })
}

function checkStyle(attribute: MdxJsxAttribute, context: SourceContext): void {
  if (typeof attribute.value !== 'string') return
  report(context, attribute, {
    found: 'A style is written as a text, but MDX wants an object.',
    fix: `Write style={{${formatStyle(attribute.value)}}}, or better a class.`,
  })
}

function formatStyle(style: string): string {
  const declarations = style.split(';').flatMap((declaration) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(declaration) ?? []
    const key = name.startsWith('--')
      ? `'${name}'`
      : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    return name === '' ? [] : [`${key}: '${value}'`]
  })
  return ` ${declarations.join(', ')} `
}

/** What React calls an attribute of HTML or SVG: `className` for `class`, `playsInline` for `playsinline`. */
function reactAttributeName(name: string): string {
  const inHtml = find(html, name)
  const known = inHtml.space ? inHtml : find(svg, name)
  return known.space ? (hastToReact[known.property] ?? known.property) : name
}
