import type { MDXComponents } from 'mdx/types'
import { componentFolders } from '@/lib/mdx/components'

/** The components of every page, including those that replace elements of Markdown. */
export async function loadComponents(): Promise<MDXComponents> {
  const loaded = await Promise.all(
    componentFolders.map(async ({ tags, markup }) => {
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
