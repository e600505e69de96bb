import { nearestName } from '@/lib/site/nearest-name'

/** Says what could have been meant by a name that does not exist, and lists what there is. */
export function writeNameFix(name: string, kind: string, available: Iterable<string>): string {
  const names = [...available].sort()
  if (names.length === 0) return `There are no ${kind} yet.`
  const near = nearestName(name, names)
  return `${near ? `Did you mean "${near}"? ` : ''}Available ${kind}: ${names.join(', ')}.`
}
