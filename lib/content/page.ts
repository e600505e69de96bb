import type { TextLanguage } from '@/lib/site/locale'
import type { SourceLocation } from '@/lib/site/problems/problems'
import type { CardSubject } from './links/social-card'
import type { DocFrontMatter, PageFrontMatter } from './source/schema'
import type { PageText } from './text-cache'

/** A link with its text. */
export interface PageLink {
  title: string
  permalink: string
  /** Code of the title's language, if it is not that of the site. */
  lang?: string
}

/** One step of the breadcrumbs; a category without a page has no permalink. */
export interface Crumb {
  title: string
  permalink?: string
  /** Code of the title's language, if it is not that of the site. */
  lang?: string
}

/** The last change of a source file. */
export interface LastUpdate {
  /** `YYYY-MM-DD`. */
  day: string
  author?: string
}

/** A tag on a page. */
export interface TagLink {
  label: string
  permalink: string
  description?: string
}

/** A page of the latest version for readers of another version. */
interface LatestPage {
  /** Label of the latest version. */
  label: string
  permalink: string
  /** Whether it is the same page instead of the main page. */
  isSamePage: boolean
}

/** The docs version of a page, for its notice. */
export interface Edition {
  label: string
  /** Main page of the version. */
  home: string
  /** The notice about the version; missing for the latest one. */
  banner?: 'unreleased' | 'unmaintained'
  /** Missing on pages of the latest version itself. */
  latest?: LatestPage
}

/** The languages of a page written in Markdown. */
export interface PageLanguages {
  /** The language of an untranslated page. */
  language?: TextLanguage
  /** Codes of the languages of the page, if there are several. */
  translations?: string[]
  /** Whether the original has changed since its translation. */
  outdated?: true
}

/** Fields that every page of the site has. Permalinks have no trailing slash, except the root `/`. */
export interface PageBase {
  permalink: string
  /** The location that determines the address. */
  location: SourceLocation
  /** Shown as h1, unless `bodyHasTitle`. */
  title: string
  description: string
  /** Exported, but with `noindex`, a notice, and in no list. */
  unlisted: boolean
  /** Docs version name, such as `current`; missing on pages outside the docs. */
  version?: string
  /** Permalinks of the same page in other versions, by version name. */
  alternates?: Record<string, string>
  /** Missing outside the docs, and if there is only one version. */
  edition?: Edition
  /** The same page in the latest version, which search engines should list instead. */
  canonical?: string
  /** What its social card shows below the title. */
  cardSubject?: CardSubject
}

/** Fields that docs and posts share. */
export interface WrittenFields extends PageLanguages {
  hideToc: boolean
  tocMin: number
  tocMax: number
  keywords: string[]
  /** Social image, site path or URL. */
  image?: string
  editUrl?: string
  lastUpdate?: LastUpdate
  tags: TagLink[]
  text: PageText
  /** Shown only by the development server. */
  draft?: true
}

/** A page written in Markdown: a doc, or a file of `content/pages`. */
export interface DocPage extends PageBase, WrittenFields {
  kind: 'doc'
  /** Validated front matter. */
  meta: PageFrontMatter & Pick<DocFrontMatter, 'displayed_sidebar'>
  /** Doc id, such as `help/phase`, which does not depend on the permalink. */
  id: string
  /** Source file, relative to the working directory. */
  file: string
  /** Whether the body contains the h1. */
  bodyHasTitle: boolean
  /** Front matter `hide_title`: no visible h1. */
  hideTitle: boolean
  crumbs: Crumb[]
  previous?: PageLink
  next?: PageLink
  /** The product release that its docs version describes, if the page depends on it. */
  describes?: { label: string; to: string }
}

/** One card of a generated category page. */
export interface IndexCard {
  title: string
  permalink: string
  description: string
  kind: 'doc' | 'category' | 'link'
  /** A thumbnail of the first drawing or picture of the page, or one each for light and dark mode. */
  pictures?: string[]
  /** Facts of a few words, such as how long a tutorial takes. */
  chips?: string[]
  /** Code of the text's language, if it is not that of the site. */
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

/** `/tags/name`: the docs with a tag. */
export interface TagPage extends PageBase {
  kind: 'tag'
  version: string
  docs: Array<PageLink & { description: string }>
  allTagsPermalink: string
}

/** A page outside the blog. */
export type DocsPage = DocPage | CategoryPage | TagListPage | TagPage
