'use client'

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/** Without its code pages still change, only with no bar, focus or notice. */
const NavigationParts = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./navigation-parts.client')).NavigationParts }
  } catch {
    return { default: () => null }
  }
})

/** Fetches what goes with a navigation once the page works: nothing of it is needed to read the first one. */
export function NavigationLoader() {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    isHydrated && (
      <Suspense>
        <NavigationParts />
      </Suspense>
    )
  )
}
