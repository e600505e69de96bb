import type { Nodes, Root } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { Point, SourceContext } from './context'
import type { MarkdownPiece } from './source'

/** Something that replaces a range of the text; addresses are as typed. */
type Replacement = string | { link: string } | { picture: string } | { footnote: string }

/** A range of the text to rewrite: with replacements, or with a partial if the component is one. */
interface Edit {
  start: number
  end: number
  with: Replacement[] | { component: string; indent: string }
}

/** A text with the ranges to rewrite in the Markdown export. */
export interface MarkdownTwin {
  text: string
  edits: Edit[]
}

/** Collects the ranges to rewrite in the Markdown export, before other plugins change the tree. */
export function remarkTwin(context: SourceContext) {
  const { body, bodyLine } = context.source
  return (tree: Root): void => {
    const twin: MarkdownTwin = { text: body, edits: [] }
    const offsetOf = locate(body, bodyLine)
    for (const node of tree.children) collect(node, { twin, offsetOf, parent: tree, isInItem: false })
    twin.edits.sort((a, b) => a.start - b.start)
    context.twin = twin
  }
}

/** Offsets in a text by line and column; its first line has the number `firstLine`. */
function locate(text: string, firstLine: number): (point: Point) => number {
  const lines = text.split('\n')
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1)
  return ({ line, column = 1 }) => {
    const index = line - firstLine
    return (starts[index] ?? text.length) + Math.min(column - 1, lines[index]?.length ?? 0)
  }
}

interface Place {
  twin: MarkdownTwin
  offsetOf: (point: Point) => number
  parent: Nodes
  isInItem: boolean
}

function collect(node: Nodes, place: Place): void {
  if (!node.position) return
  const { twin, offsetOf, parent, isInItem } = place
  const [start, end] = [offsetOf(node.position.start), offsetOf(node.position.end)]
  const edit = (from: number, to: number, replacement: Edit['with']) =>
    twin.edits.push({ start: from, end: to, with: replacement })
  if (isLeftOut(node)) {
    const isFirst = !('children' in parent) || parent.children[0] === node || parent.type === 'root'
    const [before, after] = [twin.text.slice(0, start), twin.text.slice(end)]
    if (isFirst) edit(start, end + (/^\s*/.exec(after)?.[0].length ?? 0), [])
    else edit(before.trimEnd().length, end, [])
    return
  }
  switch (node.type) {
    case 'link':
    case 'image': {
      const last = node.type === 'link' ? node.children.at(-1)?.position?.end : undefined
      const empty = node.type === 'link' ? start + 1 : endOfAlternative(twin.text, start + 2)
      const tail = last ? offsetOf(last) : empty
      // Addresses without a text, such as `<https://…>`, stay as they are.
      if (twin.text.startsWith('](', tail)) edit(tail, end, ['](', ...addressOf(node), ')'])
      break
    }
    case 'definition':
      edit(twin.text.indexOf(']:', start), end, [']: ', ...addressOf(node)])
      break
    case 'footnoteReference':
    case 'footnoteDefinition':
      edit(start, twin.text.indexOf(']', start), ['[^', { footnote: node.label ?? node.identifier }])
      break
    case 'html':
      for (const match of twin.text.slice(start, end).matchAll(/\s(href|src|poster)=(["'])(.*?)\2/g)) {
        const [whole, name = '', , address = ''] = match
        const from = start + match.index + whole.length - address.length - 1
        edit(from, from + address.length, [toAddress(name, address)])
      }
      break
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const indent = isInItem ? ' '.repeat((node.position?.start.column ?? 1) - 1) : ''
      if (/^[A-Z]/.test(node.name ?? '')) edit(start, end, { component: node.name ?? '', indent })
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute') collectAttribute(attribute, place)
    }
  }
  const below = { twin, offsetOf, parent: node, isInItem: isInItem || node.type === 'listItem' }
  if ('children' in node) for (const child of node.children) collect(child, below)
}

/** Whether a node is a comment, an import, or the picture for dark mode of a pair. */
function isLeftOut(node: Nodes): boolean {
  if (node.type === 'image') return node.url.includes('#gh-dark-mode-only')
  if (node.type === 'html') return /^<!--.*-->$/s.test(node.value)
  if (node.type === 'mdxjsEsm') return /^import\b/.test(node.value)
  return (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && node.value.startsWith('/*')
}

/** The end of the alternative text that begins at an offset. */
function endOfAlternative(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += text[at] === '\\' ? 2 : 1) {
    if (text[at] === '[') depth += 1
    if (text[at] === ']' && depth-- === 0) return at
  }
  return text.length
}

function addressOf({ type, url, title }: { type: string; url: string; title?: string | null }): Replacement[] {
  const address = type === 'image' ? { picture: url } : { link: url }
  return title ? [address, ` "${title.replaceAll('"', '\\"')}"`] : [address]
}

function toAddress(attribute: string, address: string): Replacement {
  return attribute === 'href' || attribute === 'to' ? { link: address } : { picture: address }
}

function collectAttribute({ name, value, position }: MdxJsxAttribute, { twin, offsetOf }: Place): void {
  if (!['href', 'to', 'src', 'poster'].includes(name) || typeof value !== 'string' || !position) return
  const from = twin.text.indexOf(value, offsetOf(position.start))
  if (value !== '' && from >= 0 && from < offsetOf(position.end))
    twin.edits.push({ start: from, end: from + value.length, with: [toAddress(name, value)] })
}

/** The pieces of a text's Markdown export, with resolved addresses. */
export async function buildMarkdown(context: SourceContext): Promise<MarkdownPiece[]> {
  const { text, edits } = context.twin ?? { text: '', edits: [] }
  const pieces: MarkdownPiece[] = []
  let at = 0
  for (const edit of edits) {
    if (edit.start < at) continue
    const replacement = await replace(edit, context)
    if (!replacement) continue
    pieces.push(text.slice(at, edit.start), ...replacement)
    at = edit.end
  }
  return [...pieces, text.slice(at)]
}

/** The replacement of a range; undefined if it stays unchanged. */
async function replace({ with: wanted }: Edit, context: SourceContext): Promise<MarkdownPiece[] | undefined> {
  if ('component' in wanted) {
    const meaning = context.names.get(wanted.component)
    return meaning?.kind === 'partial' ? [{ partial: meaning.partial.file, indent: wanted.indent }] : undefined
  }
  const pieces: MarkdownPiece[] = []
  for (const part of wanted) {
    const piece = typeof part === 'object' && !('footnote' in part) ? await resolveAddress(part, context) : part
    if (piece === undefined) return undefined
    pieces.push(piece)
  }
  return pieces
}

/** An address as on the page; undefined for one that stays unchanged, or leads nowhere. */
async function resolveAddress(
  typed: { link: string } | { picture: string },
  { source: { resolver } }: SourceContext,
): Promise<MarkdownPiece | undefined> {
  if ('picture' in typed) {
    const asset = await resolver.asset(typed.picture.replace(/#(gh-light-mode-only|wide|full|&)*$/, ''))
    return 'ok' in asset ? { href: asset.ok.src, isPage: false } : undefined
  }
  const link = await resolver.link(typed.link)
  if (!('ok' in link) || link.ok.kind === 'anchor') return undefined
  return { href: link.ok.href, isPage: link.ok.kind === 'internal' }
}
