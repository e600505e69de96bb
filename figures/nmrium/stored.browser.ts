/** What is stored on the device; undefined if storage is blocked, empty or damaged. */
export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** Stores a value on the device. */
export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Blocked or full storage: the value counts until the page is left.
  }
}
