import {
  type BundledLanguage,
  bundledLanguages,
  codeToTokensBase,
  createCssVariablesTheme,
  getSingletonHighlighter,
} from 'shiki'

/** A stretch of code of one kind; plain code has none. */
export interface CodeToken {
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

/** Every name of a language. */
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

/** The lines of a piece of code, each cut into tokens; adjacent tokens of one kind are one. */
export async function highlight(code: string, language: string): Promise<CodeToken[][]> {
  if (!isHighlightable(language)) return code.split('\n').map((text) => [{ text }])
  // Tags in MDX have colours only once this is loaded, which would otherwise depend on the other blocks of the site.
  if (language === 'mdx') await getSingletonHighlighter({ langs: ['tsx'] })
  // A time limit would leave lines without colours on a busy machine.
  const lines = await codeToTokensBase(code, { lang: language, theme, tokenizeTimeLimit: 0 })
  return lines.map((line) => mergeTokens(line.map(({ content, color }) => buildToken(content, color))))
}

function buildToken(text: string, color: string | undefined): CodeToken {
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
