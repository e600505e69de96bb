'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/components/navigation/link.client'
import { useVersionChoice } from '@/components/navigation/versions.client'
import type { NavbarTarget } from '@/lib/content/config/navbar'
import { normalizePathname } from '@/lib/site/pathname'
import { chooseByVersion } from '@/lib/site/version-choice'
import { findCurrent, type PartLink } from './active-path'
import styles from './navbar.module.css'

interface NavLinkProps {
  label: string
  /** Where it leads, and what part of the site it stands for. */
  part: PartLink
  /** Paths that belong to other entries, so that "Docs" at `/` is not current in the blog. */
  otherBases: string[]
  /** What takes the place of the above in the docs version that suits the reader. */
  targets?: NavbarTarget[] | undefined
}

/** A link of the navbar that knows whether the reader is in its part of the site. */
export function NavLink({ label, part, otherBases, targets }: NavLinkProps) {
  const pathname = normalizePathname(usePathname())
  const { ranked } = useVersionChoice()
  const target = chooseByVersion(targets, ranked) ?? { label, ...part }
  return (
    <Link className={styles.link} href={target.href} aria-current={findCurrent(target, pathname, otherBases)}>
      {target.label}
    </Link>
  )
}
