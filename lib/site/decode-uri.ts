/** The decoded path of an address, as the names of its file and folders are written. */
export function decodePath(address: string): string {
  return decodeUriPart(address) ?? address
}

/** The text that a part of a URL stands for; undefined when its percent signs encode nothing. */
export function decodeUriPart(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
