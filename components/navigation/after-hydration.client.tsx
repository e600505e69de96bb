'use client'

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/** Focus, scroll position, progress bar and notices of a navigation; nobody needs them to read the first page. */
export const LazyNavigationFeedback = loadAfterHydration(
  async () => (await import('./navigation-feedback.client')).NavigationFeedback,
)

/** The help of the not-found page, which every page carries in case it needs it. */
export const LazyNearestPages = loadAfterHydration(async () => (await import('./nearest-pages.client')).NearestPages)

/** A component that is fetched and drawn once the page is interactive; nothing when its code cannot be fetched. */
function loadAfterHydration(load: () => Promise<ComponentType>): ComponentType {
  const Loaded = lazy(async () => ({ default: await load().catch(() => () => null) }))
  return function AfterHydration() {
    const [isHydrated, setHydrated] = useState(false)
    useEffect(() => setHydrated(true), [])
    return (
      isHydrated && (
        <Suspense>
          <Loaded />
        </Suspense>
      )
    )
  }
}
