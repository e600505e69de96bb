/** A path without slashes around it. */
export function trimSlashes(path: string): string {
  return /^\/*((?:\/*[^/])*)/.exec(path)?.[1] ?? ''
}
