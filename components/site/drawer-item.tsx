import type { ResolvedNavbarItem } from '@/lib/content/navbar'
import styles from './drawer.module.css'
import { DrawerGroup } from './drawer-group'
import { listLocales, NavbarItem } from './navbar-item'
import { VersionGroup } from './version-dropdown.client'

interface DrawerItemProps {
  item: ResolvedNavbarItem
  otherBases: string[]
}

/** One entry of the navbar as the drawer shows it: dropdowns become groups that open in place. */
export function DrawerItem({ item, otherBases }: DrawerItemProps) {
  switch (item.type) {
    case 'search':
    case 'separator':
      return null
    case 'link':
      return (
        <li className={styles.item}>
          <NavbarItem item={item} otherBases={otherBases} />
        </li>
      )
    case 'dropdown':
      return <DrawerGroup label={item.label} entries={item.items} />
    case 'docsVersionDropdown':
      return <VersionGroup versions={item.versions} />
    case 'localeDropdown':
      return <DrawerGroup label={item.label} entries={listLocales(item)} />
  }
}
