import type { Node, ParsedNode } from 'yaml'
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { Problems, Spot } from './problems'
import { explainYamlError, type YamlFault } from './yaml-errors'

/** A YAML or JSON text that has been read. */
export interface YamlSource {
  file: string
  /** What the text says; undefined when it cannot be read. */
  value: unknown
  /** The location of the value at a path, or of its key; of the nearest thing above it when there is no such value. */
  spotOf(path: PropertyKey[], part?: 'key' | 'value'): Spot
}

type YamlDocument = ReturnType<typeof parseDocument<ParsedNode>>

/** Reads YAML, of which JSON is a part. Dates stay text; only the first syntax error is told, since others follow from it. */
export function parseYaml(text: string, file: string, problems: Problems): YamlSource {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    merge: true,
    stringKeys: true,
    logLevel: 'silent',
  })
  const lines = text.split('\n')
  const spotAt = (offset: number): Spot => {
    const { line, col } = lineCounter.linePos(offset)
    return { file, line, column: col, source: lines[line - 1] ?? '' }
  }
  const { value, fault } = readValue(document)
  if (fault) {
    const spot = spotAt(fault.offset)
    const { found, fix } = explainYamlError(fault, spot.source ?? '')
    problems.add(spot, found, fix)
    return { file, value: undefined, spotOf: () => ({ file }) }
  }
  const spotOf: YamlSource['spotOf'] = (path, part = 'value') => {
    const offset = findNode(document.contents, path, part)?.range?.[0]
    return offset === undefined ? { file } : spotAt(offset)
  }
  return { file, value, spotOf }
}

function readValue(document: YamlDocument): { value?: unknown; fault?: YamlFault | undefined } {
  const fault = findFault(document)
  if (fault) return { fault }
  try {
    return { value: document.toJS() }
  } catch (error) {
    // What only shows when references are followed: a merge of something else than keys, or references without end.
    return {
      fault: { code: 'UNRESOLVABLE', message: error instanceof Error ? error.message : String(error), offset: 0 },
    }
  }
}

function findFault(document: YamlDocument): YamlFault | undefined {
  const [error] = [...document.errors, ...document.warnings]
  if (error)
    return { code: error.code, message: error.message, offset: startOfFault(document, error.pos[0], error.code) }
  let aliasFault: YamlFault | undefined
  visit(document, {
    Alias(_, alias, above) {
      const target = alias.resolve(document)
      if (target && !above.includes(target)) return
      const [code, message] = target
        ? (['UNRESOLVABLE', 'a reference leads to what it is in'] as const)
        : (['BAD_SCALAR_START', ''] as const)
      aliasFault = { code, message, offset: alias.range?.[0] ?? 0 }
      return visit.BREAK
    },
  })
  return aliasFault
}

/** An open quote is reported where the text ends, but must be fixed where it starts. */
function startOfFault(document: YamlDocument, offset: number, code: string): number {
  let start = offset
  if (code !== 'MISSING_CHAR') return start
  visit(document, {
    Scalar(_, scalar) {
      const isQuoted = scalar.type === 'QUOTE_DOUBLE' || scalar.type === 'QUOTE_SINGLE'
      if (isQuoted && scalar.range && scalar.range[0] < offset && scalar.range[1] >= offset) start = scalar.range[0]
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
