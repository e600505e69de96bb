import { posix } from 'node:path'
import { formatPermalink } from '@/lib/content/docs/permalink'
import { type Resolution, refuse } from '@/lib/content/source/resolution'
import { decodeUriPart } from '@/lib/site/decode-uri'
import { normalizePathname } from '@/lib/site/pathname'

/** Where a redirect leads. */
export interface Target {
  permalink: string
  /** `?query#hash` as written. */
  suffix: string
}

/** The permalink of a former address, which may be written with or without a slash at its end, encoded or not. */
export function parseFormerAddress(written: string): Resolution<string> {
  if (/[?#]/.test(written)) {
    const fix = 'Write the path alone: the reader keeps query and hash.'
    return refuse(`The former address ${written} has a query or a hash.`, fix)
  }
  return parsePath(written, 'former address')
}

/** Where a redirect leads to. */
export function parseTarget(written: string): Resolution<Target> {
  const end = written.search(/[?#]/)
  const [sitePath, suffix] = end < 0 ? [written, ''] : [written.slice(0, end), written.slice(end)]
  const parsed = parsePath(sitePath, 'new address')
  return 'ok' in parsed ? { ok: { permalink: parsed.ok, suffix } } : parsed
}

function parsePath(written: string, noun: string): Resolution<string> {
  if (!/^\/(?!\/)/.test(written)) {
    return refuse(
      `The ${noun} "${written}" is not a site path.`,
      'Write it from the root of the site, as in "/help/phase".',
    )
  }
  const decoded = decodeUriPart(written)
  const permalink =
    decoded === undefined ? undefined : formatPermalink(normalizePathname(posix.normalize(decoded)).normalize('NFC'))
  if (permalink !== undefined) return { ok: permalink }
  return refuse(
    `The ${noun} "${written}" holds a character that no address can have.`,
    'Type the address again by hand.',
  )
}
