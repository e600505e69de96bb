import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import type { Crumb, Edition } from '@/lib/content/page'
import { t } from '@/lib/site/text'
import { PageTools } from './page-tools'
import styles from './page-top.module.css'

interface PageTopProps {
  page: { crumbs?: Crumb[]; edition?: Edition }
  /** Missing on pages without a text. */
  tools?: PageTools
}

/** The line above the title of a page: its breadcrumbs, on sites with several versions its version, and its menu. */
export function PageTop({ page: { crumbs = [], edition }, tools }: PageTopProps) {
  // A page on the first level has only itself below the home page.
  const hasCrumbs = crumbs.length > 1
  if (!hasCrumbs && !edition && !tools) return null
  return (
    <div className={styles.top}>
      {hasCrumbs && <Breadcrumbs crumbs={crumbs} home={edition?.home} />}
      <div className={styles.end}>
        {edition && (
          <span className="ui-pill" data-version-badge="">
            {t('version')} {edition.label}
          </span>
        )}
        {tools && <PageTools tools={tools} />}
      </div>
    </div>
  )
}

/** Home, the categories, and the page. */
function Breadcrumbs({ crumbs, home = '/' }: { crumbs: Crumb[]; home?: string }) {
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumbs')} data-chrome="">
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
