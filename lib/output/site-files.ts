import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** One file of a folder tree. */
export interface SiteFile {
  /** Path from the folder's root, such as `/help/phase/index.html`. */
  path: string
  bytes: number
}

/** Every file under a folder, sorted by path; none when there is no such folder. */
export async function readSiteFiles(folder: string): Promise<SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return { path: `/${path.relative(folder, file).split(path.sep).join('/')}`, bytes: (await stat(file)).size }
    })
  return (await Promise.all(files)).sort((a, b) => (a.path < b.path ? -1 : 1))
}
