import { normalizePathname } from './pathname'

/** What the browser knows of each docs version. */
export interface VersionPlace {
  name: string
  /** Prefix of its addresses, empty for the docs root. */
  path: string
  isLast: boolean
}

/** Name of the version below whose own path a page is; undefined at the docs root, which other pages share. */
export function findVersionByPath(versions: VersionPlace[], pathname: string): string | undefined {
  const here = normalizePathname(pathname)
  const [deepest] = versions
    .filter(({ path }) => path !== '' && (here === path || here.startsWith(`${path}/`)))
    .sort((a, b) => b.path.length - a.path.length)
  return deepest?.name
}

interface Reader {
  /** The version of the page, when it belongs to the docs. */
  active: string | undefined
  /** The version that the reader chose once. */
  preferred: string | null
}

/** Versions in the order in which they suit the reader: that of the page, the one chosen, the latest. */
export function rankVersions(versions: VersionPlace[], { active, preferred }: Reader): string[] {
  const latest = versions.find(({ isLast }) => isLast)?.name
  const names = versions.map(({ name }) => name)
  return [...new Set([active, preferred, latest])].filter((name) => name != null && names.includes(name)) as string[]
}

/** Of several places, that in the version which suits the reader best; undefined when it is in none of them. */
export function chooseByVersion<Place extends { version: string }>(
  places: Place[] | undefined,
  ranked: string[],
): Place | undefined {
  for (const name of ranked) {
    const place = places?.find(({ version }) => version === name)
    if (place) return place
  }
  return undefined
}
