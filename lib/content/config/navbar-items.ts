import type { SiteLocale } from '@/lib/site/locale'

interface Positioned {
  position: 'left' | 'right'
}

/** The target of a navbar link in one docs version. */
export interface NavbarTarget {
  version: string
  label: string
  href: string
  activeBase?: string
  activePaths?: string[]
}

/** A plain link of the navbar. */
export interface NavbarLink {
  label: string
  /** Site path without trailing slash, or an absolute URL. */
  href: string
  external: boolean
  /** The link is active at and below this path, or only on its page without it. */
  activeBase?: string
  /** The targets in all docs versions that have one, if there are several. */
  targets?: NavbarTarget[]
  /** The link is active only on these pages, which are those of one of several sidebars. */
  activePaths?: string[]
}

/** A docs version in the version dropdown. */
export interface NavbarVersion {
  name: string
  label: string
  /** Main doc of the version. */
  permalink: string
}

/** A navbar item as plain data for the components. */
export type ResolvedNavbarItem = Positioned &
  (
    | ({ type: 'link' } & NavbarLink)
    | { type: 'dropdown'; label: string; items: NavbarLink[] }
    | { type: 'docsVersionDropdown'; label: string; versions: NavbarVersion[] }
    | { type: 'localeDropdown'; label: string; locales: SiteLocale[]; trailingSlash: boolean }
    | { type: 'search' }
    | { type: 'separator' }
  )
