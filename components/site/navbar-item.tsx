import { Icon } from '@/components/ui/icon'
import type { NavbarLink, ResolvedNavbarItem } from '@/lib/content/navbar'
import { strings } from '@/lib/site/strings'
import { Dropdown, type DropdownEntry } from './dropdown.client'
import { NavLink } from './nav-link.client'
import styles from './navbar.module.css'

interface NavbarItemProps {
  item: ResolvedNavbarItem
  /** Paths that belong to other entries, so that "Docs" at `/` is not active in the blog. */
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
    case 'localeDropdown':
      return <ChoiceDropdown item={item} />
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
  const base = link.activeBase ?? link.href
  return (
    <NavLink label={link.label} href={link.href} base={base} except={otherBases.filter((other) => other !== base)} />
  )
}

type ChoiceItem = Extract<ResolvedNavbarItem, { type: 'docsVersionDropdown' | 'localeDropdown' }>

function ChoiceDropdown({ item }: { item: ChoiceItem }) {
  const isVersions = item.type === 'docsVersionDropdown'
  return (
    <Dropdown
      label={item.label}
      description={isVersions ? strings.docsVersion : strings.language}
      {...(!isVersions && { icon: 'globe' as const })}
      entries={listChoices(item)}
    />
  )
}

/** The choices of a version or language dropdown as links. */
export function listChoices(item: ChoiceItem): DropdownEntry[] {
  if (item.type === 'docsVersionDropdown') {
    return item.versions.map(({ label, permalink }) => ({
      label,
      href: permalink,
      current: item.versions.length === 1,
    }))
  }
  return item.locales.map(({ code, label, current }) => ({ label, href: '/', current, lang: code }))
}
