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
