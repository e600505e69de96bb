import type { Node, ParsedNode } from 'yaml'
import { CST, isAlias, isMap, isNode, isScalar, isSeq, Lexer, LineCounter, parseDocument, visit } from 'yaml'
import { type Diagnostic, diagnose } from '@/lib/site/problems/diagnostic'
import type { Problems, SourceLocation } from '@/lib/site/problems/problems'

/** A parsed YAML or JSON file. */
export interface YamlSource {
  file: string
  /** Undefined if the file cannot be parsed. */
  value: unknown
  /** The location of the value at a path, or of its key; falls back to the nearest ancestor. */
  locationOf(path: PropertyKey[], part?: 'key' | 'value'): SourceLocation
}

type YamlDocument = ReturnType<typeof parseDocument<ParsedNode>>

interface Fault {
  code: string
  message: string
  offset: number
}

/** Parses YAML or JSON. Dates stay text; only the first syntax error is reported, since others follow from it. */
export function parseYaml(text: string, file: string, problems: Problems): YamlSource {
  const lineCounter = new LineCounter()
  const options = { lineCounter, prettyErrors: false, merge: true, stringKeys: true, logLevel: 'error' } as const
  const document = parseDocument(text, options)
  const lines = text.split('\n')
  const locationAt = (offset: number): SourceLocation => {
    const { line, col } = lineCounter.linePos(offset)
    return { file, line, column: col, source: lines[line - 1] ?? '' }
  }
  for (const { offset, comment } of findGluedComments(text)) {
    const location = locationAt(offset)
    problems.add(location, 'yaml-comment', { comment, corrected: quoteValue(location.source ?? '') })
  }
  const { value, fault } = readValue(document, text)
  if (fault) {
    const location = locationAt(fault.offset)
    problems.addAll([{ ...location, ...explain(fault, location.source ?? '') }])
    return { file, value: undefined, locationOf: () => ({ file }) }
  }
  const locationOf: YamlSource['locationOf'] = (path, part = 'value') => {
    const offset = findNode(document.contents, path, part)?.range?.[0]
    return offset === undefined ? { file } : locationAt(offset)
  }
  return { file, value, locationOf }
}

/** Comments after a value whose sign is directly followed by text, as in `title: Update #2`. */
function findGluedComments(text: string): Array<{ offset: number; comment: string }> {
  const found: Array<{ offset: number; comment: string }> = []
  let offset = 0
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token)
    // Marks of the lexer, which are not in the text.
    if (type === 'doc-mode' || type === 'flow-error-end' || type === 'scalar') continue
    const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
    if (type === 'comment' && /^#[^\s#]/.test(token) && before.trim() !== '')
      found.push({ offset, comment: token.trimEnd() })
    offset += token.length
  }
  return found
}

function readValue(document: YamlDocument, text: string): { value?: unknown; fault?: Fault } {
  const [error] = [...document.errors, ...document.warnings]
  if (error?.code === 'MULTIPLE_DOCS') {
    const offset = startOfSeparator(text, error.pos[0])
    if (hasContent(text.slice(offset))) return { fault: { code: error.code, message: '', offset } }
  } else if (error) {
    const { code, message, pos } = error
    return { fault: { code, message, offset: code === 'MISSING_CHAR' ? startOfQuote(document, pos[0]) : pos[0] } }
  }
  /** The first alias or merge key, in case resolving them fails. */
  let reference: number | undefined
  let fault: Fault | undefined
  visit(document, {
    // Numbers whose text would change, such as 1.10, stay text.
    Scalar(_, scalar) {
      const { value, source } = scalar
      if (typeof value === 'number' && source !== undefined && String(value) !== source) scalar.value = source
    },
    Pair(_, { key }) {
      if (!isScalar(key)) return
      if (key.source === '<<') reference ??= key.range?.[0]
      if (key.value === '__proto__') fault ??= { code: 'PROTOTYPE', message: '', offset: key.range?.[0] ?? 0 }
    },
    Alias(_, { range }) {
      reference ??= range?.[0]
    },
  })
  if (fault) return { fault }
  try {
    const value: unknown = document.toJS()
    // Throws if an alias refers to a node that contains it.
    JSON.stringify(value)
    return { value }
  } catch (error) {
    const isUnknown = String(error).includes('Unresolved alias')
    const message = 'a reference cannot be resolved'
    return { fault: { code: isUnknown ? 'BAD_SCALAR_START' : 'UNRESOLVABLE', message, offset: reference ?? 0 } }
  }
}

/** The line "---" or "..." before the second document of a file. */
function startOfSeparator(text: string, start: number): number {
  const separators = [...text.matchAll(/^(?:---|\.\.\.)(?=\s|$)/gm)].map(({ index }) => index)
  return separators.findLast((index) => index <= start && /\S/.test(text.slice(0, index))) ?? start
}

/** Whether a text has more than separators, blank lines and comments. */
function hasContent(text: string): boolean {
  return text.split('\n').some((line) => !/^(?:---|\.\.\.)?\s*(?:#.*)?$/.test(line))
}

/** The parser reports an open quote at the end of the text; this finds its start. */
function startOfQuote(document: YamlDocument, end: number): number {
  let start = end
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < end && range[1] >= end) start = range[0]
    },
  })
  return start
}

function findNode(root: unknown, path: PropertyKey[], part: 'key' | 'value'): Node | undefined {
  let key: Node | undefined
  let value: unknown = root
  for (const step of path) {
    if (isSeq(value)) {
      const entry: unknown = value.items[Number(step)]
      if (!isNode(entry)) break
      key = entry
      value = entry
    } else {
      const pair = isMap(value)
        ? value.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step))
        : undefined
      if (!pair || !isNode(pair.key)) break
      key = pair.key
      value = pair.value
    }
    if (isAlias(value)) break
  }
  return part === 'value' && isNode(value) ? value : key
}

/** The diagnostic of a fault, with the corrected line if possible. */
function explain({ code, message }: Fault, line: string): Diagnostic {
  const corrected = quoteValue(line)
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:\s.*:\s/.test(line) ? diagnose('yaml-colon', { corrected }) : diagnose('yaml-indentation')
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
      return diagnose('yaml-special-character', { corrected })
    case 'UNEXPECTED_TOKEN':
      if (message.includes('at node end')) return diagnose('yaml-trailing-text', { corrected })
      break
    case 'DUPLICATE_KEY': {
      const key = (/^[\s-]*([^:]*)/.exec(line)?.[1] ?? '').trim().replace(/^["']|["']$/g, '')
      return diagnose('yaml-duplicate-key', { key })
    }
    case 'MULTIPLE_DOCS':
      return diagnose('yaml-second-document')
    case 'PROTOTYPE':
      return diagnose('yaml-reserved-key')
    case 'TAB_AS_INDENT':
      return diagnose('yaml-tab')
    case 'BAD_INDENT':
      return diagnose(message.startsWith('Flow') ? 'yaml-open-bracket' : 'yaml-indentation')
    case 'MISSING_CHAR':
      if (message.includes('quote')) return diagnose('yaml-open-quote')
      break
    case 'MULTILINE_IMPLICIT_KEY':
      return diagnose('yaml-no-value')
  }
  return diagnose('yaml-syntax', { reason: message })
}

/** The line with its value in quotes of a kind that the value does not contain. */
function quoteValue(line: string): string {
  const [, key = '', typed = ''] = /^((?:- )?[^:]+:\s+)(.*)/s.exec(line.trim()) ?? []
  if (typed === '') return 'key: "value".'
  const isQuoted = /^(?:'.*'|"[^"]*")$/.test(typed)
  const inner = isQuoted ? typed.slice(1, -1) : typed
  return `${key}${inner.includes('"') ? `'${inner.replaceAll("'", "''")}'` : `"${inner}"`}`
}
