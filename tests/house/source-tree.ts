import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What one file imports from one module. */
export interface Import {
  file: string
  specifier: string
  /** The module's path in the project, as it is written; undefined for a package. */
  own: string | undefined
  /** The file that the path names; undefined for a package and for what is no code. */
  target: string | undefined
  isType: boolean
  /** Loaded when wanted, or started as a worker. */
  isLazy: boolean
  /** The imported names; `*` stands for all of them. */
  names: string[]
}

/** A file of code. */
export interface SourceFile {
  file: string
  text: string
  lines: number
  imports: Import[]
}

/** The code of a checkout: what is shipped or run, and the tests beside it and below `tests`. */
export interface SourceTree {
  sources: SourceFile[]
  tests: SourceFile[]
}

/** Reads the code of the checkout at `root`. */
export function readSourceTree(root = '.'): SourceTree {
  const files = ['app', 'components', 'lib', 'scripts', 'tests'].flatMap((folder) => listCode(root, folder))
  const all = new Set(files)
  const read = (file: string): SourceFile => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return { file, text, lines: countLines(text), imports: readImports({ file, text }, all) }
  }
  const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file)
  const settings = ['next.config.mjs', 'playwright.config.ts'].filter((file) => existsSync(path.join(root, file)))
  return {
    sources: files.filter((file) => !isTest(file)).map(read),
    tests: [...files.filter(isTest), ...settings].map(read),
  }
}

/** The number of lines of a text, without empty ones at its end. */
export function countLines(text: string): number {
  return text.trimEnd().split('\n').length
}

function listCode(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.d\.ts$|\/(fixtures|node_modules)\//.test(file))
}

function readImports({ file, text }: { file: string; text: string }, files: Set<string>): Import[] {
  const statements = text.matchAll(/^(?:import|export)\s+(?:(type\s)?([^'"]*?)\s+from\s+)?'([^']+)'/gm)
  const lazy = text.matchAll(/\b(?:import\(|new URL\()\s*'([^']+)'/g)
  const found = [...statements].map(([, type, names = '', specifier = '']) => ({
    specifier,
    isType: type !== undefined || /^\{(\s*type\s[^,]+,?)+\s*\}$/.test(names),
    isLazy: false,
    names: readNames(names),
  }))
  const loaded = [...lazy].map(([, specifier = '']) => ({ specifier, isType: false, isLazy: true, names: ['*'] }))
  return [...found, ...loaded].map((one) => {
    const own = ownPath(file, one.specifier)
    return { file, ...one, own, target: own && findFile(own, files) }
  })
}

/** The names in `Default, { one, two as three, type Four }` or `* as all`, as the module exports them. */
function readNames(clause: string): string[] {
  if (clause.includes('*')) return ['*']
  const [outside = '', inside = ''] = clause.split('{')
  const listed = inside.split(/[,}]/).map((name) => name.replace(/^\s*type\s/, '').replace(/\sas\s.*/, ''))
  return [...(/\w/.test(outside) ? ['default'] : []), ...listed.map((name) => name.trim()).filter(Boolean)]
}

function ownPath(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined
}

function findFile(own: string, files: Set<string>): string | undefined {
  return ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((end) => `${own}${end}`).find((file) => files.has(file))
}
