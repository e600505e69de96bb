'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** In development, starts the site's script after hydration, and refreshes the page after each change of the content. Renders nothing. */
export function ContentRefresh() {
  const router = useRouter()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    document.dispatchEvent(new Event('page:hydrated'))
  }, [])
  useEffect(() => {
    const show = () => (hasFailed() ? location.reload() : router.refresh())
    const events = new EventSource('/__content-events')
    let connections = 0
    events.addEventListener('change', ({ data }) => (data === 'load' ? location.reload() : show()))
    events.addEventListener('connected', ({ data: msSinceChange }) => {
      connections += 1
      if (connections > 1 || Number(msSinceChange) < performance.now()) show()
    })
    return () => events.close()
  }, [router])
  return null
}

/** Whether the page shows an error or "not found", which only a full load removes. */
function hasFailed(): boolean {
  return document.querySelector('[data-page-error]') !== null
}
