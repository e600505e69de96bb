import type { Element, ElementContent } from 'hast'
import type { CodeMeta } from './code-meta'
import { type CodeToken, highlight } from './highlight'

/** The lines of a code block as elements; line endings stand between them. */
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

const magicName = '(highlight-next-line|highlight-start|highlight-end)'
/** A line that holds only such a comment; Markdown, whose code may show those of other languages, has its own. */
const magicComment = new RegExp(`^\\s*(?://|/\\*|#|<!--|\\{/\\*|--|%)\\s*${magicName}\\s*(?:\\*/\\}?|-->)?\\s*$`)
const magicCommentInMarkdown = new RegExp(`^\\s*(?:<!--|\\{/\\*)\\s*${magicName}\\s*(?:\\*/\\}|-->)\\s*$`)

/** Code without its magic comments, and the numbers of the lines that they highlight, from 1. */
export function readMagicComments(code: string, language: string): { code: string; highlighted: Set<number> } {
  const pattern = /^(?:md|markdown|mdx)$/.test(language) ? magicCommentInMarkdown : magicComment
  const kept: string[] = []
  const highlighted = new Set<number>()
  let isInside = false
  let isNext = false
  for (const line of code.split('\n')) {
    const name = pattern.exec(line)?.[1]
    if (name === undefined) {
      kept.push(line)
      if (isInside || isNext) highlighted.add(kept.length)
      isNext = false
    } else if (name === 'highlight-next-line') isNext = true
    else isInside = name === 'highlight-start'
  }
  return { code: kept.join('\n'), highlighted }
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
