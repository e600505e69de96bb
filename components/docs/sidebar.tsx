import { CopiedSidebar } from '@/components/ui/copied-sidebar'
import { Icon } from '@/components/ui/icon'
import type { SidebarNode } from '@/lib/content/sidebar/sidebar-item'
import { t } from '@/lib/site/text'
import styles from './sidebar.module.css'
import { SidebarTree } from './sidebar-tree'

interface SidebarProps {
  /** The sidebar of the page; its id is unique among those of all versions. */
  sidebar: { id: string; nodes: SidebarNode[] } | undefined
  /** Permalink of the current page. */
  permalink: string
  unlisted: boolean
  hideable: boolean
  /** Whether opening a category closes its siblings. */
  autoCollapse: boolean
}

/** The docs tree: a column on desktops, moved into the open drawer on phones. `sidebar.browser.ts` handles it. */
export function Sidebar({ sidebar, permalink, unlisted, hideable, autoCollapse }: SidebarProps) {
  if (!sidebar) return null
  const { id, nodes } = sidebar
  return (
    <>
      <div className={styles.column} data-chrome="">
        <nav
          className={styles.scroller}
          aria-label={t('docsSidebar')}
          data-tree={id}
          data-auto-collapse={autoCollapse ? '' : undefined}
          data-drawer-part=""
          data-keeps-current=""
        >
          <TreeTools hasCategories={nodes.some(({ type }) => type === 'category')} hideable={hideable} />
          <CopiedSidebar
            id={id}
            permalink={permalink}
            unlisted={unlisted}
            list={<SidebarTree nodes={nodes} permalink={permalink} />}
            end={<tree-memory />}
          />
        </nav>
      </div>
      {hideable && (
        <div className={styles.strip} data-chrome="">
          <button type="button" className="ui-icon-button" title={t('expandSidebar')} data-sidebar="show">
            <Icon name="sidebar" />
            <span className="visually-hidden">{t('expandSidebar')}</span>
          </button>
        </div>
      )}
    </>
  )
}

/**
 * A field to find pages, a button to open or close all categories, of which stylesheets show the next action, and one to hide the
 * sidebar.
 */
function TreeTools({ hasCategories, hideable }: { hasCategories: boolean; hideable: boolean }) {
  if (!hasCategories && !hideable) return null
  return (
    <div className={styles.tools} data-tree-tools="" data-needs-js="">
      {hasCategories && (
        <>
          <input
            type="search"
            className={`ui-field ${styles.filter}`}
            placeholder={t('filterPages')}
            aria-label={t('filterPages')}
            autoComplete="off"
            data-filter=""
          />
          <button type="button" className="ui-icon-button" data-all-groups="">
            <span data-all="open" title={t('expandAll')}>
              <Icon name="expandAll" />
              <span className="visually-hidden">{t('expandAll')}</span>
            </span>
            <span data-all="close" title={t('collapseAll')}>
              <Icon name="collapseAll" />
              <span className="visually-hidden">{t('collapseAll')}</span>
            </span>
          </button>
        </>
      )}
      {hideable && (
        <button
          type="button"
          className={`ui-icon-button ${styles.hide}`}
          title={t('collapseSidebar')}
          data-sidebar="hide"
        >
          <Icon name="sidebar" />
          <span className="visually-hidden">{t('collapseSidebar')}</span>
        </button>
      )}
    </div>
  )
}
