import type { ReactNode } from 'react'
import { Link } from '@/components/navigation/link.client'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import type { ResolvedNavbarItem } from '@/lib/content/config/navbar'
import { t } from '@/lib/site/text'
import drawerStyles from './drawer.module.css'
import { DrawerItem } from './drawer-item'
import { HideOnScroll } from './hide-on-scroll.client'
import { MobileDrawer } from './mobile-drawer.client'
import styles from './navbar.module.css'
import { NavbarItem } from './navbar-item'

interface NavbarProps {
  title: string
  items: ResolvedNavbarItem[]
  /** The colour-mode button, when the reader may switch. */
  colorMode: { switch: boolean; system: boolean }
  /** Whether it hides while the reader scrolls down. */
  hideOnScroll: boolean
  /** The search button, when the site has one; it stays in the bar on phones. */
  search: ReactNode
}

/** The bar at the top of every page; on phones its entries move into the drawer. */
export function Navbar({ title, items, colorMode, hideOnScroll, search }: NavbarProps) {
  const bases = items.flatMap((item) => (item.type === 'link' && item.activeBase ? [item.activeBase] : []))
  const side = (position: 'left' | 'right') =>
    items
      .filter((item) => item.position === position && item.type !== 'search')
      .map((item) => (
        <li key={items.indexOf(item)} aria-hidden={item.type === 'separator' || undefined}>
          <NavbarItem item={item} otherBases={bases} />
        </li>
      ))
  return (
    <header className={styles.navbar} data-chrome="">
      <nav className={styles.inner} aria-label={t('mainNavigation')}>
        <MobileDrawer title={title}>
          <ul className={drawerStyles.links}>
            {items.map((item) => (
              <DrawerItem key={items.indexOf(item)} item={item} otherBases={bases} />
            ))}
          </ul>
        </MobileDrawer>
        <Link href="/" className={styles.brand}>
          <Logo />
          {title}
        </Link>
        <ul className={styles.items}>{side('left')}</ul>
        <div className={styles.end} />
        <ul className={styles.items}>{side('right')}</ul>
        {search}
        {colorMode.switch && <ColorModeToggle system={colorMode.system} />}
      </nav>
      {hideOnScroll && <HideOnScroll />}
    </header>
  )
}

/**
 * The colour-mode button. The head script does the work, so that it is ready before hydration; style sheets show the one
 * label that names the next choice.
 */
function ColorModeToggle({ system }: { system: boolean }) {
  return (
    <button type="button" className={styles.iconButton} data-color-mode-toggle="" data-needs-js="">
      <span data-theme-label="light">
        <Icon name="sun" />
        <span className="visually-hidden">{t('switchToDark')}</span>
      </span>
      <span data-theme-label="dark">
        <Icon name="moon" />
        <span className="visually-hidden">{system ? t('switchToSystem') : t('switchToLight')}</span>
      </span>
      {system && (
        <span data-theme-label="system">
          <Icon name="system" />
          <span className="visually-hidden">{t('switchToLight')}</span>
        </span>
      )}
    </button>
  )
}
