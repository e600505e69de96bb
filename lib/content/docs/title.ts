import { skipPreamble } from './blocks'
import { plainText } from './plain-text'

interface TitleLines {
  text: string
  /** Index of the first line, and of the line after the last. */
  start: number
  end: number
}

/** The heading of level 1 that a body starts with, in Markdown; undefined when it starts otherwise. */
export function findTitle(body: string): string | undefined {
  return findTitleLines(body.split('\n'))?.text
}

/** The body without the heading of level 1 that it starts with; all other lines keep their places. */
export function removeTitle(body: string): string {
  const lines = body.split('\n')
  const title = findTitleLines(lines)
  return title ? lines.fill('', title.start, title.end).join('\n') : body
}

function findTitleLines(lines: string[]): TitleLines | undefined {
  const start = skipPreamble(lines)
  const line = lines[start] ?? ''
  const atx = /^ {0,3}#[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line)?.[1]
  if (atx !== undefined) return atx ? { text: atx, start, end: start + 1 } : undefined
  const isUnderlined = /^ {0,3}=+\s*$/.test(lines[start + 1] ?? '') && /^ {0,3}[^\s>]/.test(line)
  return isUnderlined ? { text: line.trim(), start, end: start + 2 } : undefined
}

/** A heading's text without its `{#id}` and without marks. */
export function headingText(heading: string): string {
  return plainText(heading.replace(/\s*\\?\{#[^{}]*\}\s*$/, ''))
}
