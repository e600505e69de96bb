import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readSearchablePages } from '@/lib/build/read-records'
import { contentDir, signTree } from '@/lib/content/source/read'

/** The address at which the development server has the search's index, under the base path. */
export const devIndexPath = '/__search-index.json'

interface Built {
  key: string
  body: Promise<string>
}

/** Answers with an index of the content as it is now; reads it again only when a file of it has changed. */
export function serveSearchIndex(): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  let built: Built | undefined
  return async (request, response) => {
    const key = signTree(contentDir())
    if (built?.key !== key) built = { key, body: readSearchablePages().then((pages) => JSON.stringify(pages)) }
    try {
      const body = await built.body
      const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
      const isKnown = request.headers['if-none-match'] === etag
      response.writeHead(isKnown ? 304 : 200, { 'content-type': 'application/json', 'cache-control': 'no-cache', etag })
      response.end(isKnown ? undefined : body)
    } catch (error) {
      built = undefined
      console.error(error)
      response.writeHead(500).end()
    }
  }
}
