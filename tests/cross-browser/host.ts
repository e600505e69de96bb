import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { closeServer, listen } from '../../scripts/server/listen'
import { startServer } from '../../scripts/server/static-server'

/** A host of a site for one test: its address is new, so browsers have stored nothing for it. */
export interface Host {
  /** Address of the home page. */
  url: string
  /** Paths that were requested, in order. */
  requests: string[]
  /** What went wrong in pages and with their files. */
  faults: string[]
  /** Milliseconds until a page is answered. */
  delay: number
  stop(): Promise<void>
}

/** Path to which pages send their faults. */
const faultsPath = '/faults-of-pages'

/** Serves a site, and adds to its pages a script that reports faults: no protocol reports them in all browsers. */
export async function startHost(dir: string, basePath: string): Promise<Host> {
  const site = await startServer({ dir, port: 0, basePath })
  const server = createServer(async (request, response) => {
    const { url = '/' } = request
    try {
      if (url === faultsPath) {
        host.faults.push(await text(request))
        return void response.writeHead(204).end()
      }
      host.requests.push(url)
      if (host.delay && url.endsWith('/')) await new Promise((resolve) => setTimeout(resolve, host.delay))
      const isPage = request.headers.accept?.includes('text/html') ?? false
      const answer = await pass(request, site.port)
      // Browsers also ask for an icon outside of the site.
      if (!isPage && answer.statusCode === 404 && url !== '/favicon.ico') host.faults.push(`missing: ${url}`)
      await send(answer, response, isPage)
    } catch {
      // The browser has left the page, or the host has stopped.
      response.destroy()
    }
  })
  const port = await listen(server, 0)
  const host: Host = {
    url: `http://localhost:${port}${basePath}/`,
    requests: [],
    faults: [],
    delay: 0,
    async stop() {
      await closeServer(server)
      await site.close()
    },
  }
  return host
}

function pass({ url, method, headers }: IncomingMessage, port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: url,
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    }
    ask(options, resolve).on('error', reject).end()
  })
}

async function send(answer: IncomingMessage, response: ServerResponse, isPage: boolean): Promise<void> {
  const { statusCode = 500, headers } = answer
  if (!isPage || !headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, headers)
    return pipeline(answer, response)
  }
  const html = await text(answer)
  const { 'content-length': _, etag: __, ...others } = headers
  // Before the policy of the page, which would refuse it.
  response.writeHead(statusCode, others).end(html.replace('<head>', `<head><script>${reporter}</script>`))
}

const reporter = `(${report})(${JSON.stringify(faultsPath)})`

/** Runs in the page. */
function report(path: string): void {
  const send = (fault: string) => navigator.sendBeacon(path, `${location.pathname}: ${fault}`)
  const onError = (event: ErrorEvent) => {
    const { src, href } = event.target as unknown as { src?: string; href?: string }
    if (event.message) send(`${event.message} at ${event.filename}:${event.lineno}`)
    // A page that is being left stops loading its files; the host reports missing ones.
    else setTimeout(send, 1000, `failed: ${src ?? href}`)
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => send(`unhandled: ${reason}`))
  addEventListener('securitypolicyviolation', (event) => send(`policy: ${event.violatedDirective} ${event.blockedURI}`))
  for (const name of ['error', 'warn'] as const) {
    const write = console[name]
    console[name] = (...texts) => {
      send(`console: ${texts.join(' ')}`)
      write(...texts)
    }
  }
}
