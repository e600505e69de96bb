import type { Root } from 'hast'
import type { SourceContext } from '@/lib/mdx/context'
import { report } from '@/lib/mdx/context'
import type { JsxElement } from '@/lib/mdx/element'
import { buildJsx, componentOf, isJsxElement, jsxAttribute, readAttribute, removeAttribute } from '@/lib/mdx/element'
import { expressionOf, identifierName, programOf } from '@/lib/mdx/imports/estree'
import { readStaticText } from '@/lib/mdx/imports/static-value'
import { walkElements } from '@/lib/mdx/walk'

/** Writes the two pictures of `<ThemedImage>` as such, so that they get their sizes like any other. */
export function rehypeThemedImages(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (!isJsxElement(node) || componentOf(node, context.names) !== 'ThemedImage') return
      const sources = readSources(node, context)
      if (!sources) return
      node.children = Object.entries(sources).map(([mode, src]) => {
        const alt = readAttribute(node, 'alt', context.names)
        return buildJsx('img', { src, alt, 'data-only': mode }, [], node)
      })
      for (const name of ['sources', 'alt']) removeAttribute(node, name)
    })
  }
}

/** The addresses given as `sources={{light: …, dark: …}}`, when they can be told without running the page. */
function readSources(node: JsxElement, context: SourceContext): Record<string, string> | undefined {
  const attribute = jsxAttribute(node, 'sources')
  const object = attribute && expressionOf(programOf(attribute))
  const sources: Record<string, string> = {}
  for (const property of object?.type === 'ObjectExpression' ? object.properties : []) {
    if (property.type !== 'Property') continue
    const mode = property.key.type === 'Literal' ? String(property.key.value) : identifierName(property.key)
    const src = readStaticText(property.value, context.names)
    if (mode !== undefined && src !== undefined) sources[mode] = src
  }
  if ('light' in sources && 'dark' in sources) return { light: sources.light, dark: sources.dark }
  report(context, node, {
    found: '<ThemedImage> does not say which picture is for light mode and which for dark.',
    fix: "Write sources={{ light: '/img/light.png', dark: '/img/dark.png' }}.",
  })
  return undefined
}
