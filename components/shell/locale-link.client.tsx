'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'
import { normalizePathname } from '@/lib/site/pathname'

interface LocaleLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path at which the site in the language is served. */
  baseUrl: string
  trailingSlash: boolean
}

/** A link to the page that is open, in another language; the page is loaded anew, since each language is a site of its own. */
export function LocaleLink({ baseUrl, trailingSlash, ...props }: LocaleLinkProps) {
  const path = normalizePathname(usePathname()).slice(1)
  // The page for unknown addresses is written before anybody knows which address it will stand at.
  const isPage = path !== '' && path !== '_not-found'
  const href = isPage ? `${baseUrl}${path}${trailingSlash ? '/' : ''}` : baseUrl
  return <a {...props} href={href} onClick={keepPlace} onAuxClick={keepPlace} />
}

/** Neither what was asked of the page nor the place on it is known when the link is drawn. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search
  currentTarget.hash = location.hash
}
