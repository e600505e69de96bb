'use client'

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/** Every page carries the not-found page in case it needs it, but not its help, which is loaded when it shows. */
const NearestPages = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./nearest-pages.client')).NearestPages }
  } catch {
    return { default: () => null }
  }
})

/** Where an unknown address may lead; asks the browser for it, so that one file serves every address. */
export function NotFoundHelp() {
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  return (
    isShown && (
      <Suspense>
        <NearestPages />
      </Suspense>
    )
  )
}
