import { readLines } from './text-lines'

const marker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/

/** The target of `[text][name]`, which may stand anywhere in a text. */
const linkDefinition = /^ {0,3}\[[^\]^][^\]]*\]:\s*\S/

/**
 * The text above the truncate marker; undefined when there is no marker outside code.
 * Lines keep their places, and link definitions from below the marker are kept.
 */
export function findExcerpt(body: string): string | undefined {
  const lines = readLines(body)
  const last = lines.findIndex(({ text, isCode }) => !isCode && markerIn(text) >= 0)
  const cut = lines[last]?.text
  if (cut === undefined) return undefined
  const above = lines.slice(0, last).map(({ text }) => text)
  const below = lines.slice(last + 1).map(({ text, isCode }) => (!isCode && linkDefinition.test(text) ? text : ''))
  return [...above, cut.slice(0, markerIn(cut)), ...below].join('\n').trimEnd()
}

/** Where a line holds the marker, unless it only shows it as code. */
function markerIn(line: string): number {
  return line.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, (code) => ' '.repeat(code.length)).search(marker)
}
