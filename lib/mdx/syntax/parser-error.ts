import type { Finding, Point, SourceContext } from '@/lib/mdx/context'
import { isObject } from '@/lib/site/objects'

/** What the parser throws: a reason, and mostly a point. */
export interface ParserError {
  reason: string
  point: Point | undefined
  source: string
  ruleId: string
  /** What the JavaScript parser said. */
  cause: string | undefined
}

/** A finding with the point it is about, when that is known. */
export interface LocatedFinding extends Finding {
  point: Point | undefined
}

/** Reads what the parser has thrown. */
export function readParserError(thrown: unknown): ParserError {
  const error = isObject(thrown) ? thrown : {}
  const cause = isObject(error.cause) && typeof error.cause.message === 'string' ? error.cause.message : undefined
  const { line, column } = error
  return {
    reason: String(error.reason ?? error.message ?? thrown),
    point: typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined,
    source: String(error.source ?? ''),
    ruleId: String(error.ruleId ?? ''),
    // The parser repeats the point, which is printed anyway.
    cause: cause?.replace(/ \(\d+:\d+\)$/, ''),
  }
}

/** The text from a point to the end of its line. */
export function restOfLine({ lines, source }: SourceContext, { line, column = 1 }: Point): string {
  return lines[line - source.bodyLine]?.slice(column - 1) ?? ''
}

/** The text from the beginning of the body up to a point, with the character there. */
export function textUpTo({ lines, source }: SourceContext, { line, column }: Point): string {
  const index = line - source.bodyLine
  return [...lines.slice(0, index), lines[index]?.slice(0, column) ?? ''].join('\n')
}

/** The point of a character by how many stand before it in the body; undefined when that is below zero. */
export function pointAt({ source }: SourceContext, text: string, index: number): Point | undefined {
  if (index < 0) return undefined
  const above = text.slice(0, index).split('\n')
  return { line: source.bodyLine + above.length - 1, column: (above.at(-1)?.length ?? 0) + 1 }
}
