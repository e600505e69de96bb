'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/components/navigation/link.client'
import { Icon } from '@/components/ui/icon'
import { normalizePathname } from '@/lib/site/pathname'
import { findCurrent, type PartLink } from './active-path'
import { LocaleLink } from './locale-link.client'

/** One choice of a dropdown. */
export interface DropdownEntry extends PartLink {
  label: string
  external?: boolean
  /** Marks the choice in force, such as the docs version shown. */
  current?: boolean
  /** What the reader should know before following the link. */
  note?: string
  /** Called when the reader follows the link. */
  onPick?: () => void
  /** Set on the choice of a language: it leads to the page that is open, in that language. */
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
