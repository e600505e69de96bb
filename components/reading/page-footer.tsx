import { Icon } from '@/components/ui/icon'
import { TagLinks } from '@/components/ui/tag-links'
import { formatDay } from '@/lib/site/day'
import { locale, t } from '@/lib/site/text'
import styles from './page-footer.module.css'
import { Helpful, PageTools } from './page-tools'

interface PageFooterProps {
  tools: PageTools
  page: {
    tags: Array<{ label: string; permalink: string; description?: string }>
    editUrl?: string
    lastUpdate?: { day: string; author?: string }
  }
}

/** Below the text: tags, the edit link, the day of the last change, and the tools of the page. */
export function PageFooter({ page: { tags, editUrl, lastUpdate }, tools }: PageFooterProps) {
  return (
    <footer className={styles.footer}>
      <TagLinks tags={tags} />
      {tools.asksWhetherHelpful && <Helpful />}
      <div className={styles.row}>
        <PageTools tools={tools} />
        {editUrl && (
          <a className={styles.edit} href={editUrl} rel="noopener noreferrer" data-chrome="">
            <Icon name="edit" size={14} />
            {t('editThisPage')}
          </a>
        )}
        {lastUpdate && <LastUpdated {...lastUpdate} />}
      </div>
    </footer>
  )
}

function LastUpdated({ day, author }: { day: string; author?: string }) {
  return (
    <p className={styles.updated}>
      {t('lastUpdatedOn')} <time dateTime={day}>{formatDay(day, locale)}</time>
      {author && (
        <>
          {' '}
          {t('by')} <span>{author}</span>
        </>
      )}
    </p>
  )
}
