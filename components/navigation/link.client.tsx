'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import { type ComponentProps, useEffect, useRef } from 'react'
import { startNavigation } from './navigation'

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch' | 'ref'> {
  href: string
  /** Prefetches when the link comes into view; for the few links that are worth it. */
  prefetchInView?: boolean
}

/**
 * The only link inside the site. It prefetches on intent (hover, focus, touch) and not on sight: in an export each
 * default link in view costs three requests, and `prefetch={true}` is dead on click (vercel/next.js#92341).
 */
export function Link({ href, prefetchInView = false, ...props }: LinkProps) {
  const router = useRouter()
  const link = useRef<HTMLAnchorElement>(null)
  const prefetch = () => {
    if (!href.startsWith('#') && !isSlowConnection()) router.prefetch(href)
  }
  useEffect(() => {
    if (!prefetchInView || !link.current || isSlowConnection()) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      router.prefetch(href)
    })
    observer.observe(link.current)
    return () => observer.disconnect()
  }, [prefetchInView, router, href])

  return (
    <NextLink
      {...props}
      ref={link}
      href={href}
      prefetch={false}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      onNavigate={() => link.current && startNavigation(link.current.href)}
    />
  )
}

function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '')
}
