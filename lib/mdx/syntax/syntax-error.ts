import type { Fault, Place, SourceContext } from '@/lib/mdx/context'
import { isObject } from '@/lib/site/objects'
import { describeCodeError } from './syntax-error-code'
import { describeTagError } from './syntax-error-tag'

/** What the parser throws: a reason, and mostly a place. */
export interface ParserError {
  reason: string
  place: Place | undefined
  source: string
  ruleId: string
  /** What the JavaScript parser said. */
  cause: string | undefined
}

/** A fault with the place it is about, when that is known. */
export interface PlacedFault extends Fault {
  place: Place | undefined
}

/** Says in plain words what a parser's error is about and what to write instead. */
export function describeSyntaxError(thrown: unknown, context: SourceContext): PlacedFault {
  const error = readParserError(thrown)
  return (
    describeTagError(error, context) ??
    describeCodeError(error, context) ?? {
      place: error.place,
      found: `The text cannot be read: ${error.reason}.`,
      fix: 'Look for tags that begin in one paragraph or list item and end in another.',
    }
  )
}

function readParserError(thrown: unknown): ParserError {
  const error = isObject(thrown) ? thrown : {}
  const cause = isObject(error.cause) && typeof error.cause.message === 'string' ? error.cause.message : undefined
  const hasPlace = typeof error.line === 'number' && typeof error.column === 'number'
  return {
    reason: String(error.reason ?? error.message ?? thrown),
    place: hasPlace ? { line: Number(error.line), column: Number(error.column) } : undefined,
    source: String(error.source ?? ''),
    ruleId: String(error.ruleId ?? ''),
    // The parser repeats the place, which is printed anyway.
    cause: cause?.replace(/ \(\d+:\d+\)$/, ''),
  }
}
