import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '@/lib/content/source/problems'

/** Checks that no file of the site holds a secret; `secrets` are values by the names of their variables. */
export async function checkSecrets(
  folder: string,
  { files, secrets }: { files: Iterable<string>; secrets: Record<string, string> },
): Promise<Problem[]> {
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
