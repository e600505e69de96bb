import path from 'node:path'
import { diagnose } from '@/lib/site/problems/diagnostic'
import type { Problem } from '@/lib/site/problems/problems'

/** Reports files of the writer at addresses of other files or their folders. */
export function findConflicts(files: Iterable<string>, others: Iterable<string>, staticDir: string): Problem[] {
  const taken = new Set(Array.from(others, pathAndFolders).flat())
  return [...files].flatMap((file) => {
    if (!taken.has(file)) return []
    return [{ file: path.posix.join(staticDir, file), ...diagnose('taken-address', { address: file }) }]
  })
}

function pathAndFolders(file: string): string[] {
  const folders = []
  for (let end = file.length; end > 0; end = file.lastIndexOf('/', end - 1)) folders.push(file.slice(0, end))
  return folders
}
