'use client'

import './globals.css'
import './styles/reset.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import '@/components/navigation/message.css'
import { lazy, Suspense } from 'react'
import { Crash } from '@/components/navigation/crash.client'
import { locale } from '@/lib/site/text'

const ContentRefresh =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({ default: (await import('@/components/dev/content-refresh.client')).ContentRefresh }))
    : undefined

/** Shown when even the shell of a page fails to render. */
export default function GlobalErrorPage(props: { error: Error; reset: () => void }) {
  return (
    <html lang={locale}>
      <body>
        <Crash {...props} />
        {ContentRefresh && (
          <Suspense>
            <ContentRefresh />
          </Suspense>
        )}
      </body>
    </html>
  )
}
