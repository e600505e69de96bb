import { plainText } from '@/lib/content/docs/plain-text'
import { readLines } from './text-lines'

const wordsPerMinute = 200

/** Code is skimmed: three of its words take the time of one. */
const codeWeight = 1 / 3

/** A word, or a sign of a script that writes none apart. */
const word = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]|[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu

/** Whole minutes that reading a Markdown text takes, at least one. */
export function countReadingMinutes(body: string): number {
  const words = readLines(body).reduce(
    (sum, { text, isCode }) => sum + (isCode ? countWords(text) * codeWeight : countWords(plainText(text))),
    0,
  )
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

function countWords(text: string): number {
  return text.match(word)?.length ?? 0
}
