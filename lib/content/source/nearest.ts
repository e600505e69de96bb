import { distance } from 'fastest-levenshtein'

/** The name most like the wanted one; undefined when none is like it enough to have been meant. */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.max(2, wanted.length * 0.4) + 1
  for (const name of names) {
    const edits = distance(wanted.toLowerCase(), name.toLowerCase())
    if (edits < least) [best, least] = [name, edits]
  }
  return best
}
