import type { ComponentProps } from 'react'
import { formatHref } from '@/lib/site/href'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, with query and hash if any, or a hash alone. */
  href: string
  /** Prefetches when the link comes into view; for the few links that are worth it. */
  prefetchInView?: boolean
}

/** The only link inside the site; navigation.browser.ts follows it without a full load where it can. */
export function Link({ href, prefetchInView, ...props }: LinkProps) {
  return <a {...props} href={formatHref(href)} data-prefetch={prefetchInView ? '' : undefined} />
}
