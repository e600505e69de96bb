import type { Root } from 'hast'
import { componentNames, namesOfElements } from '@/lib/mdx/component-names'
import { isJsxElement, setTag, tagOf, walkElements } from '@/lib/mdx/element'

/** Attributes in camelCase, which HTML lowercases. */
const propertyNames = ['groupId', 'defaultValue', 'queryString', 'showLineNumbers', 'className']
const propertyByAttribute = new Map(propertyNames.map((name) => [name.toLowerCase(), name]))

/**
 * Lets plain Markdown use components: `<tabs>` and `<TabItem>` of raw HTML become the components of those names. `<details>` typed
 * in MDX becomes the same as in Markdown.
 */
export function rehypeHtmlComponents() {
  // Elements of HTML itself are not replaced.
  const names = componentNames.filter((name) => !namesOfElements.has(name))
  const componentByTag = new Map(names.map((name) => [name.toLowerCase(), name]))
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (isJsxElement(node) && tagOf(node) === 'details') setTag(node, 'details')
      if (node.type !== 'element') return
      const name = componentByTag.get(node.tagName)
      if (!name) return
      node.tagName = name
      const properties = Object.entries(node.properties)
      node.properties = Object.fromEntries(
        properties.map(([key, value]) => [propertyByAttribute.get(key.toLowerCase()) ?? key, value]),
      )
    })
  }
}
