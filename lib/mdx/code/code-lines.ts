import type { Element, ElementContent, Properties } from 'hast'
import type { CodeMeta } from './code-meta'
import { type CodeToken, highlightLines } from './highlight'

/** The lines of a code block as elements, with what is said of each; line endings stand between them. */
export async function buildCodeLines(code: string, language: string, meta: CodeMeta): Promise<ElementContent[]> {
  const marked = readMagicComments(code, language)
  const lines = await highlightLines(marked.code, language, meta.marked)
  return lines.flatMap(({ tokens, marks }, index): ElementContent[] => {
    const number = index + 1
    const line = buildLine(tokens)
    for (const mark of marks) Object.assign(line.properties, propertiesByMark[mark])
    if (meta.highlighted.has(number) || marked.highlighted.has(number)) line.properties['data-highlighted'] = ''
    if (meta.firstLine !== undefined) line.properties['data-line'] = String(meta.firstLine + index)
    const change = language === 'diff' ? changeOf(tokens) : undefined
    if (change) line.properties['data-diff'] = change
    return number < lines.length ? [line, { type: 'text', value: '\n' }] : [line]
  })
}

/** How a line shows what was said of it; all but the first need rules that few pages load. */
const propertiesByMark: Record<string, Properties> = {
  highlighted: { 'data-highlighted': '' },
  add: { 'data-diff': 'add', 'data-mark': '+' },
  remove: { 'data-diff': 'remove', 'data-mark': '−' },
  focused: { 'data-focused': '' },
  error: { 'data-kind': 'danger', 'data-mark': '✕' },
  warning: { 'data-kind': 'warning', 'data-mark': '!' },
  info: { 'data-kind': 'info', 'data-mark': 'i' },
}

/** Whether lines or words have marks for which the style sheet of every page has no rules. */
export function hasMarks(lines: ElementContent[]): boolean {
  return lines.some(
    (line) =>
      line.type === 'element' &&
      (['data-mark', 'data-focused'].some((name) => name in line.properties) ||
        line.children.some((token) => token.type === 'element' && token.tagName === 'mark')),
  )
}

const magicName = '(highlight-next-line|highlight-start|highlight-end)'
/** A line that holds nothing but such a comment; Markdown, whose code may show those of other languages, has its own. */
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

function buildToken({ text, kind, isMarked }: CodeToken): ElementContent {
  if (kind === undefined && !isMarked) return { type: 'text', value: text }
  const properties = kind === undefined ? {} : { className: [`tk-${kind}`] }
  return { type: 'element', tagName: isMarked ? 'mark' : 'span', properties, children: [{ type: 'text', value: text }] }
}

function changeOf(tokens: CodeToken[]): 'add' | 'remove' | undefined {
  const text = tokens.map((token) => token.text).join('')
  if (/^(?:\+\+\+|---) /.test(text)) return undefined
  return text.startsWith('+') ? 'add' : text.startsWith('-') ? 'remove' : undefined
}
