import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readSearchablePages } from '@/lib/build/read-records'
import { formatSearchIndex } from '@/lib/build/searchable-page'
import { contentDir, signTree } from '@/lib/content/source/read'

interface Built {
  key: string
  files: Promise<Map<string, string>>
}

/** Answers a request, or lets others answer it. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Answers with a file of the search's index, of the content as it is now; reads the content again only when a file of it has
 * changed.
 */
export function serveSearchIndex(): Middleware {
  let built: Built | undefined
  return async (request, response, next) => {
    const { url = '' } = request
    if (!url.startsWith('/search-index/')) return next()
    const key = signTree(contentDir())
    if (built?.key !== key) built = { key, files: readSearchablePages().then(formatSearchIndex) }
    try {
      const body = (await built.files).get(url)
      if (body === undefined) return next()
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
