import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '@/lib/content/source/problems'
import { payloadFiles } from '@/lib/site/next-internals'

/** Checks that every page was exported, with the payload that the client asks for when a reader follows a link. */
export function checkExported(folder: string, permalinks: Iterable<string>, files: Set<string>): Problem[] {
  const missing = [...permalinks].flatMap((permalink) => {
    const base = permalink === '/' ? '' : permalink
    if (!files.has(`${base}/index.html`)) return [`${base}/index.html`]
    const payloads = payloadFiles(permalink)
    return payloads.some((file) => files.has(file)) ? [] : [payloads[0]]
  })
  return [...missing, ...(files.has('/404.html') ? [] : ['/404.html'])].map((file) => ({
    severity: 'error',
    file: path.posix.join(folder, file),
    found: 'The build did not write this file.',
    fix: 'Look for its route in app/.',
  }))
}

/** Checks that no stylesheet loads a file from another host. */
export async function checkStylesheets(folder: string, files: Iterable<string>): Promise<Problem[]> {
  const sheets = [...files].filter((file) => file.endsWith('.css'))
  const problems = await Promise.all(
    sheets.map(async (file): Promise<Problem[]> => {
      const css = await readFile(path.join(folder, file), 'utf8')
      const [, address] = /(?:url\(\s*["']?|@import\s*["'])((?:https?:)?\/\/[^"')\s]+)/i.exec(css) ?? []
      if (!address) return []
      const found = `The stylesheet loads "${address}" from another host.`
      return [{ severity: 'error', file: path.posix.join(folder, file), found, fix: 'Copy the file into the site.' }]
    }),
  )
  return problems.flat()
}
