import type { ReactNode } from 'react'
import { isExternal, Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import type { SidebarCategory, SidebarLink, SidebarNode } from '@/lib/content/sidebar/sidebar-item'
import { t } from '@/lib/site/text'
import styles from './sidebar.module.css'

interface TreeProps {
  nodes: SidebarNode[]
  /** Permalink of the current page. */
  permalink: string
  /** Name of the parent category: the labels of its parents, then its own. */
  parent?: string
  /** Position of that category in the tree. */
  id?: string
}

/**
 * A list of sidebar entries. Categories of the page are open, others as configured; closed ones stay in the HTML, reachable
 * without JavaScript.
 */
export function SidebarTree({ nodes, permalink, parent, id = 'tree' }: TreeProps) {
  return (
    <ul className={styles.list}>
      {nodes.map((node, index) => {
        const listId = `${id}:${index}`
        const holds = holdsPage(node, permalink)
        if (node.unlisted && !holds) return null
        const isCurrent = node.href === permalink
        if (node.type === 'link') return <LinkEntry key={listId} link={node} isCurrent={isCurrent} />
        const name = parent === undefined ? node.label : `${parent}/${node.label}`
        const open = holds || !node.collapsible || !node.collapsed
        return (
          <CategoryEntry key={listId} listId={listId} category={node} name={name} isCurrent={isCurrent} open={open}>
            <SidebarTree nodes={node.items} permalink={permalink} parent={name} id={listId} />
          </CategoryEntry>
        )
      })}
    </ul>
  )
}

/** Whether a page is this entry or below it. */
export function holdsPage(node: SidebarNode, permalink: string): boolean {
  return (
    node.href === permalink || (node.type === 'category' && node.items.some((child) => holdsPage(child, permalink)))
  )
}

function LinkEntry({ link: { href, label, lang, className }, isCurrent }: { link: SidebarLink; isCurrent: boolean }) {
  const isOutside = isExternal(href)
  return (
    <li>
      <Link
        className={joinClasses('ui-entry', styles.link, className)}
        href={href}
        lang={lang}
        aria-current={isCurrent ? 'page' : undefined}
        data-external={isOutside ? '' : undefined}
      >
        {label}
        {isOutside && <Icon name="external" size={12} />}
      </Link>
    </li>
  )
}

interface CategoryProps {
  category: SidebarCategory
  listId: string
  /** Key of its stored state. */
  name: string
  isCurrent: boolean
  open: boolean
  children: ReactNode
}

function CategoryEntry({ category, listId, name, isCurrent, open, children }: CategoryProps) {
  const { label, href, collapsible } = category
  const disclosure = {
    'aria-expanded': open,
    'aria-controls': listId,
  }
  return (
    <li className={joinClasses(styles.category, category.className)}>
      <div className={styles.categoryHead}>
        {href ? (
          <Link className={`ui-entry ${styles.link}`} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </Link>
        ) : collapsible ? (
          <button type="button" className={`ui-entry ${styles.link}`} {...disclosure}>
            {label}
            <Icon name="chevronRight" size={12} />
          </button>
        ) : (
          <span className={`ui-entry ${styles.link}`}>{label}</span>
        )}
        {href && collapsible && (
          <button
            type="button"
            className={`ui-icon-button ${styles.toggle}`}
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
      >
        {children}
      </div>
    </li>
  )
}

function joinClasses(...names: Array<string | undefined>): string {
  return names.filter(Boolean).join(' ')
}
