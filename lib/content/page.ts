import type { TextLanguage } from '@/lib/site/locale'
import type { Spot } from './source/problems'
import type { DocFrontMatter, PageFrontMatter } from './source/schema'
import type { PageText } from './text-cache'

/** A link with the text it is shown by. */
export interface PageLink {
  title: string
  permalink: string
  /** Code of the title's language, when it is not that of the site. */
  lang?: string
}

/** One step of the breadcrumbs; a category without a page of its own has no permalink. */
export interface Crumb {
  title: string
  permalink?: string
  /** Code of the title's language, when it is not that of the site. */
  lang?: string
}

/** When and by whom a source file was last changed. */
export interface LastUpdate {
  /** `YYYY-MM-DD`. */
  day: string
  author?: string
}

/** A tag as shown on a page. */
export interface TagLink {
  label: string
  permalink: string
  description?: string
}

/** Where a reader of another version finds the latest one. */
interface LatestPage {
  /** Label of the latest version. */
  label: string
  permalink: string
  /** Whether it is the same page; else the main page of the version. */
  isSamePage: boolean
}

/** The docs version of a page, as the page describes it. */
export interface Edition {
  label: string
  /** Main page of the version. */
  home: string
  /** What to tell the reader about the version; missing when it is the one readers are expected to want. */
  banner?: 'unreleased' | 'unmaintained'
  /** Missing on pages of the latest version itself. */
  latest?: LatestPage
}

/** The languages of a page written in Markdown. */
export interface PageLanguages {
  /** The language of the text, when it is not that of the site: the page is not translated. */
  language?: TextLanguage
  /** Codes of the languages in which the page is written; missing when it is only one. */
  translations?: string[]
  /** Whether the original has changed since it was translated. */
  outdated?: true
}

/** Fields that every page of the site has. Permalinks have no trailing slash, except the root `/`. */
interface PageBase {
  permalink: string
  /** The location that gives the page its address. */
  spot: Spot
  /** Shown as h1, unless `bodyHasTitle`. */
  title: string
  description: string
  /** Exported, but with `noindex`, a notice, and in no list. */
  unlisted: boolean
  /** Docs version name, such as `current`; missing on pages outside the docs. */
  version?: string
  /** Permalinks of the same page in other versions, by version name; missing when there are none. */
  alternates?: Record<string, string>
  /** Missing outside the docs, and when these have one version only. */
  edition?: Edition
  /** The same page in the latest version, which search engines are to list instead of this one. */
  canonical?: string
}

/** A page written in Markdown: a doc, or a file of `content/pages`. Computed once; components calculate nothing. */
export interface DocPage extends PageBase, PageLanguages {
  kind: 'doc'
  /** Front matter, validated: a field that the page shows needs no field of its own. */
  meta: PageFrontMatter & Pick<DocFrontMatter, 'displayed_sidebar'>
  /** Doc id, such as `help/phase`; stable across renames of the permalink. */
  id: string
  /** Source file, relative to the working directory. */
  file: string
  text: PageText
  /** Whether the body starts with its own h1, so that the page draws none. */
  bodyHasTitle: boolean
  /** Front matter `hide_title`: no visible h1. */
  hideTitle: boolean
  hideToc: boolean
  tocMin: number
  tocMax: number
  keywords: string[]
  /** Social image, site path or URL. */
  image?: string
  crumbs: Crumb[]
  previous?: PageLink
  next?: PageLink
  editUrl?: string
  lastUpdate?: LastUpdate
  tags: TagLink[]
  /** The release that the page describes, as set for its docs version. */
  describes?: { label: string; to: string }
  /** Shown only under the development server. */
  draft?: true
}

/** One card of a generated category page. */
export interface IndexCard {
  title: string
  permalink: string
  description: string
  kind: 'doc' | 'category' | 'link'
  /** The first picture of the page, small, or the two of which the colour mode shows one: for light mode, and for dark mode. */
  pictures?: string[]
  /** Code of the text's language, when it is not that of the site. */
  lang?: string
}

/** A category's generated index page (`link: {type: generated-index}`). */
export interface CategoryPage extends PageBase {
  kind: 'category'
  cards: IndexCard[]
  crumbs: Crumb[]
  previous?: PageLink
  next?: PageLink
  version: string
}

/** `/tags`: all tags of the docs with their counts. */
export interface TagListPage extends PageBase {
  kind: 'tag-list'
  version: string
  tags: Array<TagLink & { count: number }>
}

/** `/tags/name`: the docs that carry one tag. */
export interface TagPage extends PageBase {
  kind: 'tag'
  version: string
  docs: Array<PageLink & { description: string }>
  allTagsPermalink: string
}

/** What the catch-all route can show. */
export type SitePage = DocPage | CategoryPage | TagListPage | TagPage
