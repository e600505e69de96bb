import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { hashedFilesPath } from '@/lib/site/next-internals'
import { closeServer, listen } from './listen'

/** A running server of a finished site. */
export interface StaticServer {
  /** Address of the home page. */
  url: string
  port: number
  close(): Promise<void>
}

interface ServerOptions {
  /** Folder of the finished site. */
  dir: string
  /** 0 takes any free port. */
  port: number
  /** Path at which the site is served, such as `/docs`. */
  basePath?: string
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const textTypes: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

/** Serves a folder as a plain static host does; fails with a plain sentence when the port is taken. */
export async function startServer({ dir, port, basePath = '' }: ServerOptions): Promise<StaticServer> {
  const serve = below(basePath, serveFolder(dir))
  // The types of `compression` name Express's request and response, which extend Node's own.
  const compress = compression({ filter: isCompressible }) as unknown as Middleware
  const server = createServer((request, response) => compress(request, response, () => serve(request, response)))
  const actualPort = await listen(server, port)
  return { url: `http://localhost:${actualPort}${basePath}/`, port: actualPort, close: () => closeServer(server) }
}

function serveFolder(dir: string): Handler {
  const notFound = answerNotFound(path.join(dir, '404.html'))
  // `dev` looks at the disk for each request, so that a site built anew is served at once.
  const files = sirv(dir, { dev: true, etag: true, dotfiles: true, setHeaders, onNoMatch: notFound })
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return files(request, response)
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  }
}

function setHeaders(response: ServerResponse, pathname: string): void {
  const isHashed = pathname.startsWith(hashedFilesPath) || pathname.startsWith('/assets/')
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  const type = textTypes[path.extname(pathname)]
  if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.setHeader('X-Content-Type-Options', 'nosniff')
}

function answerNotFound(page: string): Handler {
  return (request, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
    if (request.method === 'HEAD') return void response.end()
    createReadStream(page)
      .on('error', () => response.end('Not found'))
      .pipe(response)
  }
}

function below(basePath: string, handler: Handler): Handler {
  if (!basePath) return handler
  return (request, response) => {
    const url = request.url ?? '/'
    if (url.startsWith(`${basePath}/`)) {
      request.url = url.slice(basePath.length)
      return handler(request, response)
    }
    if (url === basePath) return void response.writeHead(308, { Location: `${basePath}/` }).end()
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`The site is at ${basePath}/\n`)
  }
}

// A part of a file, as video players ask for, must be a part of the file itself and not of its compressed form.
function isCompressible(
  request: Parameters<typeof compression.filter>[0],
  response: Parameters<typeof compression.filter>[1],
): boolean {
  return !request.headers.range && compression.filter(request, response)
}
