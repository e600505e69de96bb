import type { ReactNode } from 'react'
import { InlineScript } from '@/components/inline/inline-script'
import { Icon } from '@/components/ui/icon'
import type { ResolvedNavbarItem } from '@/lib/content/config/navbar-items'
import type { SiteConfig } from '@/lib/site/config'
import { t } from '@/lib/site/text'
import type { VersionPlace } from '@/lib/site/version-choice'
import { Footer } from './footer'
import { Navbar } from './navbar'
import type { ShownPage } from './navbar-link'
import styles from './shell.module.css'

interface ShellProps {
  config: SiteConfig
  navbar: ResolvedNavbarItem[]
  versions: VersionPlace[]
  page: ShownPage
  /** The rendered message of the announcement bar. */
  announcement: ReactNode
  /** The search button, if the site has one. */
  search: ReactNode
  /** The page, with its sidebar if it has one. */
  children: ReactNode
}

/** The navbar, footer and announcement around a page. */
export function Shell({ config, navbar, versions, page, announcement, search, children }: ShellProps) {
  const { announcementBar } = config
  return (
    <>
      <SkipLink />
      {announcementBar && (
        <AnnouncementBar tone={announcementBar.tone} closeable={announcementBar.closeable}>
          {announcement}
        </AnnouncementBar>
      )}
      <Navbar config={config} items={navbar} versions={versions} page={page} search={search} />
      {/* The parser waits here for the stylesheet: a phone paints the header before it lays out a long page. */}
      <InlineScript name="trees" />
      {children}
      <Footer
        title={config.title}
        tagline={config.tagline}
        footer={config.footer}
        logo={config.look?.footerLogo ?? config.look?.logo}
      />
    </>
  )
}

/** The first stop of the Tab key on each page: a link to its main part. */
function SkipLink() {
  return (
    <a data-chrome="" className={styles.skip} href="#main">
      {t('skipToContent')}
    </a>
  )
}

interface AnnouncementBarProps {
  /** The kind of message, which decides its colours. */
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  closeable: boolean
  children: ReactNode
}

/** A message above the navbar; the head script closes it, and hides a dismissed one before the first paint. */
function AnnouncementBar({ tone, closeable, children }: AnnouncementBarProps) {
  const kind = tone === 'neutral' ? undefined : tone
  return (
    <section className={styles.bar} data-kind={kind} aria-label={t('announcement')} data-chrome="">
      <div className={styles.content}>{children}</div>
      {closeable && (
        <button
          type="button"
          className="ui-icon-button"
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
