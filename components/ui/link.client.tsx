'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string }

/**
 * The only link inside the site. It prefetches on intent (hover, focus, touch) and never on sight: in an export each
 * default link in view costs three requests, and `prefetch={true}` is dead on click (vercel/next.js#92341).
 */
export function Link({ href, ...props }: LinkProps) {
  const router = useRouter()
  const prefetch = () => {
    if (!href.startsWith('#') && !isSlowConnection()) router.prefetch(href)
  }
  return (
    <NextLink
      {...props}
      href={href}
      prefetch={false}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    />
  )
}

function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '')
}
