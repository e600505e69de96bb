import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import type { Crumb, Edition } from '@/lib/content/page'
import { t } from '@/lib/site/text'
import styles from './page-top.module.css'

interface PageTopProps {
  page: { crumbs: Crumb[]; edition?: Edition; describes?: { label: string; to: string } }
}

/** Above the title of a docs page: its breadcrumbs, the release it describes and, when there are several versions, its version. */
export function PageTop({ page: { crumbs, edition, describes } }: PageTopProps) {
  return (
    <div className={styles.top}>
      <Breadcrumbs crumbs={crumbs} home={edition?.home} />
      {describes && (
        <p className={styles.describes}>
          {t('describes')} <Link href={describes.to}>{describes.label}</Link>
        </p>
      )}
      {edition && (
        <span className={styles.badge} data-version-badge="">
          {t('version')} {edition.label}
        </span>
      )}
    </div>
  )
}

interface BreadcrumbsProps {
  crumbs: Crumb[]
  /** Target of the first step. */
  home?: string | undefined
}

/** Home, the categories, and the page itself; nothing for a page outside the sidebars. */
function Breadcrumbs({ crumbs, home = '/' }: BreadcrumbsProps) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={t('breadcrumbs')} data-chrome="">
      <ol className={styles.list}>
        <li>
          <Link href={home} aria-label={t('homePage')}>
            <Icon name="home" size={15} />
          </Link>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={crumb.title} lang={crumb.lang}>
            <CrumbText crumb={crumb} isLast={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbText({ crumb, isLast }: { crumb: Crumb; isLast: boolean }) {
  if (isLast) return <span aria-current="page">{crumb.title}</span>
  if (crumb.permalink) return <Link href={crumb.permalink}>{crumb.title}</Link>
  return <span>{crumb.title}</span>
}
