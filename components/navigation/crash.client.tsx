'use client'

import { t } from '@/lib/site/text'
import './message.css'

/** The crash screen of a page that failed to render: the error, and a button to try again. */
export function Crash({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <main id="main" tabIndex={-1} className="ui-page message-page" data-page-error="">
      <h1>{t('crashTitle')}</h1>
      <p className="message-detail">{error.message}</p>
      <button type="button" className="ui-action" onClick={reset}>
        {t('tryAgain')}
      </button>
    </main>
  )
}
