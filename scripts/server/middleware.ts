import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request, or passes it on, optionally with another address. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: (url?: string) => void,
) => void | Promise<void>

/** Offers each request to the middlewares in order; a failure is printed and answered with status 500. */
export function chain([first, ...rest]: Middleware[]): (request: IncomingMessage, response: ServerResponse) => void {
  return async (request, response) => {
    try {
      await first?.(request, response, (url = request.url) => {
        request.url = url
        chain(rest)(request, response)
      })
    } catch (error) {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
  }
}

/** Limits a middleware to addresses below a path, which it gets without this path. */
export function below(prefix: string, serve: Middleware): Middleware {
  return (request, response, pass) => {
    const { url = '/' } = request
    if (!url.startsWith(`${prefix}/`)) return pass()
    request.url = url.slice(prefix.length)
    return serve(request, response, (route) => pass(route === undefined ? url : prefix + route))
  }
}

/** Refuses other host names, with which a page of another site could read this server, and addresses that are not a path. */
export const refuseForeign: Middleware = ({ headers: { host = '' }, url = '' }, response, pass) => {
  const refuse = (status: number, text: string) =>
    void response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
  if (!/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host))
    return refuse(403, 'This server answers only to localhost, 127.0.0.1 and [::1].\n')
  if (!/^\/(?![/\\])/.test(url)) return refuse(400, 'The address must start with one slash.\n')
  return pass()
}
