import type { Node, ParsedNode } from 'yaml'
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { Problems, Spot } from './problems'

/** A YAML or JSON text that has been read. */
export interface YamlSource {
  file: string
  /** The parsed text; undefined when it cannot be read. */
  value: unknown
  /** The location of the value at a path, or of its key; of the nearest ancestor when there is no such value. */
  spotOf(path: PropertyKey[], part?: 'key' | 'value'): Spot
}

type YamlDocument = ReturnType<typeof parseDocument<ParsedNode>>

interface Fault {
  code: string
  message: string
  offset: number
}

/** Reads YAML, of which JSON is a part. Dates stay text; only the first syntax error is reported, since others follow from it. */
export function parseYaml(text: string, file: string, problems: Problems): YamlSource {
  const lineCounter = new LineCounter()
  const options = { lineCounter, prettyErrors: false, merge: true, stringKeys: true, logLevel: 'silent' } as const
  const document = parseDocument(text, options)
  const lines = text.split('\n')
  const spotAt = (offset: number): Spot => {
    const { line, col } = lineCounter.linePos(offset)
    return { file, line, column: col, source: lines[line - 1] ?? '' }
  }
  const { value, fault } = readValue(document)
  if (fault) {
    const spot = spotAt(fault.offset)
    problems.add(spot, ...explain(fault, spot.source ?? ''))
    return { file, value: undefined, spotOf: () => ({ file }) }
  }
  const spotOf: YamlSource['spotOf'] = (path, part = 'value') => {
    const offset = findNode(document.contents, path, part)?.range?.[0]
    return offset === undefined ? { file } : spotAt(offset)
  }
  return { file, value, spotOf }
}

function readValue(document: YamlDocument): { value?: unknown; fault?: Fault } {
  const [error] = [...document.errors, ...document.warnings]
  if (error) {
    const { code, message, pos } = error
    return { fault: { code, message, offset: code === 'MISSING_CHAR' ? startOfQuote(document, pos[0]) : pos[0] } }
  }
  let fault: Fault | undefined
  /** The first reference, in case that following all of them fails. */
  let reference: number | undefined
  visit(document, {
    // Numbers that read differently as numbers, such as 1.10, stay text.
    Scalar(_, scalar) {
      const { value, source } = scalar
      if (typeof value === 'number' && source !== undefined && String(value) !== source) scalar.value = source
    },
    Pair(_, { key }) {
      if (isScalar(key) && key.source === '<<') reference ??= key.range?.[0]
    },
    Alias(_, alias, ancestors) {
      const offset = alias.range?.[0] ?? 0
      reference ??= offset
      const target = alias.resolve(document)
      if (!target) fault = { code: 'BAD_SCALAR_START', message: '', offset }
      else if (ancestors.includes(target)) {
        fault = { code: 'UNRESOLVABLE', message: 'a reference leads to what it is in', offset }
      }
      return fault && visit.BREAK
    },
  })
  if (fault) return { fault }
  try {
    return { value: document.toJS() }
  } catch (error) {
    // A merge of something else than keys, or references without end.
    const message = error instanceof Error ? error.message : String(error)
    return { fault: { code: 'UNRESOLVABLE', message, offset: reference ?? 0 } }
  }
}

/** An open quote is reported where the text ends, but must be fixed where it starts. */
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

/** Explains a fault to a writer, with the corrected line where that can be determined. */
function explain({ code, message }: Fault, line: string): [found: string, fix: string] {
  const quote = `Put the value in quotes: ${quoteValue(line)}`
  const badStart: [string, string] = ['The value starts with a character that has a meaning in YAML.', quote]
  const badIndent: [string, string] = [
    'The indentation does not match the lines around.',
    'Start what belongs together in the same column.',
  ]
  const key = (/^[\s-]*([^:]*)/.exec(line)?.[1] ?? '').trim().replace(/^["']|["']$/g, '')
  const known: Record<string, [string, string] | false> = {
    BLOCK_AS_IMPLICIT_KEY: /:\s.*:\s/.test(line)
      ? ['The value holds a colon and a space, which start a new key.', quote]
      : badIndent,
    BAD_SCALAR_START: badStart,
    TAG_RESOLVE_FAILED: badStart,
    UNEXPECTED_TOKEN: message.includes('at node end') && ['More text follows after the end of the value.', quote],
    DUPLICATE_KEY: [`The key "${key}" is written twice.`, 'Keep one of the two.'],
    TAB_AS_INDENT: ['The line is indented with a tab.', 'Indent with spaces.'],
    BAD_INDENT: message.startsWith('Flow')
      ? ['A bracket that opens above is not closed.', 'Add the closing bracket.']
      : badIndent,
    MISSING_CHAR: message.includes('quote') && ['A quote opens here and is never closed.', 'Add the closing quote.'],
    MULTILINE_IMPLICIT_KEY: [
      'The line is not a key with a value.',
      'Write "key: value", with a space after the colon.',
    ],
  }
  const general = 'Check quotes, brackets and indentation here and above.'
  return known[code] || [`The text is not valid YAML (${message}).`, general]
}

/** The line with its value in quotes that the value does not contain. */
function quoteValue(line: string): string {
  const [, key = '', typed = ''] = /^\s*((?:- )?[^:]+:\s+)(.*?)\s*$/.exec(line) ?? []
  if (typed === '') return 'key: "value".'
  const inner = /^(['"]).*\1$/.test(typed) && !/^".*".*"$/.test(typed) ? typed.slice(1, -1) : typed
  return `${key}${inner.includes('"') ? `'${inner.replaceAll("'", "''")}'` : `"${inner}"`}`
}
