import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import {
  type BundledLanguage,
  bundledLanguages,
  codeToHast,
  codeToTokensBase,
  createCssVariablesTheme,
  getSingletonHighlighter,
} from 'shiki'

/** A stretch of code of one kind; plain code has none. */
export interface CodeToken {
  text: string
  kind?: string
  /** Whether the writer marked this word. */
  isMarked?: true
}

/** A line of code, and what comments in the notation of Shiki's transformers say of it. */
interface CodeLine {
  tokens: CodeToken[]
  marks: string[]
}

const scopesByKind = {
  keyword: ['markup.heading'],
  constant: ['markup.bold'],
  parameter: ['markup.italic'],
  punctuation: ['punctuation.definition.list.begin', 'punctuation.definition.quote.begin', 'variable.unordered.list'],
}
const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '--tk-', fontStyle: false })
// Without these, Markdown has no colours: the theme tells its parts apart by weight and slant alone.
for (const [kind, scope] of Object.entries(scopesByKind)) {
  theme.tokenColors?.push({ scope, settings: { foreground: `var(--tk-token-${kind})` } })
}
const plainNames = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi'])

/** Every name under which a language can be asked for. */
export function languageNames(): string[] {
  return ['text', ...Object.keys(bundledLanguages)]
}

/** Whether code of this name is shown without colours on purpose. */
export function isPlain(language: string): boolean {
  return plainNames.has(language)
}

/** Whether code of this name can be coloured. */
export function isHighlightable(language: string): language is BundledLanguage {
  return Object.hasOwn(bundledLanguages, language)
}

/** The lines of a piece of code; its marks are read where it has any. */
export async function highlightLines(code: string, language: string, marked: string[] = []): Promise<CodeLine[]> {
  const hasMarks = marked.length > 0 || (code.includes('[!code ') && !/^(?:md|markdown|mdx)$/.test(language))
  if (hasMarks) return highlightMarked(code, language, marked)
  return (await highlight(code, language)).map((tokens) => ({ tokens, marks: [] }))
}

/** What a comment such as `// [!code ++]` makes of a line. */
const markByNotation = {
  '++': 'add',
  '--': 'remove',
  hl: 'highlighted',
  highlight: 'highlighted',
  focus: 'focused',
  error: 'error',
  warning: 'warning',
  info: 'info',
}

async function highlightMarked(code: string, language: string, marked: string[]): Promise<CodeLine[]> {
  // Not loaded for the many texts whose code has no marks.
  const notations = await import('@shikijs/transformers')
  const root = await codeToHast(code, {
    lang: isHighlightable(language) ? language : 'text',
    theme,
    tokenizeTimeLimit: 0,
    meta: { __raw: marked.map((word) => `/${word.replace(/[\\/]/g, '\\$&')}/`).join(' ') },
    transformers: [
      notations.transformerMetaWordHighlight(),
      notations.transformerNotationMap({ classMap: markByNotation }),
      notations.transformerNotationWordHighlight(),
    ],
  })
  const lines: CodeLine[] = []
  const collect = (node: Element | typeof root): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue
      const marks = classesOf(child)
      if (marks[0] === 'line') lines.push({ tokens: readTokens(child), marks: marks.slice(1) })
      else collect(child)
    }
  }
  collect(root)
  return lines
}

function readTokens({ children }: Element): CodeToken[] {
  const tokens = children.flatMap((child): CodeToken[] => {
    if (child.type !== 'element') return child.type === 'text' ? [{ text: child.value }] : []
    const color = /^color:(.*)$/.exec(String(child.properties.style ?? ''))?.[1]
    const token = buildToken(textOf(child), color)
    return [classesOf(child).includes('highlighted-word') ? { ...token, isMarked: true } : token]
  })
  const merged = mergeTokens(tokens)
  const last = merged.at(-1)
  // What stood before a comment that is not shown.
  if (last) last.text = last.text.trimEnd()
  return merged
}

function classesOf({ properties }: Element): string[] {
  const names = properties.class ?? properties.className ?? ''
  return (Array.isArray(names) ? names.join(' ') : String(names)).split(' ').filter(Boolean)
}

/** The lines of a piece of code, each cut into tokens; adjacent tokens of one kind are one. */
export async function highlight(code: string, language: string): Promise<CodeToken[][]> {
  if (!isHighlightable(language)) return code.split('\n').map((text) => [{ text }])
  // The tags of MDX have colours only when this is loaded, which else would be by chance.
  if (language === 'mdx') await getSingletonHighlighter({ langs: ['tsx'] })
  // Without a limit of time: on a busy machine it would leave lines without colours.
  const lines = await codeToTokensBase(code, { lang: language, theme, tokenizeTimeLimit: 0 })
  return lines.map((line) => mergeTokens(line.map(({ content, color }) => buildToken(content, color))))
}

function buildToken(text: string, color: string | undefined): CodeToken {
  const kind = /^var\(--tk-token-([\w-]+)\)$/.exec(color ?? '')?.[1]
  return kind === undefined || text.trim() === '' ? { text } : { text, kind }
}

/** White space takes the kind of what stands before it, so that it parts no two tokens of one kind. */
function mergeTokens(tokens: CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = []
  for (const token of tokens) {
    const last = merged.at(-1)
    const isAlike = last?.isMarked === token.isMarked
    if (last && isAlike && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text
    else merged.push({ ...token })
  }
  return merged
}
