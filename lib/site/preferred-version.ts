/** Storage key of the chosen docs version; the one that Docusaurus uses. */
const preferredVersionKey = 'docs-preferred-version-default'

const listeners = new Set<() => void>()

/** Name of the chosen version; null without one, or if storage is blocked. */
export function readPreferredVersion(): string | null {
  try {
    return localStorage.getItem(preferredVersionKey)
  } catch {
    return null
  }
}

/** Stores the chosen version for all pages and tabs; null removes it. */
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
    // Without a key, the whole storage was cleared.
    if (key === preferredVersionKey || key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
