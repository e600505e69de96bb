import type { Element, ElementContent } from 'hast'
import type { CodeMeta } from './code-meta'
import { type CodeToken, highlight } from './highlight'
import { readMagicComments } from './magic-comments'

/** The lines of a code block as elements, with what is highlighted, added and removed; line endings stand between them. */
export async function buildCodeLines(code: string, language: string, meta: CodeMeta): Promise<ElementContent[]> {
  const marked = readMagicComments(code, language)
  const lines = await highlight(marked.code, language)
  return lines.flatMap((tokens, index): ElementContent[] => {
    const number = index + 1
    const line = buildLine(tokens)
    if (meta.highlighted.has(number) || marked.highlighted.has(number)) line.properties['data-highlighted'] = ''
    if (meta.firstLine !== undefined) line.properties['data-line'] = String(meta.firstLine + index)
    const change = language === 'diff' ? changeOf(tokens) : undefined
    if (change) line.properties['data-diff'] = change
    return number < lines.length ? [line, { type: 'text', value: '\n' }] : [line]
  })
}

function buildLine(tokens: CodeToken[]): Element {
  const children = tokens.filter(({ text }) => text !== '').map(buildToken)
  return { type: 'element', tagName: 'span', properties: { className: ['line'] }, children }
}

function buildToken({ text, kind }: CodeToken): ElementContent {
  if (kind === undefined) return { type: 'text', value: text }
  const properties = { className: [`tk-${kind}`] }
  return { type: 'element', tagName: 'span', properties, children: [{ type: 'text', value: text }] }
}

function changeOf(tokens: CodeToken[]): 'add' | 'remove' | undefined {
  const text = tokens.map((token) => token.text).join('')
  if (/^(?:\+\+\+|---) /.test(text)) return undefined
  return text.startsWith('+') ? 'add' : text.startsWith('-') ? 'remove' : undefined
}
