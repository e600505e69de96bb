'use client'

import { strings } from '@/lib/site/strings'

interface CrashProps {
  error: Error
  reset: () => void
}

/** The crash screen: what went wrong, and a button that renders the page anew. */
export function Crash({ error, reset }: CrashProps) {
  return (
    <main id="main" tabIndex={-1} className="message-page" data-page-error="">
      <h1 className="message-heading">{strings.crashTitle}</h1>
      <p className="message-detail">{error.message}</p>
      <button type="button" className="message-action" onClick={reset}>
        {strings.tryAgain}
      </button>
    </main>
  )
}
