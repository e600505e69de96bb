import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import next from 'next'
import { describeSearchable } from '@/lib/build/searchable-page'
import { formatStop, workerFile } from '@/lib/build/write-offline'
import { getSite } from '@/lib/content/site'
import { formatIndex, indexFile } from '@/lib/search/records'
import { watchContent } from './content-events'
import { closeServer, listen } from './listen'
import { sendFile } from './static-server'

interface DevServerOptions {
  port: number
  /** Path at which the site is served, such as `/docs`. */
  basePath: string
  contentDir: string
  assetDir: string
  /** Called with the files of each change of the content, before browsers reload. */
  onChange: (files: string[]) => Promise<void>
  /** The new address of a moved page, both without the base path. */
  findRedirect: (pathname: string) => Promise<string | undefined>
  /** The route of a page in `app/` when it differs from the address; both without the base path. */
  findRoute: (pathname: string) => Promise<string | undefined>
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (url?: string) => void) => void

/** The address of the change events; see `components/dev/content-refresh.client.tsx`. */
const eventsPath = '/__content-events'

/** Next's development server with the writer's files beside the pages, on this machine only. */
export async function startDevServer(options: DevServerOptions): Promise<{ url: string; close(): Promise<void> }> {
  const { port, basePath, contentDir, assetDir, onChange, findRedirect, findRoute } = options
  const server = createServer()
  // Next starts a process for each request, which reads no TypeScript.
  process.execArgv = []
  const app = next({ dev: true, hostname: 'localhost', port, httpServer: server })
  const [events] = await Promise.all([watchContent(contentDir, onChange), app.prepare()])
  const showPage = app.getRequestHandler()
  const index = below(basePath, serveSearchIndex)
  const assets = below(`${basePath}/assets`, serveFolder(assetDir))
  const files = below(basePath, serveFolder(path.join(contentDir, 'static')))
  const route = below(basePath, enterRoute(findRoute))
  const former = below(basePath, redirect(basePath, findRedirect))

  server.on('request', (request, response) => {
    if (request.url === eventsPath) return events.handle(request, response)
    // The service worker of a finished site that was served at this port before must stop.
    if (request.url === `${basePath}/${workerFile}`) {
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(formatStop(basePath))
    }
    const show = () => former(request, response, () => route(request, response, () => void showPage(request, response)))
    assets(request, response, () => index(request, response, () => files(request, response, show)))
  })
  const url = `http://localhost:${await listen(server, port, '127.0.0.1')}${basePath}/`
  // Next compiles the program while the writer opens the browser.
  const warmUp = setTimeout(() => fetch(`${url}no-such-page`).catch(() => {}), 500)
  server.once('request', () => clearTimeout(warmUp))
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

/** Serves the search index of the current content. */
const serveSearchIndex: Middleware = async (request, response, pass) => {
  if (request.url !== indexFile) return pass()
  try {
    const index = formatIndex(describeSearchable(await getSite()))
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }).end(index)
  } catch (error) {
    console.error(error)
    response.writeHead(500).end()
  }
}

function serveFolder(folder: string): Middleware {
  return (request, response, pass) => sendFile(request, response, { dir: folder, pass })
}

/** Redirects temporarily, since the writer may change the target at any time. */
function redirect(basePath: string, findRedirect: DevServerOptions['findRedirect']): Middleware {
  return async (request, response, pass) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const isPage = request.headers.accept?.includes('text/html')
    const target = isPage ? await findRedirect(pathname).catch(() => undefined) : undefined
    if (target === undefined) return pass()
    const [path, hash = ''] = target.split(/(?=#)/)
    response
      .writeHead(302, { Location: `${basePath}${search ? path?.replace(/\?.*/, '') : path}${search}${hash}` })
      .end()
  }
}

/** Passes an address to Next that differs from the one in the browser. */
function enterRoute(findRoute: DevServerOptions['findRoute']): Middleware {
  return async (request, _response, pass) => {
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)/s.exec(request.url ?? '/') ?? []
    const route = await findRoute(pathname).catch(() => undefined)
    pass(route === undefined ? undefined : route + search)
  }
}

function below(prefix: string, serve: Middleware): Middleware {
  return (request, response, pass) => {
    const { url = '/' } = request
    if (!url.startsWith(`${prefix}/`)) return pass()
    request.url = url.slice(prefix.length)
    serve(request, response, (route) => {
      request.url = route === undefined ? url : prefix + route
      pass()
    })
  }
}
