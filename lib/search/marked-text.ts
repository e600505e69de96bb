import { highlightTags } from './search-request'

/** A stretch of text that does or does not match the query. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/**
 * Splits a highlighted value of a hit at its tags. The value is escaped HTML: what comes back is plain text, to be
 * rendered as text. Anything that looks like markup and is none of our tags stays text too.
 */
export function parseMarkedText(value: string): TextPart[] {
  let isMatch = false
  return value.split(tags).flatMap((piece) => {
    if (piece === highlightTags.pre || piece === highlightTags.post) {
      isMatch = piece === highlightTags.pre
      return []
    }
    return piece === '' ? [] : [{ text: decodeEntities(piece), isMatch }]
  })
}

/** The text that escaped HTML shows. */
export function decodeEntities(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot|apos|#39|#x27);/g, (entity) => characters[entity] ?? entity)
}

const tags = new RegExp(`(${highlightTags.pre}|${highlightTags.post})`)

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#x27;': "'",
}
