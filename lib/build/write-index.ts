import { createHash } from 'node:crypto'
import path from 'node:path'
import { assetDir } from '@/lib/content/links/assets'
import { writeWhole } from '@/lib/content/source/read'
import type { SearchablePage } from '@/lib/search/records'

/** Writes the index of the local search to the assets, under a name that changes with it; tells its site path. */
export async function writeSearchIndex(pages: SearchablePage[], language: string): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(pages))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const name = `search-${language}-${hash}.json`
  await writeWhole(path.join(assetDir(), name), bytes)
  return `/assets/${name}`
}
