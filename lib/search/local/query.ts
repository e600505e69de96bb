import type { QueryCombination, SearchOptions } from 'minisearch'
import { synonyms } from '@/lib/search/synonyms'
import { hasTerm } from './index-records'
import { findTerms, findWords } from './words'

/** One word of the query, with the other ways in which a text may say it. */
export interface Clause {
  /** Terms of the word itself; several when it is a compound such as `zerofilling`. */
  terms: string[]
  /** Terms that together mean the same. */
  alternatives: string[][]
  /** Whether the reader may still be typing the word. */
  isLast: boolean
}

const groups = synonyms.map((group) => group.map(findTerms))

/** Reads what the reader typed; `known` are the sorted terms of the index. */
export function parseQuery(text: string, known: string[]): Clause[] {
  const terms = findQueryTerms(text)
  const isOpen = !/[\s\p{P}]$/u.test(text)
  const clauses: Clause[] = []
  for (let index = 0; index < terms.length; ) {
    const group = findGroup(terms, index)
    const length = group?.length ?? 1
    const words = terms.slice(index, index + length)
    const isLast = index + length === terms.length && isOpen
    const alternatives = [...(group?.others ?? []), ...joinWithNext(terms, index, known)]
    if (length === 1 && !hasTerm(known, words[0] ?? '', isLast))
      alternatives.push(...guess(words[0] ?? '', known, isLast))
    clauses.push({ terms: words, alternatives, isLast })
    index += length
  }
  return clauses
}

function findQueryTerms(text: string): string[] {
  const words = findWords(text)
  // The last character of an unspaced run is part of the pair before it.
  return words.filter((word, index) => index === 0 || words[index - 1]?.end !== word.end).map(({ term }) => term)
}

/** The longest entry of the synonyms that the query has at a place. */
function findGroup(terms: string[], start: number): { length: number; others: string[][] } | undefined {
  let best: { length: number; others: string[][] } | undefined
  for (const group of groups) {
    for (const entry of group) {
      const isHere = entry.every((term, offset) => terms[start + offset] === term)
      if (isHere && entry.length > (best?.length ?? 0)) {
        best = { length: entry.length, others: group.filter((other) => other !== entry) }
      }
    }
  }
  return best
}

/** `cross peak` may be written `crosspeak`. */
function joinWithNext(terms: string[], index: number, known: string[]): string[][] {
  const [term = '', next] = terms.slice(index, index + 2)
  const previous = index > 0 ? terms[index - 1] : undefined
  const joined = [next && term + next, previous && previous + term]
  return joined
    .filter((each) => each !== undefined && each !== '' && hasTerm(known, each, false))
    .map((each) => [each ?? ''])
}

/** What a word that is unknown may be: `zerofilling` two words that are known, `phsae` one whose letters changed places. */
function guess(word: string, known: string[], isLast: boolean): string[][] {
  const guesses: string[][] = []
  for (let cut = 2; cut < word.length; cut += 1) {
    const [start, end] = [word.slice(0, cut), word.slice(cut)]
    const swapped = start.slice(0, -1) + end.charAt(0) + start.slice(-1) + end.slice(1)
    if (end.length > 1 && hasTerm(known, start, false) && hasTerm(known, end, isLast)) guesses.push([start, end])
    if (hasTerm(known, swapped, false)) guesses.push([swapped])
  }
  return guesses
}

/** What matches: all the words as they are, words that look like them, or any of them. */
export type MatchMode = 'exact' | 'fuzzy' | 'any'

/** The query as the index takes it. */
export function buildQuery(clauses: Clause[], mode: MatchMode): QueryCombination {
  const queries = clauses.map((clause): QueryCombination => {
    const others = clause.alternatives.map((terms) => allOf(terms, clause.isLast, 'exact', 0.8))
    return { combineWith: 'OR', queries: [allOf(clause.terms, clause.isLast, mode, 1), ...others] }
  })
  return { combineWith: mode === 'any' ? 'OR' : 'AND', queries }
}

function allOf(terms: string[], isLast: boolean, mode: MatchMode, weight: number): QueryCombination {
  const queries = terms.map((term, index): QueryCombination => {
    const isOpen = isLast && index === terms.length - 1
    const options = matchOptions(term, { isOpen, mode })
    const isBeginning = isOpen && mode === 'exact' && /^[a-z\d]{1,2}$/.test(term)
    // One or two letters begin too many words of texts to tell anything, but few of titles.
    const inTitles: QueryCombination[] = isBeginning
      ? [{ ...options, fields: ['title', 'heading', 'keywords'], prefix: true, combineWith: 'OR', queries: [term] }]
      : []
    const exact = { ...options, prefix: isBeginning ? false : options.prefix }
    return {
      combineWith: 'OR',
      queries: [{ ...exact, combineWith: 'OR', queries: [term] }, ...inTitles],
      boostTerm: () => weight,
    }
  })
  return { combineWith: 'AND', queries }
}

const boost = { title: 6, heading: 4, body: 1, keywords: 2, above: 1.2 }

function matchOptions(term: string, { isOpen, mode }: { isOpen: boolean; mode: MatchMode }) {
  const fuzzy = mode === 'exact' ? false : allowedTypos(term)
  return {
    boost,
    prefix: isOpen || term.length > 3,
    fuzzy,
    // As with Algolia, a mistake in the first letter weighs more than one elsewhere.
    ...(fuzzy && { boostDocument: (_: unknown, found: string) => (found[0] === term[0] || term.length > 7 ? 1 : 0) }),
    weights: { prefix: 0.6, fuzzy: 0.3 },
    maxFuzzy: 2,
    tokenize: (text: string) => [text],
    processTerm: (text: string) => text,
  } satisfies SearchOptions
}

/** As many typing mistakes as Algolia forgives; a number is taken at its word. */
function allowedTypos(term: string): number | false {
  if (/\d/.test(term) || term.length < 4) return false
  return term.length < 8 ? 1 : 2
}
