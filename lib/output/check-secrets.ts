import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '@/lib/content/source/problems'

/** Checks that no key of the search but the search-only one stands in a file of the site. */
export async function checkSecrets(
  folder: string,
  { files, env }: { files: Iterable<string>; env: Record<string, string | undefined> },
): Promise<Problem[]> {
  const secrets = findSecrets(env)
  if (secrets.length === 0) return []
  const problems: Problem[] = []
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file))
    for (const { name, value } of secrets) {
      if (!bytes.includes(value)) continue
      problems.push({
        severity: 'error',
        file: path.posix.join(folder, file),
        found: `The file holds the value of ${name}, which gives away the right to change the search index.`,
        fix: 'Replace the key in the Algolia dashboard if the file was ever published, and remove what writes it.',
      })
    }
  }
  return problems
}

/** Variables that become part of the site on purpose. */
const published = /^NEXT_PUBLIC_ALGOLIA_(APP_ID|INDEX_NAME|HOSTS)$/

function findSecrets(env: Record<string, string | undefined>): Array<{ name: string; value: string }> {
  const searchKey = env.NEXT_PUBLIC_ALGOLIA_API_KEY?.trim()
  return Object.entries(env)
    .filter(([name]) => name.includes('ALGOLIA') && !published.test(name))
    .map(([name, value = '']) => ({ name, value: value.trim() }))
    .filter(({ name, value }) => (name === 'ALGOLIA_ADMIN_KEY' ? value.length >= 8 : /^[0-9a-f]{32}$/i.test(value)))
    .filter(({ name, value }) => name === 'ALGOLIA_ADMIN_KEY' || value !== searchKey)
}
