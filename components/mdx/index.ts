import { liveFigures } from '@/figures/live/live-figures'
import type { ComponentMap } from '@/lib/mdx/component-names'
import { Admonition } from './admonition'
import { After } from './after'
import { CodeBlock } from './code-block'
import { ContentLink } from './content-link'
import { Details } from './details'
import { Sample } from './entry/sample'
import { Start } from './entry/start'
import { ToolIcon } from './entry/tool-icon'
import { Exercise } from './exercise'
import { TabItem } from './tab-item'
import { Tabs } from './tabs'
import { TermList, TocInline } from './toc-inline'

/** What a writer can type that begins a block of its own. Checks read the names in these two lists from this text. */
const blocks = {
  Tabs,
  TabItem,
  Admonition,
  Details,
  CodeBlock,
  TOCInline: TocInline,
  Exercise,
  Sample,
  Start,
  TermList,
  ...liveFigures,
}

/** What a writer can type in a line of text. */
const inline = { Link: ContentLink, After, ToolIcon }

/** The components of every page, and the elements of Markdown that are more than themselves. */
export const mdxComponents = { blocks, inline, elements: { details: Details } } satisfies ComponentMap
