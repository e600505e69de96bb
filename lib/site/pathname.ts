/** A pathname as permalinks are written: without `/index.html` and without the slash at the end, but for the root. */
export function normalizePathname(pathname: string): string {
  return pathname.replace(/\/(index\.html)?$/, '') || '/'
}
