import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerRequest, type StoredIndex } from './algolia-protocol'

/** A request that reached the server. */
export interface Received {
  method: string
  path: string
  /** Query parameters, credentials among them. */
  params: Record<string, string>
  headers: IncomingMessage['headers']
  body: unknown
}

/** What the server does instead of answering: nothing, only begin, close the connection, or answer something else. */
export type Fault = 'hang' | 'stall' | 'drop' | { status: number; body: string }

/** A server on loopback that speaks as much of Algolia's protocol as searching and uploading need. */
export interface AlgoliaServer {
  url: string
  received: Received[]
  indices: Map<string, StoredIndex>
  /** Set to make requests fail: all, or those for which it returns a fault. */
  fault: ((request: Received) => Fault | undefined) | undefined
  close(): Promise<void>
}

const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }

/** Rights of each key. */
export type KeyRights = Record<string, string[]>

/** Starts a server that knows the given keys. */
export async function startAlgoliaServer(keys: KeyRights = { 'search-key': ['search'] }): Promise<AlgoliaServer> {
  const indices = new Map<string, StoredIndex>()
  const received: Received[] = []
  const http = createServer(async (request, response) => {
    const one = await readRequest(request)
    received.push(one)
    const fault = server.fault?.(one)
    if (fault === 'hang') return
    if (fault === 'drop') return request.socket.destroy()
    if (fault === 'stall') return response.writeHead(200, headers).write('{')
    const { status, body } = fault ?? answerRequest(one, { keys, indices })
    response.writeHead(status, headers)
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const server: AlgoliaServer = {
    url: `http://127.0.0.1:${port}`,
    received,
    indices,
    fault: undefined,
    close: () => {
      http.closeAllConnections()
      return new Promise((resolve) => http.close(() => resolve()))
    },
  }
  return server
}

async function readRequest(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  const url = new URL(request.url ?? '/', 'http://localhost')
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(url.pathname),
    params: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: text ? JSON.parse(text) : undefined,
  }
}
