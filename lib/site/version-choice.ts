import { normalizePathname } from './href'

/** A docs version. */
export interface VersionPlace {
  name: string
  /** Prefix of its addresses; empty for the docs root. */
  path: string
  isLast: boolean
}

/** Name of the version with the path of a page; undefined at the docs root, which other pages share. */
export function findVersionByPath(versions: VersionPlace[], pathname: string): string | undefined {
  const here = normalizePathname(pathname)
  const [deepest] = versions
    .filter(({ path }) => path !== '' && (here === path || here.startsWith(`${path}/`)))
    .sort((a, b) => b.path.length - a.path.length)
  return deepest?.name
}

interface Reader {
  /** The version of the page; undefined outside the docs. */
  active: string | undefined
  /** The chosen version. */
  preferred: string | null
}

/** Version names in order of preference: that of the page, the chosen one, the latest. */
export function rankVersions(versions: VersionPlace[], { active, preferred }: Reader): string[] {
  const latest = versions.find(({ isLast }) => isLast)?.name
  const names = versions.map(({ name }) => name)
  return [...new Set([active, preferred, latest])].filter((name) => name != null && names.includes(name)) as string[]
}

/** The place in the first of the ranked versions; undefined if none of them has one. */
export function chooseByVersion<Place extends { version: string }>(
  places: Place[] | undefined,
  ranked: string[],
): Place | undefined {
  return ranked.flatMap((name) => places?.find(({ version }) => version === name) ?? [])[0]
}
