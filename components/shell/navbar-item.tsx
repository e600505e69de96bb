import { Icon } from '@/components/ui/icon'
import type { NavbarLink, ResolvedNavbarItem } from '@/lib/content/config/navbar'
import { defined } from '@/lib/site/objects'
import { t } from '@/lib/site/text'
import { Dropdown } from './dropdown.client'
import styles from './navbar.module.css'
import type { DropdownEntry } from './navbar-link.client'
import { NavLink } from './navbar-link.client'
import { VersionDropdown } from './version-dropdown.client'

interface NavbarItemProps {
  item: ResolvedNavbarItem
  /** Paths that belong to other entries, so that "Docs" at `/` is not current in the blog. */
  otherBases: string[]
}

/** One entry of the navbar. */
export function NavbarItem({ item, otherBases }: NavbarItemProps) {
  switch (item.type) {
    case 'link':
      return item.external ? <ExternalLink link={item} /> : <InternalLink link={item} otherBases={otherBases} />
    case 'dropdown':
      return <Dropdown label={item.label} entries={item.items} />
    case 'docsVersionDropdown':
      return <VersionDropdown versions={item.versions} />
    case 'localeDropdown':
      return <LocaleDropdown item={item} />
    case 'separator':
      return <span className={styles.separator} />
    case 'search':
      return null
  }
}

function ExternalLink({ link }: { link: NavbarLink }) {
  return (
    <a className={styles.link} href={link.href} rel="noopener noreferrer">
      {link.label}
      <Icon name="external" size={12} />
    </a>
  )
}

function InternalLink({ link, otherBases }: { link: NavbarLink; otherBases: string[] }) {
  const { label, targets, href, activeBase, activePaths } = link
  const part = defined({ href, activeBase, activePaths })
  return <NavLink label={label} part={part} targets={targets} otherBases={otherBases} />
}

type LocaleItem = Extract<ResolvedNavbarItem, { type: 'localeDropdown' }>

function LocaleDropdown({ item }: { item: LocaleItem }) {
  return <Dropdown label={item.label} description={t('language')} icon="globe" entries={listLocales(item)} />
}

/** The choices of a language dropdown as links. */
export function listLocales({ locales, trailingSlash }: LocaleItem): DropdownEntry[] {
  return locales.map(({ code, label, baseUrl, isCurrent }) => ({
    label,
    href: baseUrl,
    current: isCurrent,
    locale: { baseUrl, trailingSlash, lang: code },
  }))
}
