import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import sendStream from 'send'
import { hashedHeaders, isHashed, siteHeaders } from '@/lib/build/finish/host-files'
import { innerPath } from '@/lib/output/site-files'
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

/** Types of text for which the library sets no charset. */
const textTypes: Record<string, string> = { '.svg': 'image/svg+xml', '.xml': 'application/xml' }

/** Serves a folder as a plain static host does; fails with a plain sentence when the port is taken. */
export async function startServer({ dir, port, basePath = '' }: ServerOptions): Promise<StaticServer> {
  const serve = below(basePath, serveFolder(dir))
  // The types of `compression` name Express's request and response, which extend Node's own.
  const compress = compression({ filter: isCompressible }) as unknown as (
    ...args: [...Parameters<Handler>, next: () => void]
  ) => void
  const server = createServer((request, response) => {
    setAll(response, siteHeaders)
    compress(request, response, () => serve(request, response))
  })
  const actualPort = await listen(server, port)
  return { url: `http://localhost:${actualPort}${basePath}/`, port: actualPort, close: () => closeServer(server) }
}

function serveFolder(dir: string): Handler {
  return (request, response) => {
    const pass = () => answerNotFound(request, response, path.join(dir, '404.html'))
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    else sendFile(request, response, { dir, index: 'index.html', setHeaders: headersOf(dir), pass })
  }
}

interface Sending {
  /** The folder in which to look up a path, determined for each request. */
  dir: string
  /** The file that answers for a folder; none when missing. */
  index?: string
  setHeaders?: (response: ServerResponse, file: string) => void
  /** Answers when there is no such file. */
  pass: () => void
}

/** Answers with a file of a folder, or with the requested range of it. */
export function sendFile(request: IncomingMessage, response: ServerResponse, sending: Sending): void {
  const { dir, index = false, setHeaders: addHeaders, pass } = sending
  const send = (pathname: string) =>
    sendStream(request, pathname, { root: dir, index, dotfiles: 'allow', cacheControl: false })
      .on('headers', (_: ServerResponse, file: string) => addHeaders?.(response, `/${innerPath(dir, file)}`))
      .on('directory', () => (index ? send(`${pathname}/`) : pass()))
      .on('error', ({ status = 500, code }: { status?: number; code?: string }) => {
        if (response.headersSent) return void response.destroy()
        // Drops the headers of a file that could not be read completely.
        for (const name of ['Content-Length', 'ETag', 'Last-Modified']) response.removeHeader(name)
        // Impossible paths, and links that lead to themselves, are answered like missing ones.
        if ((status >= 400 && status <= 404) || code === 'ELOOP') pass()
        else response.writeHead(status).end()
      })
      .pipe(response)
  send(request.url?.replace(/[?#].*/s, '') ?? '/')
}

function headersOf(dir: string): Sending['setHeaders'] {
  return (response, file) => {
    setAll(response, isHashed(file, dir) ? hashedHeaders : { 'Cache-Control': 'no-cache' })
    const type = textTypes[path.extname(file)]
    if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`)
  }
}

function setAll(response: ServerResponse, headers: object): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

function answerNotFound(request: IncomingMessage, response: ServerResponse, page: string): void {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
  if (request.method === 'HEAD') return void response.end()
  createReadStream(page)
    .on('error', () => response.end('Not found'))
    .pipe(response)
}

function below(basePath: string, handler: Handler): Handler {
  if (!basePath) return handler
  return (request, response) => {
    const url = request.url ?? '/'
    if (url.startsWith(`${basePath}/`)) {
      request.url = url.slice(basePath.length)
      return handler(request, response)
    }
    const [pathname, ...query] = url.split(/(?=\?)/)
    if (pathname === basePath)
      return void response.writeHead(308, { Location: [`${basePath}/`, ...query].join('') }).end()
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`The site is at ${basePath}/\n`)
  }
}

/** A range of a file, as video players request it, must be a range of the file itself and not of its compressed form. */
function isCompressible(
  request: Parameters<typeof compression.filter>[0],
  response: Parameters<typeof compression.filter>[1],
): boolean {
  return !request.headers.range && compression.filter(request, response)
}
