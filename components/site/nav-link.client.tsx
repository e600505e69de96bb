'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/link.client'
import { normalizePathname } from '@/lib/site/pathname'
import styles from './navbar.module.css'

interface NavLinkProps {
  label: string
  /** Site path of the page. */
  href: string
  /** The link is active at and below this path … */
  base: string
  /** … but not at or below these. */
  except: string[]
}

/** A link of the navbar that knows whether the reader is in its part of the site. */
export function NavLink({ label, href, base, except }: NavLinkProps) {
  const pathname = normalizePathname(usePathname())
  const isUnder = (path: string) => path === '/' || pathname === path || pathname.startsWith(`${path}/`)
  const active = isUnder(base) && !except.some((path) => path !== '/' && isUnder(path))
  return (
    <Link
      className={styles.link}
      href={href}
      aria-current={pathname === href ? 'page' : undefined}
      data-active={active || undefined}
    >
      {label}
    </Link>
  )
}
