import type { Metadata } from 'next'
import { t } from '@/lib/site/text'
import { NotFoundPage } from './not-found-page'
import { isDevelopment } from './route-params'

export const metadata: Metadata = { title: t('notFoundTitle'), robots: { index: false } }

/** For the development server only: Next renders this into every page, and a build has global-not-found.tsx. */
export default function NotFoundInDevelopment() {
  return isDevelopment ? <NotFoundPage /> : null
}
