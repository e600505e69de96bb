import path from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { parse as parseYaml } from 'yaml'
import { missingFile, outsideContent } from '@/lib/content/links/assets'
import { type LinkBase, locate } from '@/lib/content/source/content-path'
import { fileExists, listTree, pathExists, readText } from '@/lib/content/source/read'
import { type Resolution, refuse } from '@/lib/content/source/resolution'

const { posix } = path

/** What may be left out at the end of an import's path. */
const endings = ['', ...['.tsx', '.jsx', '.ts', '.js', '.mjs'].flatMap((ending) => [ending, `/index${ending}`])]

/** Folders whose files are components that pages use by name: the engine's and Docusaurus's. */
const componentFolders = ['components', 'src/components']

/** The components of the content that need no import, by name: `components/Chart.tsx`, `src/components/Chart/index.js`. */
export async function findOwnComponents(contentDir: string): Promise<Record<string, string>> {
  const own: Record<string, string> = {}
  for (const folder of componentFolders) {
    for (const file of (await listTree(posix.join(contentDir, folder))).sort()) {
      const name = /^([A-Z]\w*)(?:\/(?:index|\1))?\.[jt]sx?$/.exec(file)?.[1]
      if (name) own[name] ??= posix.join(folder, file)
    }
  }
  return own
}

/** The file of the content, from its folder on, or the package whose exports an import line of a page asks for. */
export async function resolveModule(specifier: string, base: LinkBase): Promise<Resolution<string>> {
  if (!/^(?:\.{0,2}\/|@site\/)/.test(specifier)) return resolvePackage(specifier, base.contentDir)
  const original = locate(specifier, base, base.contentDir)
  if (!original) return outsideContent(specifier, base)
  for (const ending of endings) {
    if (await fileExists(original + ending)) return { ok: posix.relative(base.contentDir, original + ending) }
  }
  return missingFile(specifier, original, String)
}

/** The package of an import, if it is installed for the site or for its content. */
export function resolvePackage(specifier: string, contentDir: string): Resolution<string> {
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? []
  const folders = [process.cwd()]
  for (let folder = path.resolve(contentDir); folder !== path.dirname(folder); folder = path.dirname(folder))
    folders.push(folder)
  if (folders.some((folder) => pathExists(path.join(folder, 'node_modules', name)))) return { ok: specifier }
  return refuse(`The package "${name}" is not installed.`, `Run "npm install ${name}", or remove the import.`)
}

/** Reads JSON, YAML or CSV that a page imports; the rows of a table are objects by the names in its first line, with numbers as such. */
export async function readData(specifier: string, base: LinkBase): Promise<Resolution<unknown>> {
  const file = locate(specifier, base, base.contentDir)
  if (!file) return outsideContent(specifier, base)
  if (!(await fileExists(file))) return missingFile(specifier, file, String)
  try {
    return { ok: parseData(await readText(file), posix.extname(file).toLowerCase()) }
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return refuse(`The imported file ${file} cannot be read: ${reason.replace(/\.?$/, '.')}`, 'Correct the file.')
  }
}

/** The data of a text by the extension of its file. */
export function parseData(text: string, extension: string): unknown {
  if (extension === '.json') return JSON.parse(text)
  if (extension !== '.csv') return parseYaml(text)
  const cast = (value: string) => (/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(value) ? Number(value) : value)
  return parseCsv(text, { columns: true, skip_empty_lines: true, trim: true, cast })
}
