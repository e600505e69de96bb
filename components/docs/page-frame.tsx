import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import { NeighbourLinks } from '@/components/ui/neighbour-links'
import { Notice } from '@/components/ui/page-notice'
import type { Edition, PageLink } from '@/lib/content/page'
import { t } from '@/lib/site/text'
import styles from './page-frame.module.css'

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
