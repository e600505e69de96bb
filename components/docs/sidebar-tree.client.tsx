'use client'

import { useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import type { SidebarCategory, SidebarLink, SidebarNode } from '@/lib/content/sidebar-node'
import { strings } from '@/lib/site/strings'
import styles from './sidebar.module.css'

interface TreeProps {
  nodes: SidebarNode[]
  /** Permalink of the page the reader is on. */
  pathname: string
  autoCollapse: boolean
}

/** A list of sidebar entries; closed categories stay in the HTML, so that they are reachable without JavaScript. */
export function SidebarTree({ nodes, pathname, autoCollapse }: TreeProps) {
  const active = nodes.findIndex((node) => holdsPage(node, pathname))
  const [open, setOpen] = useState(() => nodes.map((node, index) => isOpenAtFirst(node) || index === active))
  const [lastActive, setLastActive] = useState(active)
  // Entering a category opens it; whatever the reader opened or closed elsewhere stays.
  if (active !== lastActive) {
    setLastActive(active)
    setOpen(open.map((isOpen, index) => isOpen || index === active))
  }
  const toggle = (toggled: number) =>
    setOpen(open.map((isOpen, index) => (index === toggled ? !isOpen : isOpen && !(autoCollapse && !open[toggled]))))

  return (
    <ul className={styles.list}>
      {nodes.map((node, index) => {
        if (node.unlisted && index !== active) return null
        const key = `${index} ${node.label}`
        if (node.type === 'link') return <LinkEntry key={key} link={node} isCurrent={index === active} />
        return (
          <CategoryEntry
            key={key}
            category={node}
            isCurrent={node.href === pathname}
            open={open[index] ?? true}
            onToggle={() => toggle(index)}
          >
            <SidebarTree nodes={node.items} pathname={pathname} autoCollapse={autoCollapse} />
          </CategoryEntry>
        )
      })}
    </ul>
  )
}

function isOpenAtFirst(node: SidebarNode): boolean {
  return node.type === 'category' && !(node.collapsible && node.collapsed)
}

/** Whether the page at `pathname` is this entry or below it. */
export function holdsPage(node: SidebarNode, pathname: string): boolean {
  return node.href === pathname || (node.type === 'category' && node.items.some((child) => holdsPage(child, pathname)))
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
  isCurrent: boolean
  open: boolean
  onToggle: () => void
  children: React.ReactNode
}

function CategoryEntry({ category, isCurrent, open, onToggle, children }: CategoryProps) {
  const listId = useId()
  const { label, href, collapsible } = category
  const disclosure = { 'aria-expanded': open, 'aria-controls': listId, onClick: onToggle }
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
            aria-label={`${strings.toggleCategory} ${label}`}
            {...disclosure}
          >
            <Icon name="chevronRight" size={12} />
          </button>
        )}
      </div>
      <div id={listId} className={styles.children} data-closed={(collapsible && !open) || undefined}>
        {children}
      </div>
    </li>
  )
}

function joinClasses(...names: Array<string | undefined>): string {
  return names.filter(Boolean).join(' ')
}
