import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** A piece of a text that is not the same for those who read Markdown: an address, or what only the build understands. */
export interface TwinEdit {
  start: number
  end: number
  /** Missing where the piece is left out. */
  address?: string
}

/** Finds what a text must not be given with, in order of its ends. */
export function findTwinEdits(body: string): TwinEdit[] {
  // What GitHub's Markdown adds holds no address that could change, and would take as long again.
  const tree = unified().use(remarkParse).parse(body)
  const edits: TwinEdit[] = []
  visit(tree, (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    if (start === undefined || end === undefined) return
    // Of a pair for light and dark mode one is enough.
    if (node.type === 'image' && /#gh-dark-mode-only/.test(node.url)) edits.push({ start, end })
    else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      // A footnote, in GitHub's Markdown.
      if (node.type === 'definition' && node.identifier.startsWith('^')) return
      // Behind the text of the link, which may say the same.
      const inner = 'children' in node ? node.children.at(-1)?.position?.end.offset : undefined
      const from = inner ?? start + (node.type === 'image' ? (node.alt ?? '').length : 0)
      const at = body.slice(from, end).indexOf(node.url)
      if (at > 0) edits.push({ start: from + at, end: from + at + node.url.length, address: node.url })
    }
    if (node.type === 'html' && /^<!--.*-->$/s.test(node.value)) edits.push({ start, end })
    // MDX's comments and imports are paragraphs to Markdown.
    const [first] = node.type === 'paragraph' ? node.children : []
    const isCode = first?.type === 'text' && /^(import\s.*\sfrom\s|\{\/\*)/.test(first.value)
    if (isCode) edits.push({ start, end })
  })
  return edits.sort((a, b) => a.start - b.start)
}

/** A text as it is given to those who read Markdown: without what only the build understands, and with links that hold anywhere. */
export function formatTwin(body: string, edits: TwinEdit[], leadTo: (address: string) => string): string {
  const text = edits.reduceRight(
    (rest, { start, end, address }) =>
      rest.slice(0, start) + (address === undefined ? '' : leadTo(address)) + rest.slice(end),
    body,
  )
  return text.replace(/\n{3,}/g, '\n\n').trim()
}
