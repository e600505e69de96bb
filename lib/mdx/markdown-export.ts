import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'
import type { MarkdownUsage } from '@/lib/site/component'
import { findCandidates } from '@/lib/site/srcset'
import { components } from './components'
import type { Point, SourceContext } from './context'
import type { MarkdownEdit, MarkdownPiece } from './source'

type MdxJsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** Collects the ranges to rewrite in the Markdown export, before other plugins change the tree. */
export function remarkMarkdownExport(context: SourceContext) {
  const { body: text, bodyLine } = context.source
  const offsetOf = createLocator(text, bodyLine)
  return (tree: Root): void => {
    const edits: MarkdownEdit[] = []
    const edit = (start: number, end: number, build: MarkdownEdit['build']) => edits.push({ start, end, build })
    const remove = (start: number, end: number) => edit(start, end, async () => [])
    const replaceAddress = (start: number, end: number, [before, typed, after]: Typed, isFile: boolean) =>
      edit(start, end, async () => {
        const address = await resolveAddress(typed, isFile, context)
        return address === undefined ? undefined : [before, address, after]
      })
    const replaceAttributes = (from: number, to: number) => {
      for (const match of text.slice(from, to).matchAll(/(?<![\w-])(href|to|src|poster|srcset|data)=(["'])(.*?)\2/gi)) {
        const [whole, name = '', , value = ''] = match
        const start = from + match.index + whole.length - value.length - 1
        const isList = name.toLowerCase() === 'srcset'
        const tag = /^<([\w.]+)/.exec(text.slice(text.lastIndexOf('<', start), start))?.[1]?.toLowerCase() ?? ''
        // Frames show pages, and objects those of the folder `static`, which are not copied.
        const isDocument = tag === 'iframe' || (/^(?:object|embed)$/.test(tag) && value.startsWith('/'))
        const isFile = /^(?:src|poster|data)/i.test(name) && !isDocument
        for (const { address, start: at } of isList ? findCandidates(value) : [{ address: value, start: 0 }])
          replaceAddress(start + at, start + at + address.length, ['', address, ''], isFile)
      }
    }

    visit(tree, (node, index, parent) => {
      if (!node.position || !parent) return undefined
      const [start, end] = [offsetOf(node.position.start), offsetOf(node.position.end)]
      if (isLeftOut(node)) {
        const isFirst = index === 0 || parent.type === 'root'
        if (isFirst) remove(start, text.length - text.slice(end).trimStart().length)
        else remove(text.slice(0, start).trimEnd().length, end)
        return SKIP
      }
      if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
        const before = node.type === 'definition' ? ']: ' : ']('
        const tail = node.type === 'definition' ? text.indexOf(']:', start) : text.lastIndexOf('](', end - 1)
        const title = node.title ? ` "${node.title.replaceAll('"', '\\"')}"` : ''
        const after = node.type === 'definition' ? title : `${title})`
        // Addresses without a text, such as `<https://…>`, stay as they are.
        if (tail >= start) replaceAddress(tail, end, [before, node.url, after], node.type === 'image')
      }
      if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
        edit(start, text.indexOf(']', start), async () => ['[^', { footnote: node.label ?? node.identifier }])
      }
      if (node.type === 'html') replaceAttributes(start, end)
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const [first, last] = [node.children[0]?.position?.start, node.children.at(-1)?.position?.end]
        const { kind, markdown } = components.get(node.name ?? '') ?? {}
        const isUnwrapped = markdown !== undefined && first !== undefined && last !== undefined
        const indent = ' '.repeat(node.type === 'mdxJsxFlowElement' ? node.position.start.column - 1 : 0)
        edit(start, isUnwrapped ? offsetOf(first) : end, async () => {
          const meaning = context.names.get(node.name ?? '')
          if (meaning?.kind === 'partial') return [{ partial: meaning.partial.file, indent }]
          if (markdown === undefined || (markdown === 'content' && !isUnwrapped)) return undefined
          const text = typeof markdown === 'function' ? markdown(readUsage(node, context)) : ''
          return [text + (text && isUnwrapped && kind === 'block' ? '\n\n' : '')]
        })
        if (isUnwrapped) remove(offsetOf(last), end)
        for (const { position } of node.attributes)
          if (position) replaceAttributes(offsetOf(position.start), offsetOf(position.end))
      }
      return undefined
    })
    context.markdownEdits = edits.sort((a, b) => a.start - b.start)
  }
}

/** A component as used in the text. */
function readUsage({ attributes }: MdxJsxElement, { source: { texts } }: SourceContext): MarkdownUsage {
  const typed = attributes.flatMap((each) =>
    'name' in each && typeof each.value === 'string' ? [[each.name, each.value] as const] : [],
  )
  return { attributes: Object.fromEntries(typed), locale: texts.locale, t: texts.t }
}

/** Offsets in a text by line and column; its first line has the number `firstLine`. */
function createLocator(text: string, firstLine: number): (point: Point) => number {
  const lines = text.split('\n')
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1)
  return ({ line, column = 1 }) => {
    const index = line - firstLine
    return (starts[index] ?? text.length) + Math.min(column - 1, lines[index]?.length ?? 0)
  }
}

/** Whether a node is a comment, an import, a component without words, or the picture for dark mode of a pair. */
function isLeftOut(node: Nodes): boolean {
  if ('name' in node && components.get(node.name ?? '')?.markdown === 'nothing') return true
  if (node.type === 'image') return node.url.includes('#gh-dark-mode-only')
  if (node.type === 'html') return /^<!--.*-->$/s.test(node.value)
  if (node.type === 'mdxjsEsm') return /^import\b/.test(node.value)
  return (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && node.value.startsWith('/*')
}

/** An address as typed, between the Markdown around it. */
type Typed = [before: string, address: string, after: string]

/** The address of a page, or of a file to show; undefined for one that stays unchanged, or leads nowhere. */
async function resolveAddress(
  address: string,
  isFile: boolean,
  { source: { resolver } }: SourceContext,
): Promise<MarkdownPiece | undefined> {
  if (isFile) {
    const asset = await resolver.asset(address.replace(/#(gh-light-mode-only|wide|full|&)*$/, ''))
    return 'ok' in asset ? { href: asset.ok.src, isPage: false } : undefined
  }
  const link = await resolver.link(address)
  if (!('ok' in link) || link.ok.kind === 'anchor') return undefined
  return { href: link.ok.href, isPage: link.ok.kind === 'internal' }
}

/** The pieces of a text's Markdown export, with resolved addresses. */
export async function buildMarkdown({ markdownEdits = [], source: { body } }: SourceContext): Promise<MarkdownPiece[]> {
  const pieces: MarkdownPiece[] = []
  let at = 0
  for (const edit of markdownEdits) {
    const replacement = edit.start < at ? undefined : await edit.build()
    if (!replacement) continue
    pieces.push(body.slice(at, edit.start), ...replacement)
    at = edit.end
  }
  return [...pieces, body.slice(at)]
}
