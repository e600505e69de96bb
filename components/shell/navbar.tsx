import type { ReactNode } from 'react'
import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import type { ResolvedNavbarItem } from '@/lib/content/config/navbar-items'
import type { SiteConfig } from '@/lib/site/config'
import { t } from '@/lib/site/text'
import { findVersionByPath, rankVersions, type VersionPlace } from '@/lib/site/version-choice'
import { Drawer } from './drawer'
import { NavbarItem } from './dropdown'
import styles from './navbar.module.css'
import type { ShownPage } from './navbar-link'

interface NavbarProps {
  config: SiteConfig
  items: ResolvedNavbarItem[]
  versions: VersionPlace[]
  page: ShownPage
  /** The search button, if the site has one; it stays in the bar on phones. */
  search: ReactNode
}

/** The bar at the top of every page; on phones its entries move into the drawer. */
export function Navbar({ config, items, versions, page, search }: NavbarProps) {
  const { colorMode, navbar, look } = config
  const title = navbar.title ?? config.title
  const active = page.version ?? findVersionByPath(versions, page.permalink ?? '')
  const place = {
    page,
    ranked: rankVersions(versions, { active, preferred: null }),
    otherBases: items.flatMap((item) => (item.type === 'link' && item.activeBase ? [item.activeBase] : [])),
  }
  const side = (position: 'left' | 'right') =>
    items.map((item, index) => {
      if (item.position !== position || item.type === 'search') return null
      const id = `navbar:${index}`
      return (
        <li key={id} aria-hidden={item.type === 'separator' || undefined} data-swap={id}>
          <NavbarItem id={`${id}:list`} item={item} place={place} />
        </li>
      )
    })
  return (
    <header
      className={styles.navbar}
      data-chrome=""
      data-full={items.length > 6 || undefined}
      data-hide-on-scroll={navbar.hideOnScroll ? '' : undefined}
      data-versions={versions.length > 1 ? JSON.stringify(versions, ['name', 'path', 'isLast']) : undefined}
    >
      <nav className={styles.inner} aria-label={t('mainNavigation')}>
        <Drawer title={title} logo={look?.logo} items={items} place={place} />
        <Link href="/" className={styles.brand}>
          {look?.logo ? <Logo logo={look.logo} height={28} isNamed={title === ''} /> : <Icon name="home" />}
          <span>{title}</span>
        </Link>
        <ul className={styles.items}>{side('left')}</ul>
        <div className={styles.end} />
        <ul className={styles.items}>{side('right')}</ul>
        {search}
        {colorMode.switch && <ColorModeToggle system={colorMode.system} />}
      </nav>
    </header>
  )
}

/** The colour-mode button. It works by the head script, before the page is complete; stylesheets show the label of the next choice. */
function ColorModeToggle({ system }: { system: boolean }) {
  return (
    <button type="button" className="ui-icon-button" data-color-mode-toggle="" data-needs-js="">
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
