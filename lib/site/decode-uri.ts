/** The decoded path of an address. */
export function decodePath(address: string): string {
  return decodeUriPart(address) ?? address
}

/** Decodes a part of a URL; undefined if its encoding is invalid. */
export function decodeUriPart(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
