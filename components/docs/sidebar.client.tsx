'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { keepLine } from '@/components/docs/keep-line'
import { keepInView } from '@/components/inline/keep-in-view'
import { rememberTree } from '@/components/inline/tree-memory'
import { Icon } from '@/components/ui/icon'
import type { SidebarNode } from '@/lib/content/sidebar/sidebar-item'
import { normalizePathname } from '@/lib/site/href'
import { t } from '@/lib/site/text'
import styles from './sidebar.module.css'
import { SidebarTree } from './sidebar-tree.client'
import { useOpenGroups } from './use-open-groups'

const hiddenKey = 'docs.sidebar.hidden'

/** One sidebar of one docs version. */
interface NamedSidebar {
  /** Unique among the sidebars of all versions. */
  id: string
  nodes: SidebarNode[]
}

interface SidebarProps {
  /** The sidebar of the page. */
  sidebars: Record<string, NamedSidebar[]>
  hideable: boolean
  /** Whether opening a category closes its siblings. */
  autoCollapse: boolean
}

/** The docs tree: a column on desktops, moved into the drawer while that is open on phones. */
export function Sidebar({ sidebars, ...rest }: SidebarProps) {
  const pathname = normalizePathname(usePathname())
  const [shown] = Object.values(sidebars).flat()
  return shown && <ShownSidebar key={shown.id} {...shown} {...rest} pathname={pathname} />
}

type ShownSidebarProps = NamedSidebar & Omit<SidebarProps, 'sidebars'> & { pathname: string }

function ShownSidebar({ id, nodes, hideable, autoCollapse, pathname }: ShownSidebarProps) {
  const groups = useOpenGroups(id, nodes, pathname)
  const scroller = useRef<HTMLElement>(null)
  const tree = (
    <>
      {nodes.some(({ type }) => type === 'category') && <AllGroupsButton setAll={groups.setAll} />}
      <SidebarTree nodes={nodes} pathname={pathname} groups={groups} autoCollapse={autoCollapse} />
    </>
  )

  useEffect(() => {
    const container = scroller.current
    const current = container?.querySelector('[aria-current="page"]')
    if (pathname && container && current) keepInView(container, current)
  }, [pathname])

  return (
    <>
      <div className={styles.column} data-chrome="">
        <nav
          ref={scroller}
          className={styles.scroller}
          aria-label={t('docsSidebar')}
          data-tree={id}
          data-drawer-part=""
          onScroll={({ currentTarget }) => rememberTree(id, { top: currentTarget.scrollTop })}
        >
          {tree}
          <tree-memory />
        </nav>
        {hideable && (
          <button type="button" className={styles.hide} data-needs-js="" onClick={() => setHidden(true)}>
            <Icon name="sidebar" />
            {t('collapseSidebar')}
          </button>
        )}
      </div>
      {hideable && (
        <div className={styles.strip} data-chrome="">
          <button type="button" className={styles.show} title={t('expandSidebar')} onClick={() => setHidden(false)}>
            <Icon name="sidebar" />
            <span className="visually-hidden">{t('expandSidebar')}</span>
          </button>
        </div>
      )}
    </>
  )
}

/** Opens all categories, or closes them when none is closed; style sheets show the label of the next step. */
function AllGroupsButton({ setAll }: { setAll: (open: boolean) => void }) {
  return (
    <button
      type="button"
      className={styles.all}
      data-needs-js=""
      onClick={({ currentTarget }) => setAll(currentTarget.parentElement?.querySelector('[data-closed]') !== null)}
    >
      <span data-all="open">
        <Icon name="expandAll" size={14} />
        {t('expandAll')}
      </span>
      <span data-all="close">
        <Icon name="collapseAll" size={14} />
        {t('collapseAll')}
      </span>
    </button>
  )
}

// The state is an attribute of <html>, which the head script restores before the first paint.
function setHidden(hidden: boolean) {
  keepLine(document.querySelector('main article'), () => {
    document.documentElement.toggleAttribute('data-sidebar-hidden', hidden)
  })
  document.querySelector<HTMLElement>(`.${hidden ? styles.show : styles.hide}`)?.focus({ preventScroll: true })
  try {
    localStorage.setItem(hiddenKey, String(hidden))
  } catch {
    // Blocked storage: the choice counts until the next load.
  }
}
