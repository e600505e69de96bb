/** A picture that a browser may choose. */
interface Candidate {
  address: string
  /** Offset of the address. */
  start: number
  /** When to choose it: `2x` or `640w`; may be empty. */
  descriptor: string
}

/** The candidates of a `srcset` such as `a.png 1x, b.png 2x`. */
export function findCandidates(srcset: string): Candidate[] {
  // An address may contain commas, but not end with one.
  const candidates = srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(\s[^,]*)?/g)
  return [...candidates].map(({ 1: address = '', 2: rest = '', index }) => {
    return { address, start: index, descriptor: rest.trim() }
  })
}
