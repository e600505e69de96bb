import type { Metadata } from 'next'
import { OfflinePage } from '@/components/navigation/not-found'
import { getSite } from '@/lib/content/site'
import { t } from '@/lib/site/text'
import { formatPageMetadata } from '../page-metadata'
import { PageShell } from '../page-shell'

/** The head of the page that readers see at any address that cannot be reached. */
export function generateMetadata(): Metadata {
  const { config } = getSite()
  const page = { kind: 'offline', permalink: '/offline', title: t('offlineTitle'), description: t('offlinePageText') }
  return { ...formatPageMetadata({ ...page, unlisted: false }, config), robots: { index: false } }
}

/** Cached by the service worker when it is installed; the build removes it from sites without one. */
export default function Page() {
  return (
    <PageShell>
      <OfflinePage />
    </PageShell>
  )
}
