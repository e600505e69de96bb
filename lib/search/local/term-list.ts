import { distance } from 'fastest-levenshtein'
import { stemmer } from 'stemmer'

/** All terms of the index. */
export interface TermList {
  /** Adds the terms of a record. */
  add(terms: string[], language: string): void
  /** Whether the index has a term, or one that begins with it. */
  has(term: string, isBeginning: boolean): boolean
  /** How much terms of one meaning narrow a search: nearly 0 if most records have one of them, largest if few or none do. */
  rarityOf(terms: string[]): number
  /** Other terms with the same stem: "integrated" and "integration" for "integrate". Only of English texts. */
  findFamily(term: string): string[]
  /** Terms with the same first letter and at most `maxDistance` differences, nearest first. */
  findSimilar(term: string, maxDistance: number): SimilarTerm[]
  /** The same with any first letter. */
  findMisspelt(term: string, maxDistance: number): SimilarTerm[]
}

/** A term and its number of differences from another one. */
export interface SimilarTerm {
  found: string
  typos: number
}

/** An empty list. */
export function createTermList(): TermList {
  /** Numbers of records by term. */
  const counts = new Map<string, number>()
  const families = new Map<string, string[]>()
  let sorted: string[] | undefined
  let recordCount = 0

  const add: TermList['add'] = (terms, language) => {
    recordCount += 1
    for (const term of new Set(terms)) {
      const count = counts.get(term) ?? 0
      counts.set(term, count + 1)
      if (count > 0) continue
      sorted = undefined
      if (isEnglish(term, language)) appendTo(families, stemmer(term), term)
    }
  }
  const find = (term: string, maxDistance: number, accept: (found: string) => boolean): SimilarTerm[] => {
    const similar: SimilarTerm[] = []
    for (const found of counts.keys()) {
      if (Math.abs(found.length - term.length) > maxDistance || !accept(found)) continue
      const typos = distance(found, term)
      if (typos <= maxDistance) similar.push({ found, typos })
    }
    return similar.sort((a, b) => a.typos - b.typos || (a.found < b.found ? -1 : 1))
  }
  return {
    add,
    has(term, isBeginning) {
      if (counts.has(term) || !isBeginning) return counts.has(term)
      sorted ??= [...counts.keys()].sort()
      return sorted[findPlace(sorted, term)]?.startsWith(term) === true
    },
    rarityOf(terms) {
      const count = terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0)
      return Math.log(1 + (recordCount + 1) / (1 + count))
    },
    findFamily: (term) => (families.get(stemmer(term)) ?? []).filter((each) => each !== term),
    findSimilar: (term, maxDistance) => find(term, maxDistance, (found) => found[0] === term[0]),
    findMisspelt: (term, maxDistance) => find(term, maxDistance, () => true),
  }
}

function isEnglish(term: string, language: string): boolean {
  return language.startsWith('en') && /^[a-z]{4,}$/.test(term)
}

function appendTo(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Index of the first of some sorted terms that is not before a term. */
function findPlace(sorted: string[], term: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < term) low = middle + 1
    else high = middle
  }
  return low
}
