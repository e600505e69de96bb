'use client'

import { Crash } from '@/components/navigation/crash.client'

/** Shown when a page fails to render in the browser. */
export default function ErrorPage(props: { error: Error; reset: () => void }) {
  return <Crash {...props} />
}
