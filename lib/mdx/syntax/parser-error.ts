import type { Fault, Place, SourceContext } from '@/lib/mdx/context'
import { isObject } from '@/lib/site/objects'

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

/** Reads what the parser has thrown. */
export function readParserError(thrown: unknown): ParserError {
  const error = isObject(thrown) ? thrown : {}
  const cause = isObject(error.cause) && typeof error.cause.message === 'string' ? error.cause.message : undefined
  const { line, column } = error
  return {
    reason: String(error.reason ?? error.message ?? thrown),
    place: typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined,
    source: String(error.source ?? ''),
    ruleId: String(error.ruleId ?? ''),
    // The parser repeats the place, which is printed anyway.
    cause: cause?.replace(/ \(\d+:\d+\)$/, ''),
  }
}

/** The text from a place to the end of its line. */
export function restOfLine({ lines, source }: SourceContext, { line, column = 1 }: Place): string {
  return lines[line - source.bodyLine]?.slice(column - 1) ?? ''
}

/** The text from the beginning of the body up to a place, with the character there. */
export function textUpTo({ lines, source }: SourceContext, { line, column }: Place): string {
  const index = line - source.bodyLine
  return [...lines.slice(0, index), lines[index]?.slice(0, column) ?? ''].join('\n')
}

/** The place of a character by how many stand before it in the body; undefined when that is below zero. */
export function placeAt({ source }: SourceContext, text: string, index: number): Place | undefined {
  if (index < 0) return undefined
  const above = text.slice(0, index).split('\n')
  return { line: source.bodyLine + above.length - 1, column: (above.at(-1)?.length ?? 0) + 1 }
}
