import type { MDXComponents } from 'mdx/types'
import { componentFolders } from '@/lib/mdx/components'
import type { Code } from '@/lib/mdx/source'
import type { ComponentTag } from '@/lib/site/component'

/** The components that the code of a text names, with those of their folders, and those that replace elements of Markdown. */
export async function loadComponents(code: Code | undefined): Promise<MDXComponents> {
  const text = JSON.stringify(code ?? '')
  const isUsed = ([name, { replaces }]: [string, ComponentTag]) => replaces !== undefined || text.includes(name)
  const folders = componentFolders.filter(({ tags }) => Object.entries(tags).some(isUsed))
  const loaded = await Promise.all(
    folders.map(async ({ tags, markup }) => {
      const markupByName = (await markup?.()) ?? {}
      return Object.entries(tags).flatMap(([name, { replaces }]) => {
        const component = markupByName[name]
        if (!component) throw new Error(`The markup of the component "${name}" is missing.`)
        return [name, replaces ?? name].map((each) => [each, component] as const)
      })
    }),
  )
  // Their properties are what writers type.
  return Object.fromEntries(loaded.flat()) as MDXComponents
}
