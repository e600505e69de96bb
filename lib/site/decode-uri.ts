/** The text that a part of a URL stands for; undefined when its percent signs encode nothing. */
export function decodeUriPart(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
