import { didYouMean } from '@/lib/site/nearest-name'

/** The hint for an unknown name: the most similar one, and all available ones. */
export function suggestName(name: string, kind: string, available: Iterable<string>): string {
  const names = [...available].sort()
  if (names.length === 0) return `There are no ${kind} yet.`
  return `${didYouMean(name, names)}Available ${kind}: ${names.join(', ')}.`
}
