import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import { TagLinks } from '@/components/ui/tag-links'
import { formatDay } from '@/lib/site/day'
import { locale, t } from '@/lib/site/text'
import styles from './page-footer.module.css'
import { Helpful } from './page-tools'

interface PageFooterProps {
  /** Whether to ask readers if the page helped. */
  asksWhetherHelpful: boolean
  page: {
    tags: Array<{ label: string; permalink: string; description?: string }>
    editUrl?: string
    lastUpdate?: { day: string; author?: string }
    describes?: { label: string; to: string }
  }
}

/** Below the text: tags, the edit link, the release that the page describes, and the day of its last change. */
export function PageFooter({ page: { tags, editUrl, describes, lastUpdate }, asksWhetherHelpful }: PageFooterProps) {
  return (
    <footer className={styles.footer}>
      <TagLinks tags={tags} />
      {asksWhetherHelpful && <Helpful />}
      <div className={styles.row}>
        {editUrl && (
          <a className={styles.edit} href={editUrl} rel="noopener noreferrer" data-chrome="">
            <Icon name="edit" size={14} />
            {t('editThisPage')}
          </a>
        )}
        {describes && (
          <p className={styles.describes}>
            {t('describes')} <Link href={describes.to}>{describes.label}</Link>
          </p>
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
