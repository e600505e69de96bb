import type { Metadata } from 'next'
import { NotFound } from '@/components/site/not-found'
import { strings } from '@/lib/site/strings'

export const metadata: Metadata = { title: strings.notFoundTitle, robots: { index: false } }

/** The designed page behind every unknown address; exported as `404.html`. */
export default function NotFoundPage() {
  return <NotFound />
}
