import type { ResolvedNavbarItem } from '@/lib/content/config/navbar'
import { t } from '@/lib/site/text'
import styles from './drawer.module.css'
import { DrawerGroup } from './drawer-group.client'
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
      return null
    case 'separator':
      return <li className={styles.separator} aria-hidden="true" />
    case 'link':
      return (
        <li className={styles.item}>
          <NavbarItem item={item} otherBases={otherBases} />
        </li>
      )
    case 'dropdown':
      return (
        <li className={styles.group}>
          <DrawerGroup label={item.label} entries={item.items} />
        </li>
      )
    case 'docsVersionDropdown':
      return (
        <li className={styles.group}>
          <VersionGroup versions={item.versions} />
        </li>
      )
    case 'localeDropdown':
      return (
        <li className={styles.group}>
          <DrawerGroup label={item.label} description={t('language')} entries={listLocales(item)} />
        </li>
      )
  }
}
