/** What a writer may type as a component; `components/mdx/index.ts` must give each its implementation. */
export const componentNames = [
  'Tabs',
  'TabItem',
  'Admonition',
  'Details',
  'CodeBlock',
  'ThemedImage',
  'TOCInline',
  'Link',
] as const

/** The name of a component a writer may use without importing it. */
export type ComponentName = (typeof componentNames)[number]
