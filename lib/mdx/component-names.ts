import type { MDXComponents } from 'mdx/types'

/** The components of which this folder knows more than the name, because Docusaurus has them or their content is checked. */
type KnownBlock = 'Tabs' | 'TabItem' | 'Admonition' | 'Details' | 'CodeBlock' | 'TOCInline' | 'Exercise'
type KnownInline = 'Link'

/** The name of such a component. */
export type KnownComponent = KnownBlock | KnownInline

const known: Record<KnownComponent, true> = {
  ...{ Tabs: true, TabItem: true, Admonition: true, Details: true, CodeBlock: true, TOCInline: true },
  ...{ Exercise: true, Link: true },
}

/** Whether a component is checked by its name, so that the content cannot have another under it without an import. */
export function isKnownComponent(name: string): boolean {
  return Object.hasOwn(known, name)
}

/** The components of a page, and what shows elements of Markdown in its own way. */
export interface ComponentMap {
  /** Those that begin a block of their own. */
  blocks: MDXComponents & Record<KnownBlock, unknown>
  /** Those that stand in a line of text. */
  inline: MDXComponents & Record<KnownInline, unknown>
  elements?: MDXComponents
}

/** Components that are called like an element of HTML, which in small letters is meant. */
export const namesOfElements: ReadonlySet<string> = new Set(['Link', 'Details'])

/** The components that a writer can type, by name. */
export type ComponentKinds = ReadonlyMap<string, 'block' | 'inline'>

/** The kinds of the components in two lists of them. */
export function componentKinds({ blocks, inline }: { blocks: object; inline: object }): ComponentKinds {
  const listed = (list: object, kind: 'block' | 'inline') => Object.keys(list).map((name) => [name, kind] as const)
  return new Map([...listed(blocks, 'block'), ...listed(inline, 'inline')])
}
