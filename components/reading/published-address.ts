/** The address on the published site of a path, also in a preview. */
export function publishedAddress(path: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  return new URL(path, canonical).href
}
