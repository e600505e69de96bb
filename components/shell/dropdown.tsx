import { Icon } from '@/components/ui/icon'
import type { NavbarVersion, ResolvedNavbarItem } from '@/lib/content/config/navbar-items'
import type { IconName } from '@/lib/site/settings/icons'
import { t } from '@/lib/site/text'
import styles from './dropdown.module.css'
import navbarStyles from './navbar.module.css'
import { type DropdownEntry, DropdownLink, findCurrent, type NavbarPlace, NavLink } from './navbar-link'

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
      return <span className={navbarStyles.separator} />
    case 'search':
      return null
    default:
      return <Dropdown id={id} choices={listChoices(item, place)} permalink={place.page.permalink} />
  }
}

type ChoiceItem = Extract<ResolvedNavbarItem, { type: `${string}ropdown` }>

/** The choices of a dropdown. */
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

/** The docs versions, each with the current page if that version has it. */
function listVersions(versions: NavbarVersion[], { page, ranked }: NavbarPlace): Choices {
  const shown = ranked.flatMap((name) => versions.find((version) => version.name === name) ?? [])[0] ?? versions[0]
  const alternates = new Map(Object.entries(page.alternates ?? {}))
  const entries = versions.map(({ name, label, permalink }): DropdownEntry => {
    const samePage = page.version === name ? page.permalink : alternates.get(name)
    return {
      label,
      href: samePage ?? permalink,
      current: name === shown?.name,
      version: name,
      keepsPlace: samePage !== undefined,
      note: page.version !== undefined && samePage === undefined ? t('pageNotInVersion') : undefined,
    }
  })
  return { label: shown?.label ?? '', description: entries.length > 1 ? t('docsVersion') : t('version'), entries }
}

/** The languages, each with the current page in it; a full load, since each language is a separate site. */
function listLocales(
  { locales, trailingSlash }: Extract<ChoiceItem, { type: 'localeDropdown' }>,
  { page }: NavbarPlace,
): DropdownEntry[] {
  const path = page.permalink?.slice(1) ?? ''
  return locales.map(({ code, label, baseUrl, isCurrent }) => ({
    label,
    href: path === '' ? baseUrl : `${baseUrl}${path}${trailingSlash ? '/' : ''}`,
    current: isCurrent,
    lang: code,
  }))
}

/** Choices under one name. */
export interface Choices {
  label: string
  /** Accessible name of the choices; the label when missing. */
  description?: string
  icon?: IconName
  entries: DropdownEntry[]
}

/** A disclosure button with a list of links, which dropdown.browser.ts opens by click, hover, Enter or arrow keys. */
function Dropdown({ id, choices, permalink }: { id: string; choices: Choices; permalink?: string }) {
  const { description, icon, entries } = choices
  const holdsPage = !description && entries.some((entry) => findCurrent(entry, permalink))
  return (
    <div className={styles.dropdown} data-dropdown="">
      <button
        type="button"
        className="ui-bar-item"
        aria-expanded={false}
        aria-controls={id}
        data-active={holdsPage || undefined}
      >
        {icon && <Icon name={icon} />}
        <ChoicesLabel {...choices} />
        <Icon name="chevronDown" size={12} />
      </button>
      <ul id={id} className={`ui-popup ${styles.list}`} hidden>
        {entries.map((entry) => (
          <li key={entry.href + entry.label}>
            <DropdownLink entry={entry} permalink={permalink} className={`ui-entry ${styles.entry}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The label of a dropdown; with a single choice its description is visible too. */
export function ChoicesLabel({ label, description, entries }: Choices) {
  return (
    <>
      {description && <span className={entries.length > 1 ? 'visually-hidden' : styles.kind}>{description}: </span>}
      {description ? <span data-choices-label="">{label}</span> : label}
    </>
  )
}
