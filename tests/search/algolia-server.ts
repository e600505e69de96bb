import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerRequest, type StoredIndex } from './algolia-protocol'

/** A request received by the server. */
export interface Received {
  method: string
  path: string
  /** Query parameters, including credentials. */
  params: Record<string, string>
  headers: IncomingMessage['headers']
  body: unknown
}

/** A failure: no response, an unfinished one, a closed connection, or another status. */
export type Fault = 'hang' | 'stall' | 'drop' | { status: number; body: string }

/** A local server for the part of Algolia's protocol that searching and uploading need. */
export interface AlgoliaServer {
  url: string
  received: Received[]
  indices: Map<string, StoredIndex>
  /** Makes requests fail for which it returns a fault. */
  fault: ((request: Received) => Fault | undefined) | undefined
  close(): Promise<void>
}

const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }

/** The rights of each API key. */
export type KeyRights = Record<string, string[]>

/** Starts a server that accepts the given keys. */
export async function startAlgoliaServer(keys: KeyRights = { 'search-key': ['search'] }): Promise<AlgoliaServer> {
  const indices = new Map<string, StoredIndex>()
  const received: Received[] = []
  const http = createServer(async (incoming, response) => {
    const request = await readRequest(incoming)
    received.push(request)
    const fault = server.fault?.(request)
    if (fault === 'hang') return
    if (fault === 'drop') return incoming.socket.destroy()
    if (fault === 'stall') return response.writeHead(200, headers).write('{')
    const { status, body } = fault ?? answerRequest(request, { keys, indices })
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
