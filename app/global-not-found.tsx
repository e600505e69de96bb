import type { Metadata } from 'next'
import { getSite } from '@/lib/content/site'
import { t } from '@/lib/site/text'
import RootLayout, { generateMetadata as generateSiteMetadata } from './layout'
import { NotFoundPage } from './not-found-page'

export { generateViewport } from './layout'

/** The metadata of the site with the title of the page: no layout is around this file. */
export function generateMetadata(): Metadata {
  const { title, titleDelimiter } = getSite().config
  const ownTitle = `${t('notFoundTitle')} ${titleDelimiter} ${title}`
  return { ...generateSiteMetadata(), title: ownTitle, robots: { index: false } }
}

/** The page for every unknown address; exported as `404.html`. */
export default function NotFoundDocument() {
  return (
    <RootLayout>
      <NotFoundPage />
    </RootLayout>
  )
}
