import type { QueryCombination, SearchOptions } from 'minisearch'
import { synonyms } from '@/lib/search/synonyms'
import type { TermList } from './index-records'
import { findTerms, findWords } from './words'

/** Typing mistakes that are forgiven in a long word. */
const maxTypos = 2

/** Words longer than this may be mistaken in the first letter too. */
const longWord = 7

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

type HasTerm = TermList['has']

/** Parses a query; `hasTerm` looks a term up in the index. */
export function parseQuery(text: string, hasTerm: HasTerm): Clause[] {
  const terms = findQueryTerms(text)
  const isOpen = !/[\s\p{P}]$/u.test(text)
  const clauses: Clause[] = []
  for (let index = 0; index < terms.length; ) {
    const group = findGroup(terms, index)
    const length = group?.length ?? 1
    const words = terms.slice(index, index + length)
    const isLast = index + length === terms.length && isOpen
    const alternatives = [...(group?.others ?? []), ...joinWithNext(terms, index, hasTerm)]
    if (length === 1 && !hasTerm(words[0] ?? '', isLast)) alternatives.push(...guess(words[0] ?? '', hasTerm, isLast))
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
function joinWithNext(terms: string[], index: number, hasTerm: HasTerm): string[][] {
  const [term = '', next] = terms.slice(index, index + 2)
  const previous = index > 0 ? terms[index - 1] : undefined
  const joined = [next && term + next, previous && previous + term]
  return joined.filter((each) => each !== undefined && each !== '' && hasTerm(each, false)).map((each) => [each ?? ''])
}

/** What a word that is unknown may be: `zerofilling` two words that are known, `phsae` one whose letters changed places. */
function guess(word: string, hasTerm: HasTerm, isLast: boolean): string[][] {
  const guesses: string[][] = []
  for (let cut = 2; cut < word.length; cut += 1) {
    const [start, end] = [word.slice(0, cut), word.slice(cut)]
    const swapped = start.slice(0, -1) + end.charAt(0) + start.slice(-1) + end.slice(1)
    if (end.length > 1 && hasTerm(start, false) && hasTerm(end, isLast)) guesses.push([start, end])
    if (hasTerm(swapped, false)) guesses.push([swapped])
  }
  return guesses
}

/** What matches: all the words as they are, words that look like them, or any of them. */
export type MatchMode = 'exact' | 'fuzzy' | 'any'

interface Matching {
  mode: MatchMode
  terms: TermList
}

/** The query in MiniSearch's form. */
export function buildQuery(clauses: Clause[], matching: Matching): QueryCombination {
  const exact: Matching = { ...matching, mode: 'exact' }
  const queries = clauses.map((clause): QueryCombination => {
    const others = clause.alternatives.map((terms) => allOf(terms, { ...exact, isLast: clause.isLast, weight: 0.8 }))
    return {
      combineWith: 'OR',
      queries: [allOf(clause.terms, { ...matching, isLast: clause.isLast, weight: 1 }), ...others],
    }
  })
  return { combineWith: matching.mode === 'any' ? 'OR' : 'AND', queries }
}

interface AllOf extends Matching {
  isLast: boolean
  weight: number
}

function allOf(words: string[], { isLast, weight, ...matching }: AllOf): QueryCombination {
  const queries = words.map((term, index): QueryCombination => {
    const isOpen = isLast && index === words.length - 1
    const options = matchOptions(term, { ...matching, isOpen })
    const isBeginning = isOpen && matching.mode === 'exact' && /^[a-z\d]{1,2}$/.test(term)
    // One or two letters match too many texts, so they only match the beginnings of titles.
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

function matchOptions(term: string, { isOpen, mode, terms }: Matching & { isOpen: boolean }) {
  const fuzzy = mode === 'exact' ? false : allowedTypos(term)
  // A typo in the first letter is assumed only in a long word, and only if nothing else explains it.
  const mayMissFirst = fuzzy !== false && term.length > longWord && terms.findSimilar(term, maxTypos).length === 0
  return {
    boost,
    prefix: isOpen || term.length > 3,
    fuzzy,
    ...(fuzzy && { boostDocument: (_: unknown, found: string) => (found[0] === term[0] || mayMissFirst ? 1 : 0) }),
    weights: { prefix: 0.6, fuzzy: 0.3 },
    maxFuzzy: maxTypos,
    tokenize: (text: string) => [text],
    processTerm: (text: string) => text,
  } satisfies SearchOptions
}

/** As many typing mistakes as Algolia forgives; a number is taken at its word. */
function allowedTypos(term: string): number | false {
  if (/\d/.test(term) || term.length < 4) return false
  return term.length > longWord ? maxTypos : 1
}
