import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from '@/lib/site/environment'

const { posix } = path

/** The module of an import or export with a value, or of an import on demand; types leave no trace in the program. */
const imports =
  /^(?:import|export)(?!\s+type\b)(?:[^'"`;]*?\bfrom)?\s*(['"])([^'"\n]+)\1|\bimport\(\s*(['"])([^'"\n]+)\3\s*\)/gm

/** A hash of the files of a program, the versions of the packages, and that of Node. */
export function hashFiles(files: string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of [...files, 'package-lock.json']) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('base64url').slice(0, 22)
}

/** All files of a program that begins with a module, and of the site's extension, without its drawings, which load on demand. */
export function listProgram(entry: string): string[] {
  return [...new Set([...listImported(entry), ...listImported(environment.extension, { onDemand: false })])].sort()
}

/** All files that a module imports, directly or indirectly, and the module itself; sorted. Markup on demand is for Next only. */
export function listImported(entry: string, { onDemand = true } = {}, found = new Set<string>()): string[] {
  found.add(entry)
  if (!/\.tsx?$/.test(entry)) return [...found]
  for (const [, , still, , late = ''] of readFileSync(entry, 'utf8').matchAll(imports)) {
    const file = locateModule(still ?? (onDemand ? late : ''), entry)
    const isMarkup = still === undefined && file?.endsWith('.tsx')
    if (file !== undefined && !isMarkup && !found.has(file)) listImported(file, { onDemand }, found)
  }
  return [...found].sort()
}

/** The file of a module, relative to the working directory; undefined for a package. */
function locateModule(typed: string, importer: string): string | undefined {
  if (!/^(?:@|\.{1,2})\//.test(typed)) return undefined
  const named = typed.startsWith('@/') ? typed.slice(2) : posix.join(posix.dirname(importer), typed)
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => named + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(file))
}
