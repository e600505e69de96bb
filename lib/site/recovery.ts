/** What the recovery script of `<head>` leaves for the rest of the page. */
export interface Recovery {
  /** Path before every site path, such as `/docs`; empty at the root. */
  basePath: string
  /** Address of the navigation under way. */
  intended?: string | undefined
  /** Whether an error says that a part of the site could not be loaded. */
  isLoadError(error: unknown): boolean
  /** Loads the intended page anew, once; false when that was tried before or cannot help. */
  reload(): boolean
}

declare global {
  interface Window {
    recovery?: Recovery
  }
}
