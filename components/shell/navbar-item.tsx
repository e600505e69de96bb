import type { NavbarVersion, ResolvedNavbarItem } from '@/lib/content/config/navbar-items'
import { t } from '@/lib/site/text'
import { type Choices, Dropdown } from './dropdown'
import styles from './navbar.module.css'
import { type DropdownEntry, type NavbarPlace, NavLink } from './navbar-link'

interface NavbarItemProps {
  /** Unique in the page. */
  id: string
  item: ResolvedNavbarItem
  place: NavbarPlace
}

/** One entry of the navbar. */
export function NavbarItem({ id, item, place }: NavbarItemProps) {
  switch (item.type) {
    case 'link':
      return <NavLink link={item} place={place} />
    case 'separator':
      return <span className={styles.separator} />
    case 'search':
      return null
    default:
      return <Dropdown id={id} choices={listChoices(item, place)} permalink={place.page.permalink} />
  }
}

type ChoiceItem = Extract<ResolvedNavbarItem, { type: `${string}ropdown` }>

/** The choices of an entry that has several. */
export function listChoices(item: ChoiceItem, place: NavbarPlace): Choices {
  switch (item.type) {
    case 'dropdown':
      return { label: item.label, entries: item.items }
    case 'docsVersionDropdown':
      return listVersions(item.versions, place)
    case 'localeDropdown':
      return { label: item.label, description: t('language'), icon: 'globe', entries: listLocales(item, place) }
  }
}

/** The docs versions; each leads to the current page, if that version has it. */
function listVersions(versions: NavbarVersion[], { page, ranked }: NavbarPlace): Choices {
  const shown = ranked.flatMap((name) => versions.find((version) => version.name === name) ?? [])[0] ?? versions[0]
  const entries = versions.map(({ name, label, permalink }): DropdownEntry => {
    const samePage = page.version === name ? page.permalink : page.alternates?.[name]
    return {
      label,
      href: samePage ?? permalink,
      current: name === shown?.name,
      version: name,
      keepsPlace: samePage !== undefined,
      ...(page.version !== undefined && samePage === undefined && { note: t('pageNotInVersion') }),
    }
  })
  return { label: shown?.label ?? '', description: entries.length > 1 ? t('docsVersion') : t('version'), entries }
}

type LocaleItem = Extract<ResolvedNavbarItem, { type: 'localeDropdown' }>

/** The languages, each with the current page in it; a full load, since each language is a site of its own. */
function listLocales({ locales, trailingSlash }: LocaleItem, { page }: NavbarPlace): DropdownEntry[] {
  const path = page.permalink?.slice(1) ?? ''
  return locales.map(({ code, label, baseUrl, isCurrent }) => ({
    label,
    href: path === '' ? baseUrl : `${baseUrl}${path}${trailingSlash ? '/' : ''}`,
    current: isCurrent,
    lang: code,
  }))
}
