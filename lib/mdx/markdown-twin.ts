import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** A text as it is given to those who read Markdown: without what only the build understands, and with links that hold anywhere. */
export function formatTwin(body: string, leadTo: (address: string) => string): string {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(body)
  const edits: Array<{ start: number; end: number; text: string }> = []
  visit(tree, (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    if (start === undefined || end === undefined) return
    // Of a pair for light and dark mode one is enough.
    if (node.type === 'image' && /#gh-dark-mode-only/.test(node.url)) edits.push({ start, end, text: '' })
    else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      // Behind the text of the link, which may say the same.
      const inner = 'children' in node ? node.children.at(-1)?.position?.end.offset : undefined
      const from = inner ?? start + (node.type === 'image' ? (node.alt ?? '').length : 0)
      const at = body.slice(from, end).indexOf(node.url)
      const text = leadTo(node.url)
      if (at > 0 && text !== node.url) edits.push({ start: from + at, end: from + at + node.url.length, text })
    }
    if (node.type === 'html' && /^<!--.*-->$/s.test(node.value)) edits.push({ start, end, text: '' })
    // MDX's comments and imports are paragraphs to Markdown.
    const [first] = node.type === 'paragraph' ? node.children : []
    const isCode = first?.type === 'text' && /^(import\s.*\sfrom\s|\{\/\*)/.test(first.value)
    if (isCode) edits.push({ start, end, text: '' })
  })
  const last = edits.sort((a, b) => b.start - a.start)
  const text = last.reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), body)
  return text.replace(/\n{3,}/g, '\n\n').trim()
}
