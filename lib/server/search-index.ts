import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readSearchablePages } from '@/lib/build/read-records'
import { contentDir, signTree } from '@/lib/content/source/read'
import { indexFile } from '@/lib/search/local/load-engine'

interface Built {
  key: string
  index: Promise<string>
}

/** Answers a request, or lets others answer it. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Serves the search index of the content as it is now; reads the content again only after a change. */
export function serveSearchIndex(): Middleware {
  let built: Built | undefined
  return async (request, response, next) => {
    const { url = '' } = request
    if (url !== indexFile) return next()
    const key = signTree(contentDir())
    if (built?.key !== key) built = { key, index: readSearchablePages().then((pages) => JSON.stringify(pages)) }
    try {
      const body = await built.index
      const etag = formatTag(body)
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

function formatTag(body: string): string {
  return `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
}
