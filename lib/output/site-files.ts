import path from 'node:path'
import { listTree } from '@/lib/content/source/read'

/** Paths of all files under a folder, such as `/help/phase/index.html`, sorted; none when there is no such folder. */
export async function readSiteFiles(folder: string): Promise<string[]> {
  return (await listTree(folder)).map((file) => `/${file}`)
}

/** The path of a file inside a folder, with forward slashes on every system. */
export function innerPath(
  folder: string,
  file: string,
  { relative, sep }: Pick<typeof path, 'relative' | 'sep'> = path,
): string {
  return relative(folder, file).replaceAll(sep, '/')
}
