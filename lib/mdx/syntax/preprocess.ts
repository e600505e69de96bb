/**
 * Rewrites what MDX and remark-directive read otherwise: comments of HTML, ids of headings, titles of admonitions, and the fences
 * of "mdx-code-block". Every line keeps its number, and all characters keep their columns, except behind the end of a line.
 */
export function preprocess(body: string, format: 'md' | 'mdx'): string {
  return unwrapMdxBlocks(body).replace(piece, (text: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>
    const [offset, whole] = rest.slice(-3) as [number, string]
    if (groups.kind !== undefined) return rewriteAdmonition(groups)
    if (format === 'md') return text
    if (groups.comment !== undefined) return `{/* ${groups.comment.replaceAll('*/', '* ')}*/}`
    return groups.id !== undefined && isInHeading(whole, offset) ? `{/*${groups.id}*/}` : text
  })
}

/** What may stand at the start of a line: quotation marks and marks of list items. */
const prefix = String.raw`^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+[ \t>]*)*`

/** Code and escaped characters, which stay as they are, and what is rewritten. */
const piece = new RegExp(
  [
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

interface OpenFence {
  mark: string
  isMdx: boolean
}

/** Removes the fences of blocks of "mdx-code-block": what they hold is part of the page. */
function unwrapMdxBlocks(body: string): string {
  if (!body.includes('mdx-code-block')) return body
  let open: OpenFence | undefined
  const lines = body.split('\n').map((line) => {
    const [, mark = '', info = ''] = /^[ \t]*(`{3,}|~{3,})[ \t]*(.*?)[ \t\r]*$/.exec(line) ?? []
    if (mark === '') return line
    if (!open) {
      if (mark.startsWith('`') && info.includes('`')) return line
      open = { mark, isMdx: info === 'mdx-code-block' }
      return open.isMdx ? '' : line
    }
    if (info !== '' || !mark.startsWith(open.mark)) return line
    const { isMdx } = open
    open = undefined
    return isMdx ? '' : line
  })
  // A block that is never closed stays as it is, as code.
  return open?.isMdx ? body : lines.join('\n')
}
