import { closest, distance } from 'fastest-levenshtein'

/** The name most similar to the wanted one; undefined without a similar one. */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  const from = wanted.toLowerCase()
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const name of names) {
    // Two wrong letters of four are too many: `none` doesn't mean `home`.
    const most = Math.max(wanted.length, name.length) > 4 ? Math.max(2, Math.ceil(wanted.length * 0.4)) : 1
    const bound = Math.min(most, least - 1)
    const to = name.toLowerCase()
    if (Math.abs(from.length - to.length) > bound) continue
    const edits = countEdits(from, to)
    if (edits <= bound) [best, least] = [name, edits]
  }
  return best
}

/** Counts letters in another order, as in `hepl`, as one mistake. */
function countEdits(wanted: string, name: string): number {
  const edits = distance(wanted, name)
  return edits > 1 && wanted.length === name.length && sortLetters(wanted) === sortLetters(name) ? 1 : edits
}

function sortLetters(text: string): string {
  return [...text].sort().join('')
}

/** `Did you mean "…"? ` with the most similar name, to begin a fix with; empty without a similar name. */
export function didYouMean(wanted: string, names: Iterable<string>): string {
  const near = nearestName(wanted, names)
  return near ? `Did you mean "${near}"? ` : ''
}

/** The most similar path: of those with the most similar last segment, the nearest. */
export function nearestPath(wanted: string, paths: Iterable<string>, nameOf = lastSegment): string | undefined {
  const list = [...paths]
  const name = nearestName(nameOf(wanted), list.map(nameOf))
  const namesakes = list.filter((path) => nameOf(path) === name)
  return namesakes.length > 0 ? closest(wanted, namesakes) : undefined
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
