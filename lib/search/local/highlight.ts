import { highlightTags } from '@/lib/search/search-request'
import { findWords, type Word } from './words'

interface Span {
  start: number
  end: number
}

/** Marks the matches of a text, which is escaped HTML; nothing but the marks is added. */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  const matches = findWords(text).filter(({ term }) => terms.has(term))
  return mark(text, { start: 0, end: text.length }, matches)
}

/**
 * The part of a text with the most matches, marked, of at most `length` words. Dots separate items and table rows; a snippet is
 * part of a single one.
 */
export function snippet(text: string, terms: ReadonlySet<string>, length: number): string {
  const all = findWords(text)
  const matches = all.filter(({ term }) => terms.has(term))
  const line = bestLine(text, matches)
  const words = all.filter((word) => isInside(word, line))
  const first = words.length <= length ? 0 : bestStart(words, terms, length)
  const start = first === 0 ? line.start : (words[first]?.start ?? line.start)
  const end = first + length >= words.length ? line.end : (words[first + length - 1]?.end ?? line.end)
  const inside = matches.filter((word) => isInside(word, { start, end }))
  return (start > line.start ? '…' : '') + mark(text, { start, end }, inside) + (end < line.end ? '…' : '')
}

const separator = ' • '

/** The line with the most different matches, the first of several. */
function bestLine(text: string, matches: Word[]): Span {
  let best = { start: 0, end: text.length, worth: -1 }
  let start = 0
  for (const line of text.split(separator)) {
    const span = { start, end: start + line.length }
    const worth = new Set(matches.filter((word) => isInside(word, span)).map(({ term }) => term)).size
    if (worth > best.worth) best = { ...span, worth }
    start = span.end + separator.length
  }
  return best
}

function isInside({ start, end }: Span, outer: Span): boolean {
  return start >= outer.start && end <= outer.end
}

/** Index of the first word of the window with the most different matches; of such windows, the one with its matches in the middle. */
function bestStart(words: Word[], terms: ReadonlySet<string>, length: number): number {
  let best = { start: 0, worth: -1 }
  for (let start = 0; start <= words.length - length; start += 1) {
    const offsets = words
      .slice(start, start + length)
      .flatMap(({ term }, offset) => (terms.has(term) ? [{ term, offset }] : []))
    if (offsets.length === 0) continue
    const middle = offsets.reduce((sum, { offset }) => sum + offset, 0) / offsets.length
    const imbalance = Math.abs(middle - (length - 1) / 2) / length
    const different = new Set(offsets.map(({ term }) => term)).size
    const worth = different + offsets.length / 100 - imbalance / 1000
    if (worth > best.worth) best = { start, worth }
  }
  return best.start
}

function mark(text: string, { start, end }: Span, matches: Span[]): string {
  let value = ''
  let done = start
  for (const match of joinTouching(matches)) {
    value += text.slice(done, match.start) + highlightTags.pre + text.slice(match.start, match.end) + highlightTags.post
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
