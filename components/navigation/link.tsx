import type { ComponentProps } from 'react'
import { formatHref } from '@/lib/site/href'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, with query and hash if any; only a hash; or a full address. */
  href: string
  /** Whether to prefetch when the link comes into view; for the few links that are worth it. */
  prefetchInView?: boolean
}

/** Whether an address leads out of the site. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** A link. navigation.browser.ts follows those inside the site without a full load if it can. */
export function Link({ href, prefetchInView, ...props }: LinkProps) {
  const rel = isExternal(href) ? 'noopener noreferrer' : undefined
  return <a rel={rel} {...props} href={formatHref(href)} data-prefetch={prefetchInView ? '' : undefined} />
}
