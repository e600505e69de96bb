/**
 * Rewrites syntax that MDX and remark-directive read differently: HTML comments, heading ids, titles of admonitions, and the fences
 * of "mdx-code-block". Every line keeps its number, and all characters keep their columns, except at the end of a line.
 */
export function preprocess(body: string, format: 'md' | 'mdx'): string {
  return body.replace(piece, (text: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>
    if (groups.inside !== undefined) return `\n${preprocess(groups.inside, format)}`
    const [offset, whole] = rest.slice(-3) as [number, string]
    if (groups.kind !== undefined) return rewriteAdmonition(groups)
    if (format === 'md') return text
    if (groups.comment !== undefined) return `{/* ${groups.comment.replaceAll('*/', '* ')}*/}`
    return groups.id !== undefined && isInHeading(whole, offset) ? `{/*${groups.id}*/}` : text
  })
}

/** The start of a line: marks of quotations and list items. */
const prefix = String.raw`^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+[ \t>]*)*`

/**
 * The syntax to rewrite, and code and escaped characters, which stay unchanged. A block of "mdx-code-block" is part of the page.
 */
const piece = new RegExp(
  [
    String.raw`^[ \t]*(?<mdx>\`{3,}|~{3,})[ \t]*mdx-code-block[ \t\r]*\n(?<inside>(?:[^]*?\n)??)[ \t]*\k<mdx>[\`~]*[ \t\r]*$`,
    String.raw`${prefix}(?<fence>\`{3,}(?!.*\`)|~{3,})[^]*?(?:\n[ \t>]*\k<fence>[\`~]*[ \t\r]*$|$(?![^]))`,
    String.raw`(?<before>${prefix})(?<colons>:{3,})(?<gap>[ \t]*)(?<kind>[a-zA-Z][\w-]*)(?<behind>.*)$`,
    String.raw`\\[^]`,
    String.raw`(?<!\`)(?<ticks>\`+)(?!\`)(?:(?!\n[ \t>]*\n)[^])*?(?<!\`)\k<ticks>(?!\`)`,
    '<!--(?<comment>[^]*?)-->',
    String.raw`\{(?<id>#[^\s{}]+)\}(?=[ \t]*(?:#+[ \t]*)?\r?$)`,
  ].join('|'),
  'gm',
)

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
  const [line = '', below = ''] = text.slice(text.lastIndexOf('\n', offset) + 1).split('\n', 2)
  return new RegExp(`${prefix}#{1,6}[ \\t]`).test(line) || /^[ \t>]*(?:=+|-+)[ \t\r]*$/.test(below)
}
