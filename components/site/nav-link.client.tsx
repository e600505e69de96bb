'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/link.client'
import { useVersionChoice } from '@/components/ui/versions.client'
import type { NavbarTarget } from '@/lib/content/navbar'
import { normalizePathname } from '@/lib/site/pathname'
import { chooseByVersion } from '@/lib/site/version-choice'
import styles from './navbar.module.css'

interface NavLinkProps {
  label: string
  /** Site path of the page. */
  href: string
  /** The link is active at and below this path … */
  activeBase: string
  /** … but not at or below these. */
  except: string[]
  /** What takes the place of the above in the docs version that suits the reader. */
  targets?: NavbarTarget[] | undefined
}

/** A link of the navbar that knows whether the reader is in its part of the site. */
export function NavLink({ except, targets, ...first }: NavLinkProps) {
  const pathname = normalizePathname(usePathname())
  const { ranked } = useVersionChoice()
  const { label, href, activeBase } = chooseByVersion(targets, ranked) ?? first
  const isUnder = (path: string) => path === '/' || pathname === path || pathname.startsWith(`${path}/`)
  const active = isUnder(activeBase) && !except.some((path) => path !== '/' && isUnder(path))
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
