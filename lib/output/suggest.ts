import { closest } from 'fastest-levenshtein'
import { nearestName } from '@/lib/content/source/nearest'

/** The candidate that may have been meant: of those whose last segment is most similar, the nearest. */
export function suggest(written: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates]
  const name = nearestName(lastSegment(written), list.map(lastSegment))
  const namesakes = list.filter((candidate) => lastSegment(candidate) === name)
  return namesakes.length > 0 ? closest(written, namesakes) : undefined
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
