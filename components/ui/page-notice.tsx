import { strings } from '@/lib/site/strings'
import { Icon } from './icon'
import styles from './page-notice.module.css'

/** Tells a reader that the page is in no list, or a writer that it is not published. */
export function PageNotice({ page }: { page: { unlisted: boolean; draft?: true } }) {
  if (!page.draft && !page.unlisted) return null
  return (
    <aside className={styles.notice}>
      <p className={styles.title}>
        <Icon name="warning" />
        {page.draft ? strings.draftTitle : strings.unlistedTitle}
      </p>
      <p>{page.draft ? strings.draftText : strings.unlistedText}</p>
    </aside>
  )
}
