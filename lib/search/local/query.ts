import type { QueryCombination, SearchOptions } from 'minisearch'
import type { TermList } from './index-records'
import { findTerms, findWords } from './words'

/** Number of typos tolerated in a long word. */
const maxTypos = 2

/** Words longer than this may have a typo in the first letter, too. */
const longWord = 7

/** One word of the query, with the other ways to write it. */
export interface Clause {
  /** Terms of the word itself; several when it is a compound such as `zerofilling`. */
  terms: string[]
  /** Terms that have the same meaning when combined. */
  alternatives: string[][]
  /** Whether the reader may still be typing the word. */
  isLast: boolean
}

/** A group of synonyms as the terms of each. */
type Group = string[][]

/** Creates the parser of queries for a site with these synonyms; `hasTerm` looks a term up in the index. */
export function createQueryParser(synonyms: string[][] = []): (text: string, hasTerm: TermList['has']) => Clause[] {
  const groups = synonyms.map((group) => group.map(findTerms))
  return (text, hasTerm) => parseQuery(text, hasTerm, groups)
}

function parseQuery(text: string, hasTerm: TermList['has'], groups: Group[]): Clause[] {
  const words = findWords(text)
  // The last character of an unspaced run is part of the pair before it.
  const terms = words.filter(({ end }, index) => words[index - 1]?.end !== end).map(({ term }) => term)
  const isOpen = !/[\s\p{P}]$/u.test(text)
  const clauses: Clause[] = []
  for (let index = 0; index < terms.length; ) {
    const group = findGroup(groups, terms, index)
    const length = group?.length ?? 1
    const [term = ''] = terms.slice(index)
    const isLast = index + length === terms.length && isOpen
    // `cross peak` may be written `crosspeak`.
    const joined = [term + (terms[index + 1] ?? ''), (terms[index - 1] ?? '') + term]
    const alternatives = [
      ...(group?.others ?? []),
      ...joined.filter((each) => each !== term && hasTerm(each, false)).map((each) => [each]),
      ...(length === 1 && !hasTerm(term, isLast) ? guess(term, hasTerm, isLast) : []),
    ]
    clauses.push({ terms: terms.slice(index, index + length), alternatives, isLast })
    index += length
  }
  return clauses
}

/** The longest synonym that starts at a position of the query. */
function findGroup(groups: Group[], terms: string[], start: number): { length: number; others: Group } | undefined {
  return groups
    .flatMap((group) => group.map((entry) => ({ entry, others: group.filter((other) => other !== entry) })))
    .filter(({ entry }) => entry.every((term, offset) => terms[start + offset] === term))
    .map(({ entry, others }) => ({ length: entry.length, others }))
    .sort((a, b) => b.length - a.length)[0]
}

/** Meanings of an unknown word: `zerofilling` is two known words, and in `phsae` two letters changed places. */
function guess(word: string, hasTerm: TermList['has'], isLast: boolean): string[][] {
  const guesses: string[][] = []
  for (let cut = 2; cut < word.length; cut += 1) {
    const [start, end] = [word.slice(0, cut), word.slice(cut)]
    const swapped = start.slice(0, -1) + end.charAt(0) + start.slice(-1) + end.slice(1)
    if (end.length > 1 && hasTerm(start, false) && hasTerm(end, isLast)) guesses.push([start, end])
    if (hasTerm(swapped, false)) guesses.push([swapped])
  }
  return guesses
}

/** How words match: all exactly, all approximately, or any of them. */
export type MatchMode = 'exact' | 'fuzzy' | 'any'

/** Builds the query in MiniSearch's form. */
export function buildQuery(clauses: Clause[], mode: MatchMode, terms: TermList): QueryCombination {
  const queries = clauses.map((clause): QueryCombination => {
    const allOf = (words: string[], wordMode: MatchMode, weight: number): QueryCombination => ({
      combineWith: 'AND',
      queries: words.map((term, index) => ({
        combineWith: 'OR',
        queries: matchTerm(term, wordMode, terms, clause.isLast && index === words.length - 1),
        boostTerm: () => weight,
      })),
    })
    const others = clause.alternatives.map((words) => allOf(words, 'exact', 0.8))
    return { combineWith: 'OR', queries: [allOf(clause.terms, mode, 1), ...others] }
  })
  return { combineWith: mode === 'any' ? 'OR' : 'AND', queries }
}

/** `isOpen` if the reader may still be typing the word. */
function matchTerm(term: string, mode: MatchMode, terms: TermList, isOpen: boolean): QueryCombination[] {
  const fuzzy = mode === 'exact' ? false : allowedTypos(term)
  // A typo in the first letter is assumed only in a long word, and only if nothing else explains it.
  const mayMissFirst = fuzzy !== false && term.length > longWord && terms.findSimilar(term, maxTypos).length === 0
  const options = {
    boost: { title: 6, heading: 4, body: 1, keywords: 2, above: 1.2 },
    fuzzy,
    ...(fuzzy && { boostDocument: (_: unknown, found: string) => (found[0] === term[0] || mayMissFirst ? 1 : 0) }),
    weights: { prefix: 0.6, fuzzy: 0.3 },
    maxFuzzy: maxTypos,
    tokenize: (text: string) => [text],
    processTerm: (text: string) => text,
  } satisfies SearchOptions
  const match = (more: SearchOptions): QueryCombination => ({ ...options, ...more, combineWith: 'OR', queries: [term] })
  // One or two letters begin too many words of texts, so they only match the beginnings of titles.
  const isShort = isOpen && mode === 'exact' && /^[a-z\d]{1,2}$/.test(term)
  if (isShort) return [match({ prefix: false }), match({ prefix: true, fields: ['title', 'heading', 'keywords'] })]
  return [match({ prefix: isOpen || term.length > 3 })]
}

/** As many typos as Algolia tolerates; a number must be exact. */
function allowedTypos(term: string): number | false {
  if (/\d/.test(term) || term.length < 4) return false
  return term.length > longWord ? maxTypos : 1
}
