import { Icon } from '@/components/ui/icon'
import type { ResolvedNavbarItem } from '@/lib/content/config/navbar-items'
import { t } from '@/lib/site/text'
import styles from './drawer.module.css'
import { type Choices, ChoicesLabel } from './dropdown'
import navbarStyles from './navbar.module.css'
import { listChoices, NavbarItem } from './navbar-item'
import { DropdownLink, type NavbarPlace } from './navbar-link'

interface DrawerProps {
  title: string
  items: ResolvedNavbarItem[]
  place: NavbarPlace
}

const dialogId = 'navbar:menu'

/**
 * The phone's one menu: the site's links and, below, what the page marks for it (the docs tree). drawer.browser.ts moves that
 * there, and gives the focus back. A modal `<dialog>`: the browser keeps the focus inside, makes the page inert and closes on Escape.
 */
export function Drawer({ title, items, place }: DrawerProps) {
  return (
    <>
      <button
        type="button"
        className={`${navbarStyles.iconButton} ${navbarStyles.menuButton}`}
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-controls={dialogId}
      >
        <Icon name="menu" size={20} />
      </button>
      <dialog id={dialogId} className={styles.drawer} aria-label={t('menu')} data-drawer="">
        <div className={styles.panel}>
          <div className={styles.head}>
            <span className={styles.title}>{title}</span>
            <button type="button" className={navbarStyles.iconButton} aria-label={t('closeMenu')} data-drawer-close="">
              <Icon name="close" size={18} />
            </button>
          </div>
          <ul className={styles.links}>
            {items.map((item, index) => (
              <DrawerItem key={items.indexOf(item)} id={`drawer:${index}`} item={item} place={place} />
            ))}
          </ul>
          <div className={styles.slot} data-drawer-slot="" />
        </div>
      </dialog>
    </>
  )
}

/** One entry of the navbar as the drawer shows it: dropdowns become groups that open in place. */
function DrawerItem({ id, item, place }: { id: string; item: ResolvedNavbarItem; place: NavbarPlace }) {
  switch (item.type) {
    case 'search':
      return null
    case 'separator':
      return <li className={styles.separator} aria-hidden="true" />
    case 'link':
      return (
        <li className={styles.item} data-swap={id}>
          <NavbarItem id={id} item={item} place={place} />
        </li>
      )
    default:
      return (
        <li className={styles.group} data-swap={id}>
          <DrawerGroup choices={listChoices(item, place)} place={place} isPlace={item.type !== 'localeDropdown'} />
        </li>
      )
  }
}

interface DrawerGroupProps {
  choices: Choices
  place: NavbarPlace
  /** Whether its entries are parts of the site, and not the languages in which the current page is. */
  isPlace: boolean
}

/** A dropdown as the drawer shows it; open when the drawer opens on a page that it holds. */
function DrawerGroup({ choices, place: { page }, isPlace }: DrawerGroupProps) {
  // A version counts as current also outside the docs, where it holds nothing.
  const holdsPages = isPlace && (choices.description === undefined || page.version !== undefined)
  return (
    <details data-places={holdsPages ? '' : undefined}>
      <summary>
        <ChoicesLabel {...choices} />
        <Icon name="chevronDown" size={12} />
      </summary>
      <ul>
        {choices.entries.map((entry) => (
          <li key={entry.href + entry.label}>
            <DropdownLink entry={entry} permalink={page.permalink} noteClassName={styles.note} />
          </li>
        ))}
      </ul>
    </details>
  )
}
