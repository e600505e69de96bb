import type { Root, RootContent } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { SourceContext } from './context'
import type { TwinEdit } from './source'

/** Finds in the tree of a page, as it was read, what its text must not be given with. */
export function remarkTwin({ source: { body, bodyLine }, chain, page }: SourceContext) {
  return (tree: Root) => {
    if (chain.length > 1) return
    // Blocks whose fences are taken off have other places in the text.
    const isAsWritten = !body.includes('mdx-code-block')
    page.twinEdits = isAsWritten ? findTwinEdits(body, tree, bodyLine - 1) : findTwinEdits(body)
  }
}

/** Finds what a text must not be given with, in order of its ends; the tree may be that of the text with `shift` characters in front. */
export function findTwinEdits(body: string, tree = unified().use(remarkParse).parse(body), shift = 0): TwinEdit[] {
  const edits: TwinEdit[] = []
  visit(tree, (node) => {
    const { start: first, end: last } = node.position ?? {}
    if (first?.offset === undefined || last?.offset === undefined) return undefined
    const [start, end] = [first.offset - shift, last.offset - shift]
    if (isLeftOut(node)) {
      edits.push({ start, end })
      return SKIP
    }
    // A definition may be a footnote, in GitHub's Markdown.
    const hasAddress = node.type === 'link' || node.type === 'image' || node.type === 'definition'
    if (!hasAddress || (node.type === 'definition' && node.identifier.startsWith('^'))) return undefined
    // Behind the text of the link, which may say the same.
    const inner = 'children' in node ? node.children.at(-1)?.position?.end.offset : undefined
    const from = inner ? inner - shift : start + (node.type === 'image' ? (node.alt ?? '').length : 0)
    const at = body.slice(from, end).indexOf(node.url)
    if (at > 0) edits.push({ start: from + at, end: from + at + node.url.length, address: node.url })
    return undefined
  })
  return edits.sort((a, b) => a.start - b.start)
}

/** Comments, imports of MDX, and of a pair of pictures for light and dark mode the dark one. */
function isLeftOut(node: Root | RootContent): boolean {
  if (node.type === 'image') return /#gh-dark-mode-only/.test(node.url)
  if (node.type === 'html') return /^<!--.*-->$/s.test(node.value)
  if (node.type === 'mdxjsEsm') return startsAsMdx(node.value)
  if (node.type === 'mdxFlowExpression') return node.value.startsWith('/*')
  const [first] = node.type === 'paragraph' ? node.children : []
  if (first?.type === 'mdxTextExpression') return first.value.startsWith('/*')
  return first?.type === 'text' && startsAsMdx(first.value)
}

/** To Markdown alone, MDX is text. */
function startsAsMdx(text: string): boolean {
  return /^(import\s.*\sfrom\s|\{\/\*)/.test(text)
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
