'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'
import { Link } from '@/components/navigation/link.client'
import { useVersionChoice } from '@/components/navigation/versions.client'
import { Icon } from '@/components/ui/icon'
import type { NavbarTarget } from '@/lib/content/config/navbar'
import { normalizePathname } from '@/lib/site/href'
import { notFoundRoute } from '@/lib/site/next-internals'
import { chooseByVersion } from '@/lib/site/version-choice'
import { findCurrent, type PartLink } from './active-path'
import styles from './navbar.module.css'

/** One choice of a dropdown. */
export interface DropdownEntry extends PartLink {
  label: string
  external?: boolean
  /** Marks the current choice, such as the docs version shown. */
  current?: boolean
  /** Tells the reader something about the page before the link is followed. */
  note?: string
  /** Called when the reader follows the link. */
  onPick?: () => void
  /** Set on the choice of a language: it leads to the current page in that language. */
  locale?: { lang: string; baseUrl: string; trailingSlash: boolean }
}

interface DropdownLinkProps {
  entry: DropdownEntry
  className?: string | undefined
  noteClassName?: string | undefined
  onClick?: () => void
}

/** A choice as a link, in the navbar's dropdowns and the drawer's groups. */
export function DropdownLink({ entry, className, noteClassName, onClick }: DropdownLinkProps) {
  const { label, href, locale, external, current, note, onPick } = entry
  const pathname = normalizePathname(usePathname())
  const shared = {
    className,
    onClick: () => {
      onPick?.()
      onClick?.()
    },
  }
  if (locale) {
    const { lang, ...address } = locale
    return (
      <LocaleLink className={className} {...address} lang={lang} hrefLang={lang} aria-current={current && 'true'}>
        {label}
      </LocaleLink>
    )
  }
  if (external) {
    return (
      <a {...shared} href={href} rel="noopener noreferrer">
        {label}
        <Icon name="external" size={12} />
      </a>
    )
  }
  const isCurrent = current === undefined ? findCurrent(entry, pathname) : current ? 'true' : undefined
  return (
    <Link {...shared} href={href} aria-current={isCurrent}>
      {label}
      {note && <span className={noteClassName}>{note}</span>}
    </Link>
  )
}

interface LocaleLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path at which the site in the language is served. */
  baseUrl: string
  trailingSlash: boolean
}

/** A link to the current page in another language; a full load, since each language is a site of its own. */
function LocaleLink({ baseUrl, trailingSlash, ...props }: LocaleLinkProps) {
  const path = normalizePathname(usePathname()).slice(1)
  // The page for unknown addresses is built without knowing at which address it will be shown.
  const isPage = path !== '' && path !== notFoundRoute
  const href = isPage ? `${baseUrl}${path}${trailingSlash ? '/' : ''}` : baseUrl
  return <a {...props} href={href} onClick={keepPlace} onAuxClick={keepPlace} />
}

/** Takes query and hash along, which are unknown while the link is rendered. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search
  currentTarget.hash = location.hash
}

interface NavLinkProps {
  label: string
  /** Its target, and the part of the site it stands for. */
  part: PartLink
  /** Paths that belong to other entries, so that "Docs" at `/` is not current in the blog. */
  otherBases: string[]
  /** The label and target in each docs version; the one that suits the reader takes the place of the above. */
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
