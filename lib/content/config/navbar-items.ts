import type { SiteLocale } from '@/lib/site/locale'

interface Positioned {
  position: 'left' | 'right'
}

/** Where a link of the navbar leads in one docs version. */
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
  /** The link is active on every page at or below this path; only on its own page when missing. */
  activeBase?: string
  /** The same link in each docs version that has its page; missing when only one version has. */
  targets?: NavbarTarget[]
  /** The link is active only on these pages: those of one of several sidebars. */
  activePaths?: string[]
}

/** One docs version as the version dropdown offers it. */
export interface NavbarVersion {
  name: string
  label: string
  /** Main doc of the version. */
  permalink: string
}

/** An entry of the navbar: plain data, ready to be handed to a component. */
export type ResolvedNavbarItem = Positioned &
  (
    | ({ type: 'link' } & NavbarLink)
    | { type: 'dropdown'; label: string; items: NavbarLink[] }
    | { type: 'docsVersionDropdown'; label: string; versions: NavbarVersion[] }
    | { type: 'localeDropdown'; label: string; locales: SiteLocale[]; trailingSlash: boolean }
    | { type: 'search' }
    | { type: 'separator' }
  )
