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
          {nodes.some(({ type }) => type === 'category') && <TreeTools />}
          <CopiedSidebar
            id={id}
            permalink={permalink}
            unlisted={unlisted}
            list={<SidebarTree nodes={nodes} permalink={permalink} />}
            end={<tree-memory />}
          />
        </nav>
        {hideable && (
          <button type="button" className={styles.hide} data-needs-js="" data-sidebar="hide">
            <Icon name="sidebar" />
            {t('collapseSidebar')}
          </button>
        )}
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

/** A field to find pages, and a button to open or close all categories; stylesheets show its next action. */
function TreeTools() {
  return (
    <>
      <input
        type="search"
        className={`ui-field ${styles.filter}`}
        placeholder={t('filterPages')}
        aria-label={t('filterPages')}
        autoComplete="off"
        data-needs-js=""
        data-filter=""
      />
      <button type="button" className={styles.all} data-needs-js="" data-all-groups="">
        <span data-all="open">
          <Icon name="expandAll" size={14} />
          {t('expandAll')}
        </span>
        <span data-all="close">
          <Icon name="collapseAll" size={14} />
          {t('collapseAll')}
        </span>
      </button>
    </>
  )
}
