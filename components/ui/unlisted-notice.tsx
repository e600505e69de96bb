import { strings } from '@/lib/site/strings'
import { Icon } from './icon'
import styles from './unlisted-notice.module.css'

/** Tells a reader that the page is in no list. */
export function UnlistedNotice() {
  return (
    <aside className={styles.notice}>
      <p className={styles.title}>
        <Icon name="warning" />
        {strings.unlistedTitle}
      </p>
      <p>{strings.unlistedText}</p>
    </aside>
  )
}
