import type { QueryCombination, SearchOptions } from 'minisearch'
import { type Clause, weights } from './query'
import type { TermList } from './term-list'

/** Titles before headings, headings before texts. */
const boost = { title: 15, heading: 6, body: 1, keywords: 4.5, above: 1.2 }

const options = {
  boost,
  tokenize: (text: string) => [text],
  processTerm: (text: string) => text,
} satisfies SearchOptions

interface Scope {
  terms: TermList
  /** Whether one or two letters match the beginnings of all words; they begin too many to do so always. */
  isWide: boolean
}

/** Builds the query in MiniSearch's form: any of the words, in any of the ways to write it. */
export function buildQuery(clauses: Clause[], scope: Scope): QueryCombination {
  return { combineWith: 'OR', queries: clauses.flatMap((clause) => matchClause(clause, scope)) }
}

function matchClause({ terms: own, alternatives, isLast, rarity }: Clause, scope: Scope): QueryCombination[] {
  if (rarity === 0) {
    const fields = ['title', 'heading']
    return [{ ...options, fields, combineWith: 'OR', boostTerm: () => weights.stopWord, prefix: false, queries: own }]
  }
  return [{ terms: own, weight: 1 }, ...alternatives].map(({ terms: words, weight }, position) => ({
    combineWith: 'AND',
    boostTerm: () => weight,
    queries: words.map((term, index) => {
      const isOpen = isLast && index === words.length - 1 && (position === 0 || words.length > 1)
      return { ...options, combineWith: 'OR', queries: matchTerm(term, scope, isOpen) }
    }),
  }))
}

/** `isOpen` if the reader may still be typing the word. An unknown word may be the beginning of one as well. */
function matchTerm(term: string, { terms, isWide }: Scope, isOpen: boolean): QueryCombination[] {
  const match = (more: SearchOptions): QueryCombination => ({ ...more, combineWith: 'OR', queries: [term] })
  const isKnown = terms.has(term, false)
  if (!isOpen && (isKnown || term.length < 4)) return [match({ prefix: false })]
  // The exact word comes before longer ones; a short one begins many.
  const prefix = isKnown ? (term.length < 4 ? 0.03 : 0.3) : 0.6
  const beginning = { prefix: true, weights: { prefix, fuzzy: 0 } }
  if (isWide || !/^[a-z\d]{1,2}$/.test(term)) return [match(beginning)]
  return [match({ prefix: false }), match({ ...beginning, fields: ['title', 'heading', 'keywords'] })]
}
