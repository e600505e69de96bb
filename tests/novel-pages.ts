import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The pages with an element, attribute or class that no page before them has: the others repeat their components. */
export function listNovelPages(folder: string, files: string[]): string[] {
  const seen = new Set<string>()
  return files.filter((file) => {
    const html = readFileSync(path.join(folder, file), 'utf8')
    const parts = html.match(/<[a-z][\w-]*| [a-z-]+=|class="[^"]*"/g) ?? []
    const isNovel = parts.some((part) => !seen.has(part))
    for (const part of parts) seen.add(part)
    return isNovel
  })
}
