import { closest, distance } from 'fastest-levenshtein'

/** The name most like the wanted one; undefined when none is like it enough to have been meant. */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const name of names) {
    const edits = countEdits(wanted.toLowerCase(), name.toLowerCase())
    // Of four letters two are half: `home` was not meant by `none`.
    const most = Math.max(wanted.length, name.length) > 4 ? Math.max(2, Math.ceil(wanted.length * 0.4)) : 1
    if (edits <= most && edits < least) [best, least] = [name, edits]
  }
  return best
}

/** Letters in another order are one mistake, as in `hepl`. */
function countEdits(wanted: string, name: string): number {
  const lettersOf = (text: string) => [...text].sort().join('')
  return lettersOf(wanted) === lettersOf(name) ? Math.min(1, distance(wanted, name)) : distance(wanted, name)
}

/** The beginning of a fix that asks whether the most similar name was meant; empty when none is similar. */
export function didYouMean(wanted: string, names: Iterable<string>): string {
  const near = nearestName(wanted, names)
  return near ? `Did you mean "${near}"? ` : ''
}

/** The path that may have been meant: of those whose name is most like that of the wanted one, the nearest. */
export function nearestPath(wanted: string, paths: Iterable<string>, nameOf = lastSegment): string | undefined {
  const list = [...paths]
  const name = nearestName(nameOf(wanted), list.map(nameOf))
  const namesakes = list.filter((path) => nameOf(path) === name)
  return namesakes.length > 0 ? closest(wanted, namesakes) : undefined
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
