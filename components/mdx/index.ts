import type { MDXComponents } from 'mdx/types'
import { LineFinder } from '@/figures/line-finder/line-finder'
import { liveFigures } from '@/figures/live/live-figures'
import { Sample, ToolIcon } from '@/figures/nmrium/nmrium'
import type { ComponentName } from '@/lib/mdx/component-names'
import { Admonition } from './admonition'
import { CodeBlock } from './code-block'
import { ContentLink } from './content-link'
import { Details } from './details'
import { Exercise } from './exercise'
import { After, Start } from './start'
import { TabItem, Tabs } from './tabs'
import { TermList, TocInline } from './toc-inline'

/** Components for writers, by the names in `lib/mdx/component-names.ts`. */
const components = {
  Tabs,
  TabItem,
  Admonition,
  Details,
  CodeBlock,
  TOCInline: TocInline,
  TermList,
  Exercise,
  Sample,
  Start,
  ...liveFigures,
  LineFinder,
  Link: ContentLink,
  After,
  ToolIcon,
} satisfies Record<ComponentName, unknown>

/** The components of every page, including those that replace elements of Markdown. */
export const mdxComponents: MDXComponents = { ...components, details: Details }
