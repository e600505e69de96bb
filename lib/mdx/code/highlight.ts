import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighterCore,
  type HighlighterCore,
} from 'shiki'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'

/** A stretch of code of one kind; plain code has none. */
export interface CodeToken {
  text: string
  kind?: string
}

const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '--tk-', fontStyle: false })
// Without these, Markdown has no colours: the theme tells its parts apart by weight and slant alone.
theme.tokenColors = [...(theme.tokenColors ?? []), ...markdownRules()]
const plainNames = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi'])

let highlighter: Promise<HighlighterCore> | undefined
const loadings = new Map<string, Promise<void>>()

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

/** The lines of a piece of code, each cut into tokens; adjacent tokens of one kind are one. */
export async function highlight(code: string, language: string): Promise<CodeToken[][]> {
  if (!isHighlightable(language)) return code.split('\n').map((text) => [{ text }])
  for (const inner of languagesInside(code, language)) await loadLanguage(inner)
  const shiki = await loadLanguage(language)
  // Without a limit of time: on a busy machine it would leave lines without colours.
  const lines = shiki.codeToTokensBase(code, { lang: language, theme: 'kinds', tokenizeTimeLimit: 0 })
  return lines.map((line) => mergeTokens(line.map(({ content, color }) => buildToken(content, color))))
}

/** Markdown colours the code blocks in it if their languages happen to be loaded; here it never is by chance. */
function languagesInside(code: string, language: BundledLanguage): BundledLanguage[] {
  if (!['md', 'markdown', 'mdx'].includes(language)) return []
  const tags: BundledLanguage[] = language === 'mdx' ? ['tsx'] : []
  const fenced = [...code.matchAll(/^\s*(?:`{3,}|~{3,})(\w+)/gm)].map(([, name = '']) => name).filter(isHighlightable)
  return [...tags, ...fenced]
}

function markdownRules() {
  const scopesByKind = {
    keyword: ['markup.heading'],
    constant: ['markup.bold'],
    parameter: ['markup.italic'],
    punctuation: ['punctuation.definition.list.begin', 'punctuation.definition.quote.begin', 'variable.unordered.list'],
  }
  return Object.entries(scopesByKind).map(([kind, scope]) => ({
    scope,
    settings: { foreground: `var(--tk-token-${kind})` },
  }))
}

async function loadLanguage(language: BundledLanguage): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  })
  const shiki = await highlighter
  const loading = loadings.get(language) ?? shiki.loadLanguage(bundledLanguages[language])
  loadings.set(language, loading)
  await loading
  return shiki
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
    if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text
    else merged.push({ ...token })
  }
  return merged
}
