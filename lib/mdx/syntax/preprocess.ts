/** A part of a text, and what replaces it. */
interface Piece {
  start: number
  end: number
  text: string
}

/** What `opening` has found. */
interface Opening {
  start: number
  end: number
  groups: Record<string, string | undefined>
}

/** Up to where there is no end of a kind, which is then not searched for from each further start. */
type Absent = Map<string, number>

/**
 * Rewrites syntax that MDX and remark-directive read differently: HTML comments, heading ids, titles of admonitions, and the fences
 * of "mdx-code-block". Every line keeps its number, and all characters keep their columns, except at the end of a line.
 */
export function preprocess(body: string, format: 'md' | 'mdx'): string {
  const written: string[] = []
  const absent: Absent = new Map()
  let end = 0
  for (let found = findOpening(body, 0); found; found = findOpening(body, end)) {
    const piece = readPiece(body, found, format, absent)
    written.push(body.slice(end, piece.start), piece.text)
    end = piece.end
  }
  return written.join('') + body.slice(end)
}

/** The start of a line: marks of quotations and list items. */
const prefix = String.raw`^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t][ \t>]*)*`

/**
 * The syntax to rewrite, and code and escaped characters, which stay unchanged. Only the start of what spans lines: a pattern that
 * searches for its end would do so from each of many starts.
 */
const opening = new RegExp(
  [
    String.raw`^[ \t]*(?<mdx>\`{3,}|~{3,})[ \t]*mdx-code-block[ \t\r]*\n`,
    String.raw`${prefix}(?<fence>\`{3,}|~{3,})(?<info>.*)`,
    String.raw`(?<before>${prefix})(?<colons>:{3,})(?<gap>[ \t]*)(?<kind>[a-zA-Z][\w-]*)(?<behind>.*)$`,
    String.raw`\\[^]`,
    String.raw`(?<!\`)(?<ticks>\`+)`,
    '(?<comment><!--)',
    String.raw`\{(?<id>#[^\s{}]+)\}(?=[ \t]*(?:#+[ \t]*)?\r?$)`,
  ].join('|'),
  'gm',
)

function findOpening(body: string, from: number): Opening | undefined {
  opening.lastIndex = from
  const found = opening.exec(body)
  return found ? { start: found.index, end: opening.lastIndex, groups: found.groups ?? {} } : undefined
}

function readPiece(body: string, { start, end, groups }: Opening, format: 'md' | 'mdx', absent: Absent): Piece {
  const keep = (until: number): Piece => ({ start, end: until, text: body.slice(start, until) })
  const { mdx, fence, info = '', ticks } = groups
  if (mdx !== undefined) {
    const find = () => findFence(body, end - 1, mdx, '[ \\t]*') ?? body.length
    const close = search(absent, `mdx ${mdx}`, start, find)
    if (close === undefined) return keep(findFence(body, end - 1, mdx)?.end ?? body.length)
    // A block of "mdx-code-block" is part of the page.
    return { start, end: close.end, text: `\n${preprocess(body.slice(end, close.start + 1), format)}` }
  }
  if (fence !== undefined && !(fence.startsWith('`') && info.includes('`')))
    return keep(findFence(body, end, fence)?.end ?? body.length)
  const run = fence ?? ticks
  if (run !== undefined) {
    const behind = end - info.length
    const close = search(absent, run, start, () => findTicks(body, behind, run))
    return keep(close?.end ?? behind)
  }
  if (groups.kind !== undefined) return { start, end, text: rewriteAdmonition(groups) }
  if (groups.comment !== undefined) {
    const close = search(absent, '-->', start, () => findText(body, end, '-->'))
    if (!close || format === 'md') return keep(close?.end ?? end)
    return { start, end: close.end, text: `{/* ${body.slice(end, close.start).replaceAll('*/', '* ')}*/}` }
  }
  const isId = format === 'mdx' && groups.id !== undefined && isInHeading(body, start)
  return isId ? { start, end, text: `{/*${groups.id}*/}` } : keep(end)
}

type Span = Pick<Piece, 'start' | 'end'>

/** Searches for an end of a kind, unless an earlier search found none up to here; `find` returns it, or how far there is none. */
function search(absent: Absent, kind: string, from: number, find: () => Span | number): Span | undefined {
  if (from < (absent.get(kind) ?? 0)) return undefined
  const found = find()
  if (typeof found !== 'number') return found
  absent.set(kind, found)
  return undefined
}

function findText(body: string, from: number, text: string): Span | number {
  const start = body.indexOf(text, from)
  return start < 0 ? body.length : { start, end: start + text.length }
}

/** The line that closes a fence, with the line feed before it. */
function findFence(body: string, from: number, fence: string, before = '[ \\t>]*'): Span | undefined {
  const closing = new RegExp(`\\n${before}${fence}[\`~]*[ \\t\\r]*$`, 'gm')
  closing.lastIndex = from
  const found = closing.exec(body)
  return found ? { start: found.index, end: closing.lastIndex } : undefined
}

/** The next run of as many backticks in the paragraph, or the end of the paragraph. */
function findTicks(body: string, from: number, ticks: string): Span | number {
  const run = /`+|\n[ \t>]*\n/g
  run.lastIndex = from
  for (let found = run.exec(body); found; found = run.exec(body)) {
    if (found[0].startsWith('\n')) return found.index
    if (found[0] === ticks) return { start: found.index, end: run.lastIndex }
  }
  return body.length
}

/** A label with brackets in pairs, and attributes. */
const label = /^(?:\[(?:[^[\]]|\[(?:[^[\]]|\[[^[\]]*\])*\])*\])?(?:\{[^}]*\})?[ \t\r]*$/

/** `:::tip Title` as `:::tip[Title]`. */
function rewriteAdmonition({
  before = '',
  colons,
  gap = '',
  kind,
  behind = '',
}: Record<string, string | undefined>): string {
  const opening = `${before}${colons}${kind}`
  if (label.test(behind)) return opening + behind
  const title = behind.trim()
  const blanks = ' '.repeat(Math.max(0, gap.length + behind.indexOf(title) - 1))
  const isPaired = label.test(`[${title}]`)
  return `${opening}[${blanks}${isPaired ? title : title.replace(/[[\]]/g, '\\$&')}]`
}

/** Whether the line of a character is a heading, of one line or underlined. */
function isInHeading(text: string, offset: number): boolean {
  const [line, below] = linesFrom(text, text.lastIndexOf('\n', offset) + 1)
  return heading.test(line) || /^[ \t>]*(?:=+|-+)[ \t\r]*$/.test(below)
}

const heading = new RegExp(`${prefix}#{1,6}[ \\t]`)

/** A line that starts at a character, and the next one. */
function linesFrom(text: string, start: number): [line: string, below: string] {
  const end = text.indexOf('\n', start)
  if (end < 0) return [text.slice(start), '']
  const endBelow = text.indexOf('\n', end + 1)
  return [text.slice(start, end), text.slice(end + 1, endBelow < 0 ? text.length : endBelow)]
}
