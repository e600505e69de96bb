import { NotFound } from '@/components/navigation/not-found'
import { getSite } from '@/lib/content/site'
import { siteLocales } from '@/lib/site/locale'
import { PageShell } from './page-shell'

/** What a reader sees at an unknown address. */
export function NotFoundPage() {
  const { config } = getSite()
  return (
    <PageShell>
      <NotFound locales={siteLocales(config)} />
    </PageShell>
  )
}
