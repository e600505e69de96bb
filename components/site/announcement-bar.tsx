import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { strings } from '@/lib/site/strings'
import styles from './announcement-bar.module.css'

interface AnnouncementBarProps {
  closeable: boolean
  /** The rendered message. */
  children: ReactNode
}

/** A message above the navbar; the head script closes it and keeps a dismissed one away before the first paint. */
export function AnnouncementBar({ closeable, children }: AnnouncementBarProps) {
  return (
    <section className={styles.bar} aria-label={strings.announcement} data-chrome="">
      <div className={styles.content}>{children}</div>
      {closeable && (
        <button
          type="button"
          className={styles.close}
          aria-label={strings.closeAnnouncement}
          data-announcement-close=""
          data-needs-js=""
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </section>
  )
}
