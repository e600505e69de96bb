'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'

/** In development, starts the site's script after hydration, and refreshes the page after each change of the content. Renders nothing. */
export function ContentRefresh() {
  const router = useRouter()
  const [isRefreshing, startRefresh] = useTransition()
  const started = useRef<Element[]>(undefined)
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    document.dispatchEvent(new Event('page:hydrated'))
  }, [])
  useEffect(() => {
    const show = () => (hasFailed() ? location.reload() : startRefresh(() => router.refresh()))
    const events = new EventSource('/__content-events')
    let connections = 0
    events.addEventListener('change', ({ data }) => (data === 'load' ? location.reload() : show()))
    events.addEventListener('connected', ({ data: msSinceChange }) => {
      connections += 1
      if (connections > 1 || Number(msSinceChange) < performance.now()) show()
    })
    return () => events.close()
  }, [router])
  useEffect(() => {
    if (isRefreshing) return
    const parts = [...document.querySelectorAll('main [data-part]')]
    started.current ??= parts
    // The behaviour of components starts only with a page.
    if (parts.some((part) => !started.current?.includes(part))) location.reload()
  }, [isRefreshing])
  return null
}

/** Whether the page shows an error or "not found", which only a full load removes. */
function hasFailed(): boolean {
  return document.querySelector('[data-page-error]') !== null
}
