import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '@/lib/content/source/problems'

/** The files of the finished site, and what they must and must not hold. */
interface SiteFiles {
  folder: string
  /** Paths from the folder's root, each with a slash at its start. */
  files: Set<string>
  /** Of every page that must be there; decoded. */
  permalinks: Iterable<string>
  /** Values that must not be part of the site, by the names of their variables. */
  secrets: Record<string, string>
}

/** What must hold of the files of every site. */
export const fileRules: Array<(site: SiteFiles) => Problem[] | Promise<Problem[]>> = [
  checkExported,
  checkStylesheets,
  checkSecrets,
]

/** Every page was exported. */
function checkExported({ folder, files, permalinks }: SiteFiles): Problem[] {
  const pages = [...permalinks].map((permalink) => `${permalink === '/' ? '' : permalink}/index.html`)
  const missing = [...pages, '/404.html'].filter((file) => !files.has(file))
  return missing.map((file) => ({
    severity: 'error',
    file: path.posix.join(folder, file),
    found: 'The build did not write this file.',
    fix: 'Look for its route in app/.',
  }))
}

/** No stylesheet loads a file from another host. */
async function checkStylesheets({ folder, files }: SiteFiles): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const file of files) {
    if (!file.endsWith('.css')) continue
    const css = await readFile(path.join(folder, file), 'utf8')
    const [, address] = /(?:url\(\s*["']?|@import\s*["'])((?:https?:)?\/\/[^"')\s]+)/i.exec(css) ?? []
    const found = `The stylesheet loads "${address}" from another host.`
    const fix = 'Copy the file into the site, or remove the rule or component that asks for it.'
    if (address) problems.push({ severity: 'error', file: path.posix.join(folder, file), found, fix })
  }
  return problems
}

/** No file holds a secret. */
async function checkSecrets({ folder, files, secrets }: SiteFiles): Promise<Problem[]> {
  const problems: Problem[] = []
  if (Object.keys(secrets).length === 0) return problems
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file))
    for (const [name, value] of Object.entries(secrets)) {
      if (!bytes.includes(value)) continue
      problems.push({
        severity: 'error',
        file: path.posix.join(folder, file),
        found: `The file holds the value of ${name}, which gives away the right to change the search index.`,
        fix: 'Replace the key in the dashboard of the search engine if the file was ever published, and remove what writes it.',
      })
    }
  }
  return problems
}
