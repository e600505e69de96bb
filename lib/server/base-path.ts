import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseDocument } from 'yaml'
import { contentDir } from '@/lib/content/source/read'

/** The path at which the site is served, without a slash at its end: `` or `/docs`; of a broken file too, as far as it goes. */
export async function readBasePath(): Promise<string> {
  const text = await readFile(path.join(contentDir(), 'site.yml'), 'utf8').catch(() => '')
  const baseUrl = parseDocument(text).getIn(['baseUrl'])
  return typeof baseUrl === 'string' ? baseUrl.replace(/\/$/, '') : ''
}
