import type { Element, ElementContent } from 'hast'
import {
  type BundledLanguage,
  bundledLanguages,
  codeToTokensBase,
  createCssVariablesTheme,
  getSingletonHighlighter,
} from 'shiki'

/** A token of highlighted code; plain code has no kind. */
interface CodeToken {
  text: string
  kind?: string
}

const scopesByKind = {
  keyword: ['markup.heading'],
  constant: ['markup.bold'],
  parameter: ['markup.italic'],
  punctuation: ['punctuation.definition.list.begin', 'punctuation.definition.quote.begin', 'variable.unordered.list'],
}
const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '--tk-', fontStyle: false })
// The theme distinguishes the parts of Markdown by weight and slant only, which are off.
for (const [kind, scope] of Object.entries(scopesByKind)) {
  theme.tokenColors?.push({ scope, settings: { foreground: `var(--tk-token-${kind})` } })
}
const plainNames = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi'])

/** The names of all languages, without aliases. */
export function languageNames(): string[] {
  return ['text', ...Object.keys(bundledLanguages)]
}

/** Whether a language is plain text, which is never coloured. */
export function isPlain(language: string): boolean {
  return plainNames.has(language)
}

/** Whether code in a language can be coloured. */
export function isHighlightable(language: string): language is BundledLanguage {
  return Object.hasOwn(bundledLanguages, language)
}

/** The tokens of each line; adjacent tokens of one kind are merged. */
async function highlight(code: string, language: string): Promise<CodeToken[][]> {
  if (!isHighlightable(language)) return code.split('\n').map((text) => [{ text }])
  // Tags in MDX have colours only once this is loaded, which would otherwise depend on the other blocks of the site.
  if (language === 'mdx') await getSingletonHighlighter({ langs: ['tsx'] })
  // A time limit would leave lines without colours on a busy machine.
  const lines = await codeToTokensBase(code, { lang: language, theme, tokenizeTimeLimit: 0 })
  return lines.map((line) => mergeTokens(line.map(({ content, color }) => readToken(content, color))))
}

function readToken(text: string, color: string | undefined): CodeToken {
  const kind = /^var\(--tk-token-([\w-]+)\)$/.exec(color ?? '')?.[1]
  return kind === undefined || text.trim() === '' ? { text } : { text, kind }
}

/** White space takes the kind of the token before it, so that it never separates two tokens of one kind. */
function mergeTokens(tokens: CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = []
  for (const token of tokens) {
    const last = merged.at(-1)
    if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text
    else merged.push({ ...token })
  }
  return merged
}

/** The lines of a code block as elements, with line endings between them; `firstLine` is set when lines are numbered. */
export async function buildCodeLines(
  code: string,
  language: string,
  { highlighted, firstLine }: { highlighted: ReadonlySet<number>; firstLine?: number },
): Promise<ElementContent[]> {
  const lines = await highlight(code, language)
  return lines.flatMap((tokens, index): ElementContent[] => {
    const number = index + 1
    const line = buildLine(tokens)
    if (highlighted.has(number)) line.properties['data-highlighted'] = ''
    if (firstLine !== undefined) line.properties['data-line'] = String(firstLine + index)
    const change = language === 'diff' ? changeOf(tokens) : undefined
    if (change) line.properties['data-diff'] = change
    return number < lines.length ? [line, { type: 'text', value: '\n' }] : [line]
  })
}

function buildLine(tokens: CodeToken[]): Element {
  const children = tokens.flatMap(({ text, kind }): ElementContent[] => {
    if (text === '') return []
    return kind ? [buildSpan(`tk-${kind}`, [{ type: 'text', value: text }])] : [{ type: 'text', value: text }]
  })
  return buildSpan('line', children)
}

function buildSpan(name: string, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { className: [name] }, children }
}

function changeOf(tokens: CodeToken[]): 'add' | 'remove' | undefined {
  const text = tokens.map((token) => token.text).join('')
  if (/^(?:\+\+\+|---) /.test(text)) return undefined
  return text.startsWith('+') ? 'add' : text.startsWith('-') ? 'remove' : undefined
}
