'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { failedRenderId } from '@/lib/site/next-internals'

/** While the site is being written, shows each change of the content by itself. Draws nothing; not part of a build. */
export function ContentRefresh() {
  const router = useRouter()
  useEffect(() => {
    const show = () => (hasFailed() ? location.reload() : router.refresh())
    const events = new EventSource('/__content-events')
    let connections = 0
    events.addEventListener('change', show)
    events.addEventListener('connected', ({ data: msSinceChange }) => {
      connections += 1
      if (connections > 1 || Number(msSinceChange) < performance.now()) show()
    })
    return () => events.close()
  }, [router])
  return null
}

/** Neither an error nor a "not found" leaves by itself: its page must be loaded anew. */
function hasFailed(): boolean {
  return document.documentElement.id === failedRenderId || document.querySelector('[data-page-error]') !== null
}
