/** A link of the navbar and the part of the site it stands for. */
export interface PartLink {
  href: string
  /** The part is every page at or below this path; only the page itself when missing. */
  activeBase?: string
  /** The part is just these pages. */
  activePaths?: string[]
}

/** Value of a link's `aria-current` on the page at `pathname`: "page" on its own page, "true" within its part of the site; none on an unknown page. */
export function findCurrent(link: PartLink, pathname?: string, otherBases: string[] = []): 'page' | 'true' | undefined {
  const { href, activeBase, activePaths } = link
  if (pathname === undefined) return undefined
  if (href.replace(/[?#].*$/, '') === pathname) return 'page'
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
