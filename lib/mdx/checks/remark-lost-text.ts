import type { Blockquote, Code, Definition, FootnoteDefinition, Heading, Paragraph, Root, Table, Text } from 'mdast'
import type { Math as DisplayMath } from 'mdast-util-math'
import { visit } from 'unist-util-visit'
import { lineOf, report, type SourceContext } from '@/lib/mdx/context'

/**
 * Refuses text that Markdown accepts but shows wrongly or not at all: surplus cells, fences that are never closed, empty headings,
 * footnotes without their other half, tables and links that are none, and call-outs of other programs.
 */
export function remarkLostText(context: SourceContext) {
  return (tree: Root): void => {
    const used = new Set<string>()
    const footnotes = new Map<string, FootnoteDefinition>()
    const addresses = new Map<string, Definition>()
    const closings = new Set<number>()
    visit(tree, (node) => {
      if (node.type === 'table') checkCells(node, context)
      if (node.type === 'code' || node.type === 'math') checkFence(node, closings, context)
      if (node.type === 'heading') checkHeading(node, context)
      if (node.type === 'text') {
        checkFootnoteMark(node, context)
        checkSpaces(node, context)
        checkSize(node, context)
      }
      if (node.type === 'blockquote') checkCallOut(node, context)
      if (node.type === 'footnoteReference') used.add(node.identifier)
      if (node.type === 'paragraph') {
        checkHash(node, context)
        checkTableHead(node, context)
      }
      if (node.type === 'footnoteDefinition') checkTwice(node, footnotes, context)
      // Markdown reads such a footnote as text, or as a link.
      if (node.type === 'definition' && node.label?.startsWith('^')) {
        report(context, node, 'footnote-with-space', { mark: `[${node.label}]` })
      } else if (node.type === 'definition') checkTwice(node, addresses, context)
    })
    for (const footnote of footnotes.values()) {
      const name = footnote.identifier
      if (!used.has(name)) report(context, footnote, 'unused-footnote', { name })
    }
  }
}

function checkCells({ children: [head, ...rows] }: Table, context: SourceContext): void {
  const columns = head?.children.length ?? 0
  for (const row of rows) {
    const lost = row.children.slice(columns).find(({ children }) => children.length > 0)
    if (!lost) continue
    report(context, lost, 'lost-cell', { columns })
  }
}

/** Without its closing line, a block of code or a formula includes all following text; `closings` are lines known to be such. */
function checkFence({ position }: Code | DisplayMath, closings: Set<number>, context: SourceContext): void {
  if (!position || closings.has(position.start.line)) return
  const fence = /^(?:`{3,}|~{3,}|\${2,})/.exec(
    lineAt(position.start.line, context).slice(position.start.column - 1),
  )?.[0]
  if (fence === undefined) return
  const [, last = ''] = closingFence.exec(lineAt(position.end.line, context)) ?? []
  if (position.end.line > position.start.line && last.startsWith(fence)) return
  // A block that something else closes ends at the start of that line.
  const colons = position.end.column === 1 && /^[\s>]*(:{3,})\s*$/.exec(lineAt(position.end.line, context))?.[1]
  const closing = colons && findClosing(fence, position.end.line + 1, context)
  if (closing) {
    closings.add(closing)
    report(context, position.start, 'admonition-closed-by-code', { fence, colons })
    return
  }
  report(context, position.start, 'open-code-block', { fence })
}

const closingFence = /^[\s>]*([`~$]+)\s*$/

/** The line that was meant to close a block: of the next fences the first, if it opens no other block. */
function findClosing(fence: string, from: number, context: SourceContext): number | undefined {
  const last = context.source.bodyLine + context.lines.length
  for (let line = from; line < last; line += 1) {
    const text = lineAt(line, context)
    if (!text.replace(/^[\s>]+/, '').startsWith(fence)) continue
    return closingFence.test(text) ? line : undefined
  }
  return undefined
}

function lineAt(number: number, { lines, source }: SourceContext): string {
  return lines[number - source.bodyLine] ?? ''
}

function checkHeading(heading: Heading, context: SourceContext): void {
  // Without a text the title is made from the name of the file.
  if (heading.depth === 1 || heading.children.length > 0) return
  report(context, heading, 'empty-heading')
}

/** Of two texts of a footnote, or addresses of a link, Markdown takes the first. */
function checkTwice<Given extends FootnoteDefinition | Definition>(
  node: Given,
  known: Map<string, Given>,
  context: SourceContext,
): void {
  const first = known.get(node.identifier)
  if (!first) return void known.set(node.identifier, node)
  const isSame = node.type === 'definition' && first.type === 'definition' && node.url === first.url
  if (isSame) return
  const name = node.type === 'definition' ? `[${node.label}]` : `[^${node.label}]`
  report(context, node, 'repeated-definition', { name, line: lineOf(context, first) })
}

/** A heading whose space is missing; a single hash may begin a tag or a number. */
function checkHash({ children: [text] }: Paragraph, context: SourceContext): void {
  const [hashes] = (text?.type === 'text' && /^#{2,6}(?=[^#\s])/.exec(text.value)) || []
  const start = text?.position?.start
  if (!hashes || !start || context.lines[start.line - context.source.bodyLine]?.[start.column - 1] !== '#') return
  report(context, start, 'heading-without-space', { hashes })
}

/** The cells of a line, also of one that separates the head. */
function cellsOf(line: string): string[] {
  const inner = line
    .replace(/^[\s>]*\|?/, '')
    .trimEnd()
    .replace(/\|$/, '')
  return inner.split(/(?<!\\)\|/)
}

/** The first two lines of a table need as many cells. */
function checkTableHead({ position }: Paragraph, context: SourceContext): void {
  if (!position) return
  const typed = sourceOf(position, context).split('\n')
  const counts = typed.map((line) => cellsOf(line).length)
  const rule = typed.findIndex((line, index) => {
    const isRule = /^[\s>]*[|:-][\s|:-]*$/.test(line) && line.includes('|') && line.includes('-')
    return index > 0 && isRule && typed[index - 1]?.includes('|') && counts[index - 1] !== counts[index]
  })
  if (rule < 0) return
  const point = { line: position.start.line + rule - 1, column: 1 }
  const [first = 0, second = 0] = counts.slice(rule - 1)
  report(context, point, 'uneven-table', { first, second })
}

/** Without its text, Markdown shows the mark of a footnote as typed. */
function checkFootnoteMark({ value, position }: Text, context: SourceContext): void {
  const [mark] = /\[\^[^\][\s][^\][\n]*\]/.exec(value) ?? []
  if (!mark || !position || sourceOf(position, context).includes(`\\${mark}`)) return
  if (mark.includes(' ')) report(context, position.start, 'footnote-with-space', { mark })
  else report(context, position.start, 'footnote-without-text', { mark })
}

/** The lines of the file with a text. */
function sourceOf({ start, end }: NonNullable<Text['position']>, { lines, source }: SourceContext): string {
  return lines.slice(start.line - source.bodyLine, end.line - source.bodyLine + 1).join('\n')
}

/** An address with a space is none, unless it is in angle brackets. */
function checkSpaces({ value, position }: Text, context: SourceContext): void {
  const links = Array.from(value.matchAll(/!?\[[^\][]*\]\(([^()<>"\n]*)\)/g), ([link, typed = '']) => {
    const [, address = '', suffix = ''] = /^([^?#]*)(.*)/s.exec(typed.trimStart()) ?? []
    return { link, address, suffix }
  })
  const { link, address } = links.find((each) => endsLikeFile(each.address) && !/\s/.test(each.suffix)) ?? {}
  if (!link || !address || !position || sourceOf(position, context).includes(`\\${link.replace('!', '')}`)) return
  report(context, position.start, 'link-with-space', { link, address })
}

/** The size of a picture in the syntax of other programs. */
function checkSize({ value, position }: Text, context: SourceContext): void {
  const [picture, alt, address, width, height] =
    /!\[([^\][]*)\]\(\s*([^\s()<>]+)(?:\s+"[^"]*")?\s+=(\d*)(?:x(\d*))?\s*\)/.exec(value) ?? []
  if (!picture || !position || sourceOf(position, context).includes(`\\${picture}`)) return
  const sides = Object.entries({ width, height }).flatMap(([name, side]) => (side ? ` ${name}="${side}"` : []))
  report(context, position.start, 'picture-with-size', {
    picture,
    tag: `<img src="${address}" alt="${alt}"${sides.join('')} />`,
  })
}

/** Whether an address has a space, and an ending behind it. */
function endsLikeFile(address: string): boolean {
  return /\.\w+$/.test(address) && address.includes(' ') && address.indexOf(' ') < address.lastIndexOf('.')
}

function checkCallOut({ children: [first] }: Blockquote, context: SourceContext): void {
  const [text] = first?.type === 'paragraph' ? first.children : []
  const [mark, kind = ''] = (text?.type === 'text' && /^\[!(\w+)\]/.exec(text.value)) || []
  if (!mark) return
  report(context, text, 'alert-of-github', { mark, kind: kind.toLowerCase() })
}
