import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import { NeighbourLinks } from '@/components/ui/neighbour-links'
import { Notice } from '@/components/ui/page-notice'
import type { Crumb, Edition, PageLink } from '@/lib/content/page'
import { t } from '@/lib/site/text'
import styles from './page-frame.module.css'

interface PageTopProps {
  page: { crumbs: Crumb[]; edition?: Edition; describes?: { label: string; to: string } }
}

/** Above the title of a docs page: its breadcrumbs, the release it describes and, on sites with several versions, its version. */
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
        <span className="ui-pill" data-version-badge="">
          {t('version')} {edition.label}
        </span>
      )}
    </div>
  )
}

/** Home, the categories, and the page; nothing for a page outside the sidebars. */
function Breadcrumbs({ crumbs, home = '/' }: { crumbs: Crumb[]; home?: string }) {
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

/** A notice on pages of a version that is not released yet or no longer maintained. */
export function VersionNotice({ edition }: { edition: Edition | undefined }) {
  if (!edition?.banner) return null
  const { label, banner, latest } = edition
  const isUnreleased = banner === 'unreleased'
  return (
    <Notice
      title={isUnreleased ? t('unreleasedTitle', { label }) : t('unmaintainedTitle', { label })}
      text={isUnreleased ? t('unreleasedText') : t('unmaintainedText')}
      kind={isUnreleased ? 'info' : 'warning'}
      label={t('docsVersion')}
    >
      {latest && (
        <p>
          <Link className={styles.latest} href={latest.permalink}>
            {latest.isSamePage
              ? t('samePageInLatest', { label: latest.label })
              : t('startPageOfLatest', { label: latest.label })}
            <Icon name="chevronRight" size={12} />
          </Link>
        </p>
      )}
    </Notice>
  )
}

/** Links to the neighbours in the order of the sidebar. */
export function Pager({ page: { previous, next } }: { page: { previous?: PageLink; next?: PageLink } }) {
  return (
    <NeighbourLinks
      label={t('docsPages')}
      previous={previous && { caption: t('previous'), ...previous }}
      next={next && { caption: t('next'), ...next }}
    />
  )
}
