import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page, Request } from '@playwright/test'

/** One answer that a page got; times are in ms since 1970. */
interface Answer {
  started: number
  ended: number
  bytes: number
  isScript: boolean
}

/** The part of a page's traffic that is asked for. */
export interface TrafficSum {
  kB: number
  scriptKB: number
  requests: number
}

/** All that a page and its workers load from now on. */
export class Traffic {
  /** How pages are compressed. */
  encoding = ''
  readonly #answers: Array<Promise<Answer | undefined>> = []

  constructor(page: Page) {
    page.on('requestfinished', (request) => this.#answers.push(this.#read(request, Date.now())))
  }

  /** Adds up what began and ended between two moments. */
  async sum({ after = 0, before = Number.POSITIVE_INFINITY, until = Number.POSITIVE_INFINITY }): Promise<TrafficSum> {
    const all = await Promise.all(this.#answers)
    const found = all.filter(
      (answer) => answer !== undefined && answer.started >= after && answer.started <= before && answer.ended <= until,
    ) as Answer[]
    const add = (answers: Answer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    return { kB: add(found), scriptKB: add(found.filter(({ isScript }) => isScript)), requests: found.length }
  }

  async #read(request: Request, now: number): Promise<Answer | undefined> {
    if (!request.url().startsWith('http')) return undefined
    // A page that has gone tells nothing of what it loaded.
    const sizes = await request.sizes().catch(() => undefined)
    const response = await request.response().catch(() => null)
    if (request.resourceType() === 'document') this.encoding = response?.headers()['content-encoding'] ?? 'none'
    const { startTime, responseStart, responseEnd } = request.timing()
    return {
      started: startTime,
      ended: responseEnd > responseStart ? startTime + responseEnd : now,
      // Chromium does not tell the size of a worker's first script.
      bytes: sizes?.responseBodySize
        ? sizes.responseBodySize + sizes.responseHeadersSize
        : (sentBytes.get(request.url()) ?? 0),
      isScript: request.resourceType() === 'script',
    }
  }
}

/** What the servers of this process have sent for an address, headers included. */
const sentBytes = new Map<string, number>()
const writtenBefore = new WeakMap<ServerResponse, number>()

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as Exchange
  writtenBefore.set(response, request.socket.bytesWritten)
})
subscribe('http.server.response.finish', (message) => {
  const { request, response } = message as Exchange
  const bytes = request.socket.bytesWritten - (writtenBefore.get(response) ?? 0)
  sentBytes.set(`http://${request.headers.host}${request.url}`, bytes)
})
