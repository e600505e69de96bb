import type { TextBlock } from './source'

const wordsPerMinute = 200

/** Code is skimmed: three of its words take the time of one. */
const codeWeight = 1 / 3

/** A word, or a sign of a script that writes none apart. */
const word = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]|[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu

/** Whole minutes that reading a text takes, at least one. */
export function countReadingMinutes(blocks: TextBlock[], codeWords: number): number {
  const words = blocks.reduce((sum, { text }) => sum + countWords(text), codeWords * codeWeight)
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/** The words of a text, or of a piece of code. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0
}
