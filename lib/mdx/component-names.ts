import { liveFigureKinds } from '@/figures/live/kinds'

/**
 * The components that a writer can type: those that start a separate block, and those within a line of text.
 * `components/mdx/index.ts` has their code, which commands cannot load because of its style sheets.
 */
export const componentKinds = {
  Tabs: 'block',
  TabItem: 'block',
  Admonition: 'block',
  Details: 'block',
  CodeBlock: 'block',
  TOCInline: 'block',
  TermList: 'block',
  Exercise: 'block',
  Sample: 'block',
  Start: 'block',
  ...liveFigureKinds,
  LineFinder: 'block',
  Link: 'inline',
  After: 'inline',
  ToolIcon: 'inline',
} as const satisfies Record<string, 'block' | 'inline'>

/** The name of a component that a writer can type. */
export type ComponentName = keyof typeof componentKinds

/** All of them. */
export const componentNames = Object.keys(componentKinds) as ComponentName[]

/** Whether a component starts a separate block. */
export function isBlockComponent(name: string | undefined): boolean {
  const kinds: Record<string, string> = componentKinds
  return name !== undefined && Object.hasOwn(kinds, name) && kinds[name] === 'block'
}

/** Components named like HTML elements; lower case means the element. */
export const namesOfElements: ReadonlySet<string> = new Set(['Link', 'Details'])
