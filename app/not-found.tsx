import type { Metadata } from 'next'
import { NotFound } from '@/components/navigation/not-found'
import { getSite } from '@/lib/content/site'
import { siteLocales } from '@/lib/site/locale'
import { t } from '@/lib/site/text'
import { PageShell } from './page-shell'

export const metadata: Metadata = { title: t('notFoundTitle'), robots: { index: false } }

/** The page for every unknown address; exported as `404.html`. */
export default function NotFoundPage() {
  const { config } = getSite()
  return (
    <PageShell>
      <NotFound locales={siteLocales(config)} />
    </PageShell>
  )
}
