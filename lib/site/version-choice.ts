import { normalizePathname } from './href'

/** A docs version as the browser knows it. */
export interface VersionPlace {
  name: string
  /** Prefix of its addresses, empty for the docs root. */
  path: string
  isLast: boolean
}

/** Name of the version whose own path a page's path begins with; undefined at the docs root, which other pages share. */
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
  /** The version that the reader has chosen. */
  preferred: string | null
}

/** Version names, the one that suits the reader best first: that of the page, the one chosen, the latest. */
export function rankVersions(versions: VersionPlace[], { active, preferred }: Reader): string[] {
  const latest = versions.find(({ isLast }) => isLast)?.name
  const names = versions.map(({ name }) => name)
  return [...new Set([active, preferred, latest])].filter((name) => name != null && names.includes(name)) as string[]
}

/** Of several places, the one in the version that suits the reader best; undefined when none of these versions has it. */
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

/** Key in storage of the docs version that the reader chose; that of the former site. */
const preferredVersionKey = 'docs-preferred-version-default'

const listeners = new Set<() => void>()

/** Name of the version that the reader chose; null when there is none, or when storage is blocked. */
export function readPreferredVersion(): string | null {
  try {
    return localStorage.getItem(preferredVersionKey)
  } catch {
    return null
  }
}

/** Stores the reader's choice for all pages and tabs; null removes it. */
export function savePreferredVersion(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(preferredVersionKey)
    else localStorage.setItem(preferredVersionKey, name)
  } catch {
    // Blocked storage: links lead to the latest version.
  }
  for (const listener of listeners) listener()
}

/** Calls back when the choice changes, here or in another tab; returns how to stop. */
export function watchPreferredVersion(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key all of the storage was cleared.
    if (key === preferredVersionKey || key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
