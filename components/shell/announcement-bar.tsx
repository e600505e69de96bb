import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { t } from '@/lib/site/text'
import styles from './announcement-bar.module.css'

interface AnnouncementBarProps {
  /** The kind of message, which decides its colours. */
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  closeable: boolean
  /** The rendered message. */
  children: ReactNode
}

/** A message above the navbar; the head script closes it, and hides a dismissed one before the first paint. */
export function AnnouncementBar({ tone, closeable, children }: AnnouncementBarProps) {
  return (
    <section className={styles.bar} data-tone={tone} aria-label={t('announcement')} data-chrome="">
      <div className={styles.content}>{children}</div>
      {closeable && (
        <button
          type="button"
          className={styles.close}
          aria-label={t('closeAnnouncement')}
          data-announcement-close=""
          data-needs-js=""
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </section>
  )
}
