import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { nameLength } from '@/lib/search/local/index-parts'
import { splitIntoParts } from '@/lib/search/local/split-index'
import type { SearchablePage } from '@/lib/search/records'

/** An index in parts that answers what is fetched, and what was. */
export interface ServedParts {
  /** Paths in the order in which they were asked for. */
  asked: string[]
  /** How many requests had to wait for the answer to another one, one after the other. */
  trips(): number
  /** What all answers weigh as they travel. */
  bytes(): number
  isDown: boolean
  /** Puts the index of other pages in its place; without any there is none. */
  replace(pages: SearchablePage[]): void
}

/** Files of an index in parts, named as a build names them. */
export function buildParts(pages: SearchablePage[]): Map<string, string> {
  const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, nameLength)
  return splitIntoParts(pages, nameOf)
}

/** Lets `fetch` answer from an index in parts. */
export function serveParts(pages: SearchablePage[], built = buildParts(pages)): ServedParts {
  let files = built
  let depth = 0
  let longest = 0
  const served: ServedParts = {
    asked: [],
    isDown: false,
    trips: () => longest,
    bytes: () => served.asked.reduce((sum, file) => sum + weigh(files.get(file) ?? ''), 0),
    replace(others) {
      files = others.length > 0 ? buildParts(others) : new Map()
    },
  }
  globalThis.fetch = async (address) => {
    const file = `${address}`
    const text = files.get(file)
    served.asked.push(file)
    const own = depth + 1
    longest = Math.max(longest, own)
    // What is asked for before any of these answers comes is part of the same round trip.
    await new Promise((resolve) => setImmediate(resolve))
    if (served.isDown) throw new TypeError('Failed to fetch')
    depth = Math.max(depth, own)
    return text === undefined ? new Response('', { status: 404 }) : new Response(text)
  }
  return served
}

const weights = new Map<string, number>()

function weigh(text: string): number {
  // Somewhat more than what hosts keep ready, but ten times as quick.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const weight = weights.get(text) ?? brotliCompressSync(text, { params }).length
  weights.set(text, weight)
  return weight
}
