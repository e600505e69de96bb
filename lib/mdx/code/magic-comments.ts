/** Code without its magic comments, and the lines that they highlight, counted from 1. */
export interface MarkedCode {
  code: string
  highlighted: Set<number>
}

type CommentStyle = 'slash' | 'hash' | 'html' | 'jsx' | 'dash' | 'percent'

const patternByStyle: Record<CommentStyle, string> = {
  slash: '(?://\\s*(?<slash>NAME)|/\\*\\s*(?<block>NAME)\\s*\\*/)',
  hash: '#\\s*(?<hash>NAME)',
  html: '<!--\\s*(?<html>NAME)\\s*-->',
  jsx: '\\{/\\*\\s*(?<jsx>NAME)\\s*\\*/\\}',
  dash: '--\\s*(?<dash>NAME)',
  percent: '%\\s*(?<percent>NAME)',
}

const stylesByLanguage: Record<string, CommentStyle[]> = {
  ...forAll(
    ['bash', 'shellscript', 'sh', 'zsh', 'python', 'py', 'yaml', 'yml', 'r', 'toml', 'ruby', 'rb', 'make', 'ini'],
    ['hash'],
  ),
  ...forAll(['html', 'xml', 'vue', 'svg'], ['html', 'slash']),
  ...forAll(['md', 'markdown', 'mdx'], ['html', 'jsx']),
  ...forAll(
    ['js', 'javascript', 'ts', 'typescript', 'css', 'scss', 'java', 'c', 'cpp', 'go', 'rust', 'json5', 'jsonc'],
    ['slash'],
  ),
  ...forAll(['jsx', 'tsx'], ['slash', 'jsx']),
  ...forAll(['sql', 'lua', 'haskell'], ['dash']),
  ...forAll(['matlab', 'tex', 'latex'], ['percent']),
}

/** Styles tried in a language that is not listed; `--` and `%` are too common as text. */
const commonStyles: CommentStyle[] = ['slash', 'hash', 'html', 'jsx']

/** Reads and removes lines that hold nothing but `highlight-next-line`, `highlight-start` or `highlight-end` in a comment. */
export function readMagicComments(code: string, language: string): MarkedCode {
  const pattern = buildPattern(stylesByLanguage[language] ?? commonStyles)
  const kept: string[] = []
  const highlighted = new Set<number>()
  let isInside = false
  let isNext = false
  for (const line of code.split('\n')) {
    const name = Object.values(pattern.exec(line)?.groups ?? {}).find(Boolean)
    if (name === undefined) {
      kept.push(line)
      if (isInside || isNext) highlighted.add(kept.length)
      isNext = false
    } else if (name === 'highlight-next-line') isNext = true
    else isInside = name === 'highlight-start'
  }
  return { code: kept.join('\n'), highlighted }
}

function buildPattern(styles: CommentStyle[]): RegExp {
  const name = 'highlight-next-line|highlight-start|highlight-end'
  const alternatives = styles.map((style) => patternByStyle[style].replaceAll('NAME', name))
  return new RegExp(`^\\s*(?:${alternatives.join('|')})\\s*$`)
}

function forAll(languages: string[], styles: CommentStyle[]): Record<string, CommentStyle[]> {
  return Object.fromEntries(languages.map((language) => [language, styles]))
}
