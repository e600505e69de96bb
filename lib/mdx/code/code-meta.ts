/** What stands behind the language of a code block. */
export interface CodeMeta {
  title?: string
  /** Numbers of the lines to highlight, from 1. */
  highlighted: Set<number>
  /** Number of the first line, when lines are numbered. */
  firstLine?: number
  /** Whether Docusaurus would run the code in the page. */
  isLive?: boolean
  /** Words without a meaning. */
  unknown: string[]
}

const words =
  /(?<key>\w+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S+))|\{(?<ranges>[\d\s,-]*)\}|(?<word>\S+)/g

/** Reads `title="…" {1,3-5} showLineNumbers=2`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const result: CodeMeta = { highlighted: new Set(), unknown: [] }
  for (const { 0: text, groups = {} } of meta.matchAll(words)) {
    const value = groups.double ?? groups.single ?? groups.bare
    if (groups.ranges !== undefined) addRanges(groups.ranges, result.highlighted)
    else if (groups.key === 'title' && value !== undefined) result.title = value
    else if (groups.word === 'live' || (groups.word === 'noInline' && result.isLive)) result.isLive = true
    else if (groups.key === 'showLineNumbers' && value !== undefined) setFirstLine(result, value)
    else if (groups.word === 'showLineNumbers') result.firstLine = 1
    else result.unknown.push(text)
  }
  return result
}

/** The first line for a value of `showLineNumbers`; one that is no number numbers from 1, or not at all. */
export function setFirstLine(meta: CodeMeta, value: string): void {
  const line = /^\{?(\d+)\}?$/.exec(value)?.[1]
  if (value !== 'false' && value !== '{false}') meta.firstLine = line === undefined ? 1 : Number(line)
}

function addRanges(ranges: string, lines: Set<number>): void {
  for (const range of ranges.split(',')) {
    const [from, to] = range.split('-').map(Number)
    if (!from) continue
    // No block has more lines, and each costs memory.
    const last = Math.min(to ?? from, 100_000)
    for (let line = from; line <= last; line += 1) lines.add(line)
  }
}
