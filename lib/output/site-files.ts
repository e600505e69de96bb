import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** The folder that holds the finished site, relative to the working directory. */
export function outDir(): string {
  return process.env.OUT_DIR ?? 'out'
}

/** Paths of all files under a folder, such as `/help/phase/index.html`, sorted; none when there is no such folder. */
export async function readSiteFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
  return files.map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`).sort()
}
