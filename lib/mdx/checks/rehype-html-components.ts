import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { componentNames, namesOfElements } from '@/lib/mdx/component-names'
import { report, type SourceContext } from '@/lib/mdx/context'
import { isJsxElement, setTag, tagOf, walkElements } from '@/lib/mdx/element'

/** Attributes in camelCase, which HTML lowercases. */
const propertyNames = ['groupId', 'defaultValue', 'queryString', 'showLineNumbers', 'className']
const propertyByAttribute = new Map(propertyNames.map((name) => [name.toLowerCase(), name]))

/**
 * Lets plain Markdown use components: `<tabs>` and `<TabItem>` of raw HTML become the components of those names. `<details>` typed
 * in MDX becomes the same as in Markdown.
 */
export function rehypeHtmlComponents(context: SourceContext) {
  // Elements of HTML itself are not replaced.
  const names = componentNames.filter((name) => !namesOfElements.has(name))
  const componentByTag = new Map(names.map((name) => [name.toLowerCase(), name]))
  return (tree: Root, file: VFile): void => {
    walkElements(tree, (node) => {
      if (isJsxElement(node) && tagOf(node) === 'details') setTag(node, 'details')
      if (node.type !== 'element') return
      const name = componentByTag.get(node.tagName)
      if (!name) {
        // In MDX such a tag is no element of HTML; an element that starts like one is the paragraph around it.
        if (context.source.format === 'md') checkUpperCase(node, file, context)
        return
      }
      node.tagName = name
      const properties = Object.entries(node.properties)
      node.properties = Object.fromEntries(
        properties.map(([key, value]) => [propertyByAttribute.get(key.toLowerCase()) ?? key, value]),
      )
    })
  }
}

/** The parser of HTML lowercases tags, but a writer who types upper case means a component. */
function checkUpperCase({ position }: Element, file: VFile, context: SourceContext): void {
  const start = position?.start.offset
  const tag = start === undefined ? undefined : /^<([A-Z][\w.]*)/.exec(String(file).slice(start, start + 100))?.[1]
  if (tag === undefined || tag === 'Details' || tag === tag.toUpperCase()) return
  report(context, position?.start, {
    found: `There is no component "<${tag}>" in plain Markdown.`,
    fix: `Remove "format: md" from the front matter, or write "&lt;${tag}>" for the characters themselves.`,
  })
}
