import type { TextPart } from '@/lib/search/marked-text'

/** A text of a hit, with its matches marked. */
export function MarkedText({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else, and never move.
    return isMatch ? <mark key={index}>{text}</mark> : text
  })
}
