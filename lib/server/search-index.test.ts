import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { indexFile } from '@/lib/search/local/load-engine'
import type { SearchablePage } from '@/lib/search/records'
import { writeFolder } from '@/tests/write-folder'
import { closeServer, listen } from './listen'
import { serveSearchIndex } from './search-index'

test('the index follows what is saved, and is not sent again when nothing was', async () => {
  const env = process.env as Record<string, string | undefined>
  const before = env.NODE_ENV
  env.NODE_ENV = 'development'
  env.CONTENT_DIR = await writeFolder('site', { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n' })
  const answer = serveSearchIndex()
  const server = createServer((request, response) => answer(request, response, () => response.writeHead(404).end()))
  try {
    const origin = `http://127.0.0.1:${await listen(server, 0)}`
    const url = origin + indexFile
    expect((await fetch(`${origin}/other.json`)).status).toBe(404)
    const titles = async () => {
      const pages = (await (await fetch(url)).json()) as SearchablePage[]
      return pages.map(({ title }) => title)
    }
    expect(await titles()).toEqual(['Home'])
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    await writeFile(path.join(env.CONTENT_DIR, 'docs/new.md'), '# New\n')
    expect((await titles()).sort()).toEqual(['Home', 'New'])
  } finally {
    env.NODE_ENV = before
    await closeServer(server)
  }
})
