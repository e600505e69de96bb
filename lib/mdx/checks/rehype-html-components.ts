import type { Root } from 'hast'
import { components, elementNames, replacedElements } from '@/lib/mdx/components'
import { isJsxElement, setTag, tagOf, walkElements } from '@/lib/mdx/element'

/**
 * Lets plain Markdown use components: `<tabs>` and `<TabItem>` of raw HTML become the components of those names, with their attributes,
 * which HTML has in lower case. A replaced element, such as `<details>`, becomes the same in MDX as in Markdown.
 */
export function rehypeHtmlComponents() {
  const names = [...components.keys()].filter((name) => !elementNames.has(name.toLowerCase()))
  const componentByTag = new Map(names.map((name) => [name.toLowerCase(), name]))
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (isJsxElement(node) && replacedElements.has(tagOf(node))) setTag(node, tagOf(node))
      if (node.type !== 'element') return
      const name = componentByTag.get(node.tagName)
      if (!name) return
      node.tagName = name
      const typed = ['className', ...Object.keys(components.get(name)?.attributes ?? {})]
      const nameByAttribute = new Map(typed.map((attribute) => [attribute.toLowerCase(), attribute]))
      const properties = Object.entries(node.properties)
      node.properties = Object.fromEntries(
        properties.map(([key, value]) => [nameByAttribute.get(key.toLowerCase()) ?? key, value]),
      )
    })
  }
}
