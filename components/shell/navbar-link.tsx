import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import type { NavbarLink } from '@/lib/content/config/navbar-items'
import { formatHref } from '@/lib/site/href'
import { chooseByVersion } from '@/lib/site/version-choice'
import styles from './navbar.module.css'
import type { VersionTarget } from './versions.browser'

/** A link of the navbar and the part of the site it stands for. */
interface PartLink {
  href: string
  /** The part has every page at or below this path; only the page itself when missing. */
  activeBase?: string
  /** The part has only these pages. */
  activePaths?: string[]
}

/** Value of a link's `aria-current` on the page at `pathname`: "page" on its own page, "true" within its part of the site; none on an unknown page. */
export function findCurrent(link: PartLink, pathname?: string, otherBases: string[] = []): 'page' | 'true' | undefined {
  const { href, activeBase, activePaths } = link
  if (pathname === undefined) return undefined
  if (href.replace(/[?#].*/s, '') === pathname) return 'page'
  const isInside = activePaths
    ? activePaths.includes(pathname)
    : activeBase !== undefined &&
      isUnder(pathname, activeBase) &&
      !otherBases.some((other) => other !== activeBase && isUnder(other, activeBase) && isUnder(pathname, other))
  return isInside ? 'true' : undefined
}

function isUnder(path: string, base: string): boolean {
  return base === '/' || path === base || path.startsWith(`${base}/`)
}

/** The page inside the shell. */
export interface ShownPage {
  /** Missing on the page for unknown addresses. */
  permalink?: string
  /** Docs version of the page; missing outside the docs. */
  version?: string
  /** Permalinks of the same page in other versions, by version name. */
  alternates?: Record<string, string>
}

/** The context of an entry of the navbar. */
export interface NavbarPlace {
  page: ShownPage
  /** Docs versions, the one that suits the page best first. */
  ranked: string[]
  /** Paths that belong to other entries, so that "Docs" at `/` is not current in the blog. */
  otherBases: string[]
}

/** A link of the bar itself; external links are marked. */
export function NavLink({ link, place }: { link: NavbarLink; place: NavbarPlace }) {
  const { page, ranked, otherBases } = place
  if (link.external) return <ExternalLink className={`ui-bar-item ${styles.link}`} link={link} />
  const { label, href, ...part } = chooseByVersion(link.targets, ranked) ?? link
  // Pages outside the docs, such as /search, do not match the docs root.
  const isElsewhere = ({ activeBase }: PartLink) => activeBase === '/' && page.version === undefined
  const mark = (target: PartLink) =>
    findCurrent(isElsewhere(target) ? { href: target.href } : target, page.permalink, otherBases)
  // versions.browser.ts chooses again for a reader who has chosen a version.
  const targets = link.targets?.map(
    (target): VersionTarget => ({
      version: target.version,
      label: target.label,
      href: formatHref(target.href),
      current: mark(target),
    }),
  )
  return (
    <Link
      className={`ui-bar-item ${styles.link}`}
      href={href}
      aria-current={mark({ href, ...part })}
      data-targets={targets && JSON.stringify(targets)}
    >
      {label}
    </Link>
  )
}

/** One choice of a dropdown. */
export interface DropdownEntry extends PartLink {
  label: string
  external?: boolean
  /** Whether it is the current choice, such as the docs version shown. */
  current?: boolean
  /** Information about the page for readers who have not followed the link yet. */
  note?: string
  /** Name of the docs version to choose. */
  version?: string
  /** Whether it leads to the current page in another version, so that query and hash are kept. */
  keepsPlace?: boolean
  /** Code of the language to choose; the address is complete then. */
  lang?: string
}

interface DropdownLinkProps {
  entry: DropdownEntry
  permalink: string | undefined
  className?: string
}

/** A choice as a link, in the navbar's dropdowns and the drawer's groups. */
export function DropdownLink({ entry, permalink, className }: DropdownLinkProps) {
  const { label, href, lang, external, current, note, version, keepsPlace } = entry
  if (external) return <ExternalLink className={className} link={entry} />
  const mark = current === undefined ? findCurrent(entry, permalink) : current ? 'true' : undefined
  if (lang !== undefined)
    return (
      <a className={className} href={href} lang={lang} hrefLang={lang} aria-current={mark} data-keeps-place="">
        {label}
      </a>
    )
  return (
    <Link
      className={className}
      href={href}
      aria-current={mark}
      data-version={version}
      data-keeps-place={keepsPlace ? '' : undefined}
    >
      {label}
      {note && <small>{note}</small>}
    </Link>
  )
}

function ExternalLink({ link, className }: { link: Pick<NavbarLink, 'href' | 'label'>; className?: string }) {
  return (
    <Link className={className} href={link.href}>
      {link.label}
      <Icon name="external" size={12} />
    </Link>
  )
}
