/** Index of the first line that shows something: after empty lines, comments, imports and exports. */
export function skipPreamble(lines: string[], from = 0): number {
  let index = from
  for (;;) {
    const line = lines[index]
    if (line === undefined) return index
    const end = endOfSilentBlock(lines, index)
    if (end === index) return index
    index = end
  }
}

/** Index after the comment, import, export or empty line that starts at a line; the line itself when none does. */
function endOfSilentBlock(lines: string[], index: number): number {
  const line = (lines[index] ?? '').trim()
  if (line === '') return index + 1
  if (/^(import|export)\s/.test(line)) return endOfBlock(lines, index, (text) => text.trim() === '')
  if (/^<!--(?!.*-->\s*\S)/.test(line)) return endOfBlock(lines, index, (text) => text.includes('-->'))
  if (/^\{\/\*(?!.*\*\/\}\s*\S)/.test(line)) return endOfBlock(lines, index, (text) => text.includes('*/}'))
  return index
}

/** Index after the first line, from a given one on, that closes a block; the end of the text closes all. */
export function endOfBlock(lines: string[], from: number, closes: (line: string) => boolean): number {
  const length = lines.slice(from).findIndex(closes)
  return length < 0 ? lines.length : from + length + 1
}
