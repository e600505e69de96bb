import type { Problems } from '@/lib/content/source/problems'
import type { SiteLocale } from '@/lib/site/locale'
import { type Complain, type NavbarSource, resolveNavbarItem } from './navbar-item'
import { type ConfigSource, showNavbarItem, writtenNavbarItems } from './site-config'

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
  /** The link is active on every page at or below this path; on its own page alone when missing. */
  activeBase?: string
  /** The same link in each docs version that has its page; missing when one version alone has. */
  targets?: NavbarTarget[]
  /** The link is active on these pages alone: those of one of several sidebars. */
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

/** Resolves the navbar's items to plain data; an item that leads nowhere is a problem, unless nobody asked for it. */
export function buildNavbar(
  { config, yaml }: ConfigSource,
  versions: NavbarSource[],
  problems: Problems,
): ResolvedNavbarItem[] {
  const written = writtenNavbarItems(yaml.value)
  const isDefault = written.length !== config.navbar.items.length
  return config.navbar.items.flatMap((item, index) => {
    const complain: Complain = (key, complaint, fix) => {
      if (isDefault) return
      const spot = yaml.spotOf(['navbar', 'items', index, ...key])
      problems.add(spot, `${showNavbarItem(written[index])} ${complaint}`, fix)
    }
    return resolveNavbarItem(item, { config, versions, complain }) ?? []
  })
}
