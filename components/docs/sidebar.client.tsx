'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useDrawerSlot } from '@/components/ui/drawer-slot.client'
import { Icon } from '@/components/ui/icon'
import { keepInView } from '@/components/ui/keep-in-view'
import { useVersionChoice } from '@/components/ui/versions.client'
import type { SidebarNode } from '@/lib/content/sidebar-node'
import { normalizePathname } from '@/lib/site/pathname'
import { strings } from '@/lib/site/strings'
import styles from './sidebar.module.css'
import { holdsPage, SidebarTree } from './sidebar-tree.client'

const hiddenKey = 'docs.sidebar.hidden'

interface SidebarProps {
  /** The sidebars of each docs version; the one that holds the current page is shown, else the first of its version. */
  sidebars: Record<string, SidebarNode[][]>
  hideable: boolean
  /** Whether opening a category closes its siblings. */
  autoCollapse: boolean
}

/** The docs tree: a column on desktops, moved into the drawer while that is open on phones. */
export function Sidebar({ sidebars, hideable, autoCollapse }: SidebarProps) {
  const pathname = normalizePathname(usePathname())
  const drawer = useDrawerSlot()
  const [version = ''] = useVersionChoice().ranked
  const holder = Object.values(sidebars)
    .flat()
    .find((tree) => tree.some((node) => holdsPage(node, pathname)))
  const nodes = holder ?? sidebars[version]?.[0] ?? []
  const tree = <SidebarTree nodes={nodes} pathname={pathname} autoCollapse={autoCollapse} />
  const scroller = useRef<HTMLElement>(null)

  useEffect(() => {
    const current = scroller.current?.querySelector('[aria-current]')
    if (pathname && scroller.current && current) keepInView(scroller.current, current)
  }, [pathname])

  return (
    <>
      <div className={styles.column} data-chrome="">
        <nav ref={scroller} className={styles.scroller} aria-label={strings.docsSidebar}>
          {tree}
        </nav>
        {hideable && (
          <button type="button" className={styles.hide} data-needs-js="" onClick={() => setHidden(true)}>
            <Icon name="sidebar" />
            {strings.collapseSidebar}
          </button>
        )}
      </div>
      {hideable && (
        <button
          type="button"
          className={styles.show}
          data-chrome=""
          title={strings.expandSidebar}
          onClick={() => setHidden(false)}
        >
          <Icon name="sidebar" />
          <span className="visually-hidden">{strings.expandSidebar}</span>
        </button>
      )}
      {drawer && createPortal(<nav aria-label={strings.docsSidebar}>{tree}</nav>, drawer)}
    </>
  )
}

// The choice lives on <html>, where the head script restores it before the first paint.
function setHidden(hidden: boolean) {
  document.documentElement.toggleAttribute('data-sidebar-hidden', hidden)
  document.querySelector<HTMLElement>(hidden ? `.${styles.show}` : `.${styles.hide}`)?.focus()
  try {
    localStorage.setItem(hiddenKey, String(hidden))
  } catch {
    // Blocked storage: the choice holds for this page only.
  }
}
