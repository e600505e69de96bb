/** A page or an outside link in the sidebar. */
export interface SidebarLink {
  type: 'link'
  label: string
  /** Site path without trailing slash, or an absolute URL. */
  href: string
  /** Shown only while the reader is on it. */
  unlisted?: true
  className?: string
  /** Code of the label's language, when it is not that of the site. */
  lang?: string
}

/** A group of the sidebar, with or without a page of its own. */
export interface SidebarCategory {
  type: 'category'
  label: string
  /** The category's own page. */
  href?: string
  unlisted?: true
  collapsible: boolean
  /** Whether it is closed until the reader opens it or is inside it. */
  collapsed: boolean
  className?: string
  items: SidebarNode[]
}

/** One entry of a sidebar tree: plain data, ready to be handed to the browser. */
export type SidebarNode = SidebarLink | SidebarCategory
