import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/** What a module refers to. */
export interface Imports {
  /** Modules and packages with a value, or only with types. */
  values: string[]
  types: string[]
  /** Texts of the program, such as the entry of a bundler. */
  strings: string[]
}

const { posix } = path

/** The imports of a module. Modules of this program are paths from its root, such as `lib/site/href.ts`. */
export function readImports(file: string, program = readFileSync(file, 'utf8')): Imports {
  const found: Imports = { values: [], types: [], strings: [] }
  if (!/\.(?:tsx?|mjs)$/.test(file)) return found
  const visit = (node: unknown): void => {
    if (!isNode(node)) return
    const { source } = node
    if (isNode(source) && typeof source.value === 'string') {
      found[isOnlyTypes(node) ? 'types' : 'values'].push(locate(source.value, file))
    } else if (node.type === 'Literal' && typeof node.value === 'string') found.strings.push(node.value)
    else if (node.type === 'TemplateElement') found.strings.push((node.value as { cooked: string }).cooked)
    for (const inner of Object.values(node)) visit(inner)
  }
  visit(parseAst(program, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

interface AstNode {
  type?: string
  source?: unknown
  value?: unknown
  [key: string]: unknown
}

function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null
}

/** Whether nothing of an import is left in the program. */
function isOnlyTypes({ type, importKind, exportKind, specifiers }: AstNode): boolean {
  if (type === 'TSImportType' || importKind === 'type' || exportKind === 'type') return true
  const names = Array.isArray(specifiers) ? specifiers : []
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type')
}

/** The file of a module; the name of a package as it is. */
function locate(typed: string, importer: string): string {
  if (!/^(?:@|\.{1,2})\//.test(typed)) return typed
  const named = typed.startsWith('@/') ? typed.slice(2) : posix.join(posix.dirname(importer), typed)
  const files = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'].map((ending) => named + ending)
  const file = files.find((name) => /\.\w+$/.test(name) && existsSync(name))
  if (file === undefined) throw new Error(`${importer} imports "${typed}", which is no file.`)
  return file
}

/** The name of a package that an import or text begins with. */
export function packageOf(typed: string): string {
  return /^(?:@[\w.-]+\/)?[\w.-]+/.exec(typed)?.[0] ?? ''
}
