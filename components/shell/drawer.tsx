import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import type { ResolvedNavbarItem } from '@/lib/content/config/navbar-items'
import type { Logo as LogoSettings } from '@/lib/site/settings/look'
import { t } from '@/lib/site/text'
import styles from './drawer.module.css'
import { ChoicesLabel, listChoices, NavbarItem } from './dropdown'
import navbarStyles from './navbar.module.css'
import { DropdownLink, type NavbarPlace } from './navbar-link'

const dialogId = 'navbar:menu'

interface DrawerProps {
  title: string
  logo?: LogoSettings
  items: ResolvedNavbarItem[]
  place: NavbarPlace
}

/**
 * The phone's menu: the site's links and, below, the sidebar, which drawer.browser.ts moves there. A modal `<dialog>`: the
 * browser keeps the focus inside, makes the page inert and closes on Escape.
 */
export function Drawer({ title, logo, items, place }: DrawerProps) {
  return (
    <>
      <button
        type="button"
        className={`ui-icon-button ${navbarStyles.open}`}
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
            <span className={navbarStyles.brand}>
              {logo && <Logo logo={logo} height={24} />}
              {title}
            </span>
            <button type="button" className="ui-icon-button" aria-label={t('closeMenu')} data-drawer-close="">
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
  if (item.type === 'search') return null
  if (item.type === 'separator') return <li className={styles.separator} aria-hidden="true" />
  if (item.type === 'link')
    return (
      <li data-swap={id}>
        <NavbarItem id={id} item={item} place={place} />
      </li>
    )
  const choices = listChoices(item, place)
  const { permalink, version } = place.page
  // The drawer opens the group of the page. Languages and, outside the docs, versions hold no pages.
  const holdsPages = item.type === 'dropdown' || (item.type === 'docsVersionDropdown' && version !== undefined)
  return (
    <li data-swap={id}>
      <details data-places={holdsPages ? '' : undefined}>
        <summary>
          <ChoicesLabel {...choices} />
          <Icon name="chevronDown" size={12} />
        </summary>
        <ul>
          {choices.entries.map((entry) => (
            <li key={entry.href + entry.label}>
              <DropdownLink entry={entry} permalink={permalink} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
