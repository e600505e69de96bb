import type { Crumb, Edition } from '@/lib/content/page'
import { strings } from '@/lib/site/strings'
import { Breadcrumbs } from './breadcrumbs'
import styles from './version.module.css'

interface PageTopProps {
  page: { crumbs: Crumb[]; edition?: Edition }
}

/** Above the title of a page of the docs: where it is, and, when there are several versions, in which. */
export function PageTop({ page: { crumbs, edition } }: PageTopProps) {
  return (
    <div className={styles.top}>
      <Breadcrumbs crumbs={crumbs} home={edition?.home} />
      {edition && (
        <span className={styles.badge} data-version-badge="">
          {strings.version} {edition.label}
        </span>
      )}
    </div>
  )
}
