import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import path from 'node:path'
import { duplexPair } from 'node:stream'
import next from 'next'
import { formatStop, workerFile } from '@/lib/build/write-offline'
import type { SiteGraph } from '@/lib/content/graph'
import { findRedirect } from '@/lib/content/links/redirects'
import { serveBuildFiles } from './build-files'
import type { ContentEvents } from './content-events'
import { closeServer } from './listen'
import { below, chain, type Middleware, refuseForeign } from './middleware'
import { sendFile } from './static-server'
import type { DevMessage } from './supervisor'

interface DevServerOptions {
  /** The port whose connections this process gets as messages. */
  port: number
  /** Path at which the site is served, such as `/docs`. */
  basePath: string
  contentDir: string
  assetDir: string
  events: ContentEvents
  /** The site as it was written last. */
  getGraph: () => SiteGraph
}

/** A running development server. */
export interface DevServer {
  url: string
  close(): Promise<void>
}

/** The address of the change events; see `components/dev/content-refresh.client.tsx`. */
const eventsPath = '/__content-events'

/** Next's development server with the writer's files beside the pages, on this machine only. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { port, basePath, contentDir, assetDir, events, getGraph } = options
  const server = createServer()
  skipStaticPaths()
  const app = next({ dev: true, hostname: 'localhost', port, httpServer: server })
  await app.prepare()
  const showPage = app.getRequestHandler()
  server.on(
    'request',
    chain([
      refuseForeign,
      serveAt(eventsPath, (request, response) => {
        events.handle(request, response)
        // A page is shown: the first change that the writer saves finds the compiler loaded.
        void import('@/lib/mdx/compile')
      }),
      // The service worker of a finished site that was served at this port before must stop.
      serveAt(`${basePath}/${workerFile}`, (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(formatStop(basePath))
      }),
      below(`${basePath}/assets`, serveFolder(assetDir)),
      below(basePath, serveFolder(path.join(contentDir, 'static'))),
      (request, response, pass) =>
        // Next's own files are many, and none of the content.
        request.url?.startsWith(`${basePath}/_next/`) ? void showPage(request, response) : pass(),
      below(basePath, redirect(basePath, getGraph)),
      below(basePath, serveBuildFiles(getGraph)),
      (request, response) => showPage(request, response),
    ]),
  )
  process.on('message', (_message, socket?: Socket) => {
    process.send?.('taken' satisfies DevMessage)
    // It may have been closed on the way.
    if (!socket) return
    server.emit('connection', socket)
    socket.resume()
  })
  warmUp(server, basePath)
  const url = `http://localhost:${port}${basePath}/`
  return {
    url,
    close: async () => {
      await events.close()
      // Without waiting: an open page keeps a socket, which Next closes.
      void closeServer(server)
      await app.close()
    },
  }
}

/** Requests a page, so that Next compiles its program: the port's connections wait until the content has been read. */
function warmUp(server: Server, basePath: string): void {
  const [near, far] = duplexPair()
  server.emit('connection', far)
  // Next redirects no file to an address with a slash, and renders no HTML for a request with the header `RSC`.
  const headers = ['Host: localhost', 'RSC: 1', 'Connection: close']
  near.resume().write(`GET ${basePath}/none.txt HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
}

/**
 * Next would list the addresses of a route for each request, in a new process, which takes longer than to render a page. Without
 * cached components the list has no effect.
 */
function skipStaticPaths(): void {
  const { default: NextServer } = createRequire(import.meta.url)('next/dist/server/dev/next-dev-server')
  if (!('getStaticPaths' in NextServer.prototype)) throw new Error('Next has no method getStaticPaths.')
  NextServer.prototype.getStaticPaths = async () => ({})
}

function serveAt(url: string, serve: Middleware): Middleware {
  return (request, response, pass) => (request.url === url ? serve(request, response, pass) : pass())
}

function serveFolder(folder: string): Middleware {
  return (request, response, pass) =>
    sendFile(request, response, {
      dir: folder,
      // Browsers would otherwise show a copy of a changed file for a while.
      setHeaders: () => response.setHeader('Cache-Control', 'no-cache'),
      pass,
    })
}

/** Redirects temporarily, since the writer may change the target at any time. */
function redirect(basePath: string, getGraph: DevServerOptions['getGraph']): Middleware {
  return (request, response, pass) => {
    const [, pathname = '/', search = ''] = splitAddress(request.url)
    const isPage = request.headers.accept?.includes('text/html')
    const target = isPage ? findRedirect(pathname, getGraph().redirects) : undefined
    if (target === undefined) return pass()
    const [path, hash = ''] = target.split(/(?=#)/)
    response
      .writeHead(302, { Location: `${basePath}${search ? path?.replace(/\?.*/, '') : path}${search}${hash}` })
      .end()
  }
}

function splitAddress(url = '/'): string[] {
  return /^([^?]*)(.*)/s.exec(url) ?? []
}
