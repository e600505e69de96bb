'use client'

import { useLayoutEffect, useState } from 'react'
import { t } from '@/lib/site/text'

interface CrashProps {
  error: Error
  reset: () => void
}

/**
 * The crash screen: the error, and a button that renders the page again. When a part of the site could not be loaded,
 * rendering does not help: the whole page is loaded again, the first time automatically and then by the button.
 */
export function Crash({ error, reset }: CrashProps) {
  const isLoadError = typeof window !== 'undefined' && window.recovery?.isLoadError(error) === true
  const [isReloading, setReloading] = useState(isLoadError)
  useLayoutEffect(() => {
    if (isLoadError) setReloading(window.recovery?.reload() === true)
  }, [isLoadError])

  return (
    <main id="main" tabIndex={-1} className="message-page" data-page-error="" aria-busy={isReloading}>
      {!isReloading && (
        <>
          <h1 className="message-heading">{isLoadError ? t('loadFailedTitle') : t('crashTitle')}</h1>
          <p className="message-detail">{error.message}</p>
          <button type="button" className="message-action" onClick={isLoadError ? () => location.reload() : reset}>
            {isLoadError ? t('reload') : t('tryAgain')}
          </button>
        </>
      )}
    </main>
  )
}
