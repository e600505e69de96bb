import type { MDXComponents } from 'mdx/types'
import type { ComponentName } from '@/lib/mdx/component-names'
import { Admonition } from './admonition'
import { CodeBlock } from './code-block.client'
import { ContentLink } from './content-link'
import { Details } from './details'
import { TabItem } from './tab-item'
import { Tabs } from './tabs'
import { ThemedImage } from './themed-image'
import { TocInline } from './toc-inline'
import { Video } from './video.client'

const registered = {
  Tabs,
  TabItem,
  Admonition,
  Details,
  CodeBlock,
  ThemedImage,
  TOCInline: TocInline,
  Link: ContentLink,
} satisfies Record<ComponentName, unknown>

/** What a writer may type, by name, and the elements of Markdown that are more than themselves. */
export const mdxComponents = { ...registered, details: Details, video: Video } satisfies MDXComponents
