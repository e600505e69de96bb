/** Adds the query and hash of the address to a link. */
export function keepPlace(link: HTMLAnchorElement): void {
  link.href = link.pathname + location.search + location.hash
}
