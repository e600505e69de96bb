'use client'

import { useId } from 'react'
import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import type { SidebarCategory, SidebarLink, SidebarNode } from '@/lib/content/sidebar/sidebar-item'
import { t } from '@/lib/site/text'
import styles from './sidebar.module.css'
import { holdsPage, nameGroup, type OpenGroups } from './use-open-groups'

interface TreeProps {
  nodes: SidebarNode[]
  /** Permalink of the page the reader is on. */
  pathname: string
  groups: OpenGroups
  /** Whether opening a category closes its siblings. */
  autoCollapse: boolean
  /** Name of the category these entries belong to. */
  parent?: string
}

/** A list of sidebar entries; closed categories stay in the HTML, so that they are reachable without JavaScript. */
export function SidebarTree({ nodes, parent = '', ...shared }: TreeProps) {
  const { pathname, groups, autoCollapse } = shared
  const names = nodes.flatMap((node) => (node.type === 'category' ? [nameGroup(parent, node.label)] : []))
  return (
    <ul className={styles.list}>
      {nodes.map((node, index) => {
        if (node.unlisted && !holdsPage(node, pathname)) return null
        const key = `${index} ${node.label}`
        const isCurrent = node.href === pathname
        if (node.type === 'link') return <LinkEntry key={key} link={node} isCurrent={isCurrent} />
        const name = nameGroup(parent, node.label)
        return (
          <CategoryEntry
            key={key}
            category={node}
            name={name}
            isCurrent={isCurrent}
            open={groups.isOpen(name, node)}
            onToggle={() => groups.toggle(name, node, autoCollapse ? names : [])}
          >
            <SidebarTree nodes={node.items} parent={name} {...shared} />
          </CategoryEntry>
        )
      })}
    </ul>
  )
}

function LinkEntry({ link, isCurrent }: { link: SidebarLink; isCurrent: boolean }) {
  const className = joinClasses(styles.link, link.className)
  if (link.href.startsWith('/')) {
    return (
      <li>
        <Link className={className} href={link.href} lang={link.lang} aria-current={isCurrent ? 'page' : undefined}>
          {link.label}
        </Link>
      </li>
    )
  }
  return (
    <li>
      <a className={className} href={link.href} rel="noopener noreferrer" data-external="">
        {link.label}
        <Icon name="external" size={12} />
      </a>
    </li>
  )
}

interface CategoryProps {
  category: SidebarCategory
  name: string
  isCurrent: boolean
  open: boolean
  onToggle: () => void
  children: React.ReactNode
}

function CategoryEntry({ category, name, isCurrent, open, onToggle, children }: CategoryProps) {
  const listId = useId()
  const { label, href, collapsible } = category
  const disclosure = {
    'aria-expanded': open,
    'aria-controls': listId,
    onClick: onToggle,
    // The head script restores the categories that the reader left open before hydration.
    suppressHydrationWarning: true,
  }
  return (
    <li className={joinClasses(styles.category, category.className)}>
      <div className={styles.categoryHead}>
        {href ? (
          <Link className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </Link>
        ) : collapsible ? (
          <button type="button" className={styles.link} {...disclosure}>
            {label}
            <Icon name="chevronRight" size={12} />
          </button>
        ) : (
          <span className={styles.heading}>{label}</span>
        )}
        {href && collapsible && (
          <button
            type="button"
            className={styles.toggle}
            data-needs-js=""
            aria-label={`${t('toggleCategory')} ${label}`}
            {...disclosure}
          >
            <Icon name="chevronRight" size={12} />
          </button>
        )}
      </div>
      <div
        id={listId}
        className={styles.children}
        data-group={collapsible ? name : undefined}
        data-closed={open ? undefined : ''}
        suppressHydrationWarning
      >
        {children}
      </div>
    </li>
  )
}

function joinClasses(...names: Array<string | undefined>): string {
  return names.filter(Boolean).join(' ')
}
