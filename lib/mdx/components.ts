import { engineComponents } from '@/components/mdx/list'
import { extension } from '@/lib/extension'
import type { ComponentFolder, ComponentTag } from '@/lib/site/component'

/** All folders of components for writers: those of every site, and those of this one. */
export const componentFolders: ComponentFolder[] = [...engineComponents, ...(extension.components ?? [])]

const tags = componentFolders.flatMap((folder) => Object.entries(folder.tags))

/** The components that a writer can type, by name. */
export const components: ReadonlyMap<string, ComponentTag> = new Map(tags)

if (components.size < tags.length) {
  const names = tags.map(([name]) => name)
  const repeated = names.find((name, index) => names.indexOf(name) < index)
  throw new Error(`Two components are called "${repeated}": rename one of them.`)
}

/** Their names. */
export const componentNames = [...components.keys()]

/** HTML elements that are rendered like a component. */
export const replacedElements: ReadonlySet<string> = new Set(tags.flatMap(([, { replaces }]) => replaces ?? []))

/** Names of components in lower case that mean an HTML element. */
export const elementNames: ReadonlySet<string> = new Set([
  ...replacedElements,
  ...tags.flatMap(([name, { isElementName }]) => (isElementName ? name.toLowerCase() : [])),
])

/** Whether a component contains code instead of text. */
export function isCodeComponent(name: string | undefined): boolean {
  return name !== undefined && components.get(name)?.text === 'code'
}

/** Whether a component starts a separate block. */
export function isBlockComponent(name: string | undefined): boolean {
  return name !== undefined && components.get(name)?.kind === 'block'
}
