import type { Metadata } from 'next'
import { OfflinePage } from '@/components/navigation/not-found'
import { getSite } from '@/lib/content/site'
import { t } from '@/lib/site/text'
import { formatPageMetadata } from '../page-metadata'
import { PageShell } from '../page-shell'

/** The head of the page that readers see at any address that cannot be reached. */
export async function generateMetadata(): Promise<Metadata> {
  const { config } = await getSite()
  const page = { kind: 'offline', permalink: '/offline', title: t('offlineTitle'), description: t('offlinePageText') }
  return { ...formatPageMetadata({ ...page, unlisted: false }, config), robots: { index: false } }
}

/** Kept by the service worker from the start; the build removes it where there is none. */
export default function Page() {
  return (
    <PageShell>
      <OfflinePage />
    </PageShell>
  )
}
