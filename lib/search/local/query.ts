import type { TermList } from './term-list'
import { findTerms, findWords } from './words'

/** One word of the query, with the other ways to write it. */
export interface Clause {
  /** Terms of the word itself; several when it is a phrase with synonyms. */
  terms: string[]
  alternatives: Alternative[]
  /** Whether the reader may still be typing the word. */
  isLast: boolean
  /** How much the word narrows the search; 0 for a stop word, which only lets titles and headings with it rank higher. */
  rarity: number
}

/** Terms that have the meaning of a word when combined. */
export interface Alternative {
  terms: string[]
  /** Compared with the word itself, which has 1. */
  weight: number
}

/** The words of a site that queries are read with. */
export interface QueryWords {
  /** Groups of words or phrases of which each finds the others. */
  synonyms?: string[][]
  /** Words or phrases, each followed by others that it finds as well, but that don't find it. */
  meanings?: string[][]
  /** Words that questions are made of, separated by spaces: they count only in a query of nothing else. */
  stopWords?: string
}

/** Reads queries. */
export interface QueryParser {
  parse(text: string, terms: TermList): Clause[]
  isStopWord(term: string): boolean
}

/** What words or phrases find as well, in terms. */
interface Entry {
  typed: string[]
  others: string[][]
}

/** Weights of the ways to write a word, compared with the word itself. */
export const weights = { synonym: 0.9, compound: 0.8, family: 0.25, oneTypo: 0.4, twoTypos: 0.2, stopWord: 0.4 }

/** Creates the parser of queries for a site with these words. */
export function createQueryParser({ synonyms = [], meanings = [], stopWords = '' }: QueryWords): QueryParser {
  const groups = synonyms.map((group) => group.map(findTerms))
  const entries = [
    ...groups.flatMap((group) => group.map((typed) => ({ typed, others: group.filter((other) => other !== typed) }))),
    ...meanings.map(([typed = '', ...others]) => ({ typed: findTerms(typed), others: others.map(findTerms) })),
  ]
  const skipped = new Set(findTerms(stopWords))
  const isStopWord = (term: string) => skipped.has(term)
  // A single letter at the end may be a key, or the beginning of a word.
  const isSkipped = ({ terms: [term = '', ...more], isLast }: Clause) =>
    more.length === 0 && isStopWord(term) && !(isLast && term.length === 1)
  return {
    isStopWord,
    parse(text, terms) {
      const clauses = readClauses(text, terms, entries)
      if (clauses.every(isSkipped)) return clauses
      return clauses.map((each) => (isSkipped(each) ? { ...each, alternatives: [], isLast: false, rarity: 0 } : each))
    },
  }
}

function readClauses(text: string, terms: TermList, entries: Entry[]): Clause[] {
  const words = findWords(text)
  // The last character of an unspaced run is part of the pair before it.
  const typed = words.filter(({ end }, index) => words[index - 1]?.end !== end).map(({ term }) => term)
  const isOpen = !/[\s\p{P}]$/u.test(text)
  const clauses: Clause[] = []
  for (let index = 0; index < typed.length; ) {
    const entry = findEntry(entries, typed, index)
    const own = typed.slice(index, index + (entry?.length ?? 1))
    const isLast = index + own.length === typed.length && isOpen
    const synonyms = (entry?.others ?? []).map((others) => ({ terms: others, weight: weights.synonym }))
    const forms = own.length === 1 ? findForms(typed, index, terms) : []
    const isKnown = synonyms.length > 0 || terms.has(own[0] ?? '', isLast)
    const guesses = isKnown ? [] : [...split(own[0] ?? '', terms, isLast), ...correct(own[0] ?? '', terms)]
    clauses.push({
      terms: own,
      alternatives: [...synonyms, ...forms, ...guesses],
      isLast,
      rarity: rate(own, [...forms, ...guesses], terms),
    })
    index += own.length
  }
  return clauses
}

/** The rarity of a phrase is that of its rarest word; the forms of a word count as one. */
function rate(own: string[], forms: Alternative[], terms: TermList): number {
  if (own.length > 1) return Math.max(...own.map((term) => terms.rarityOf([term])))
  return terms.rarityOf([...own, ...forms.flatMap((form) => (form.terms.length === 1 ? form.terms : []))])
}

/** The longest words with synonyms that start at a position of the query, and these synonyms. */
function findEntry(
  entries: Entry[],
  typed: string[],
  start: number,
): { length: number; others: string[][] } | undefined {
  const found = entries.filter((entry) => entry.typed.every((term, offset) => typed[start + offset] === term))
  const length = Math.max(0, ...found.map((entry) => entry.typed.length))
  const others = found.filter((entry) => entry.typed.length === length).flatMap((entry) => entry.others)
  return length > 0 ? { length, others } : undefined
}

/** A word joined with a neighbour, as `cross peak` may be written `crosspeak`, and with other endings. */
function findForms(typed: string[], index: number, terms: TermList): Alternative[] {
  const [before = '', word = '', after = ''] = [typed[index - 1], typed[index], typed[index + 1]]
  const joined = [word + after, before + word].filter((each) => each !== word && terms.has(each, false))
  return [
    ...joined.map((each) => ({ terms: [each], weight: weights.compound })),
    ...terms.findFamily(word).map((each) => ({ terms: [each], weight: weights.family })),
  ]
}

/** Meanings of an unknown word: `zerofilling` is two known words, and in `phsae` two letters changed places. */
function split(word: string, terms: TermList, isLast: boolean): Alternative[] {
  const found: string[][] = []
  for (let cut = 2; cut < word.length; cut += 1) {
    const [start, end] = [word.slice(0, cut), word.slice(cut)]
    const swapped = start.slice(0, -1) + end.charAt(0) + start.slice(-1) + end.slice(1)
    if (cut > 2 && end.length > 2 && terms.has(start, false) && terms.has(end, isLast)) found.push([start, end])
    if (terms.has(swapped, false)) found.push([swapped])
  }
  return found.map((each) => ({ terms: each, weight: weights.compound }))
}

/** Words longer than this may have two typos, or one in the first letter. */
const longWord = 7

/** Known words that differ from an unknown one by typing mistakes, as many as Algolia tolerates. */
function correct(word: string, terms: TermList): Alternative[] {
  if (/\d/.test(word) || word.length < 4) return []
  const isLong = word.length > longWord
  const similar = terms.findSimilar(word, isLong ? 2 : 1)
  // A typo in the first letter is assumed only in a long word, and only if nothing else explains it.
  const found = similar.length === 0 && isLong ? terms.findMisspelt(word, 2) : similar
  return found.map(({ found, typos }) => ({ terms: [found], weight: typos === 1 ? weights.oneTypo : weights.twoTypos }))
}
