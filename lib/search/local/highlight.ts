import type { HighlightedValue } from '@/lib/search/search-client'
import { findWords, type Word } from './words'

/** What goes before and after a match, and where a snippet was cut. */
export interface Marks {
  pre: string
  post: string
  ellipsis: string
}

interface Span {
  start: number
  end: number
}

/** A text, which is escaped HTML, with its matches marked; nothing but the marks is added. */
export function highlight(text: string, terms: ReadonlySet<string>, { pre, post }: Marks): HighlightedValue {
  const words = wordsOf(text).filter(({ term }) => terms.has(term))
  return describe(mark(text, { start: 0, end: text.length }, words, pre, post), words, terms)
}

/**
 * The part of a text with the most matches, so many words long, with its matches marked; of items and rows of tables, which
 * stand between dots, it is of one alone.
 */
export function snippet(text: string, terms: ReadonlySet<string>, length: number, marks: Marks): HighlightedValue {
  const all = wordsOf(text)
  const matches = all.filter(({ term }) => terms.has(term))
  const line = bestLine(text, matches)
  const words = all.filter((word) => isInside(word, line))
  const first = words.length <= length ? 0 : bestStart(words, terms, length)
  const last = first + length - 1
  const span = {
    start: first === 0 ? line.start : (words[first]?.start ?? line.start),
    end: last >= words.length - 1 ? line.end : (words[last]?.end ?? line.end),
  }
  const inside = matches.filter((word) => isInside(word, span))
  const value = mark(text, span, inside, marks.pre, marks.post)
  const before = span.start > line.start ? marks.ellipsis : ''
  const after = span.end < line.end ? marks.ellipsis : ''
  return describe(before + value + after, matches, terms)
}

const between = ' • '

/** The line with the most different matches, the first of several. */
function bestLine(text: string, matches: Word[]): Span {
  let best = { start: 0, end: text.length, worth: -1 }
  let start = 0
  for (const line of text.split(between)) {
    const span = { start, end: start + line.length }
    const worth = new Set(matches.filter((word) => isInside(word, span)).map(({ term }) => term)).size
    if (worth > best.worth) best = { ...span, worth }
    start = span.end + between.length
  }
  return best
}

function isInside({ start, end }: Span, outer: Span): boolean {
  return start >= outer.start && end <= outer.end
}

/** The words of the texts that were shown last: titles stand in many hits, and every text is marked twice. */
const recent = new Map<string, Word[]>()

function wordsOf(text: string): Word[] {
  const words = recent.get(text) ?? findWords(text)
  if (recent.size > 500) recent.clear()
  recent.set(text, words)
  return words
}

/** Where the window with the most different matches begins; of such windows the one that has its matches in the middle. */
function bestStart(words: Word[], terms: ReadonlySet<string>, length: number): number {
  let best = { start: 0, worth: -1 }
  for (let start = 0; start <= words.length - length; start += 1) {
    const different = new Set<string>()
    let places = 0
    let count = 0
    for (let offset = 0; offset < length; offset += 1) {
      const term = words[start + offset]?.term ?? ''
      if (!terms.has(term)) continue
      different.add(term)
      places += offset
      count += 1
    }
    if (count === 0) continue
    const imbalance = Math.abs(places / count - (length - 1) / 2) / length
    const worth = different.size + count / 100 - imbalance / 1000
    if (worth > best.worth) best = { start, worth }
  }
  return best.start
}

function mark(text: string, { start, end }: Span, matches: Span[], pre: string, post: string): string {
  let value = ''
  let done = start
  for (const match of joinTouching(matches)) {
    value += `${text.slice(done, match.start)}${pre}${text.slice(match.start, match.end)}${post}`
    done = match.end
  }
  return value + text.slice(done, end)
}

function joinTouching(spans: Span[]): Span[] {
  const joined: Span[] = []
  for (const { start, end } of spans) {
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

function describe(value: string, matches: Word[], terms: ReadonlySet<string>): HighlightedValue {
  const matchedWords = [...new Set(matches.map(({ term }) => term))]
  const level = matchedWords.length === terms.size ? 'full' : 'partial'
  return { value, matchLevel: matchedWords.length === 0 ? 'none' : level, matchedWords }
}
