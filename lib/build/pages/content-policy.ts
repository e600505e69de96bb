import { createHash } from 'node:crypto'
import { type Element, readAttribute } from '@/lib/output/read-page'
import { type Directive, loads } from '@/lib/site/element-rules'
import { escapeHtml } from '@/lib/site/escape-html'
import { findCandidates } from '@/lib/site/srcset'

/** Origins that the settings of a site allow. */
export interface PolicySources {
  /** Of scripts, such as the counter of page views. */
  script: string[]
  /** Of requests, such as the hosted search. */
  connect: string[]
}

/** Origins by the directive that allows them. */
export type Origins = Map<Directive, Set<string>>

/** What the policy allows without a page that asks for it. */
const always: Partial<Record<Directive, string[]>> = {
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'form-action': ["'self'"],
}

/** Adds what an element loads to the origins of its page, unless it is always allowed. */
export function addOrigins(element: Element, origins: Origins): void {
  for (const [name, directives] of Object.entries(loads.get(element.tagName) ?? {})) {
    const value = readAttribute(element, name) ?? ''
    const addresses = name === 'srcset' ? findCandidates(value).map(({ address }) => address) : [value]
    for (const directive of directives) {
      for (const origin of addresses.flatMap((address) => originOf(address) ?? [])) {
        if (always[directive]?.includes(origin)) continue
        origins.set(directive, (origins.get(directive) ?? new Set()).add(origin))
      }
    }
  }
}

/** The source that the policy names for an address. */
function originOf(address: string): string | undefined {
  const own = 'https://site.invalid'
  if (address.trim() === '' || !URL.canParse(address, own)) return undefined
  const { origin, protocol } = new URL(address, own)
  const hasHost = /^\s*(?:https?:)?\/\//i.test(address)
  // A scheme without slashes is a mistake, which is reported.
  if (!hasHost) return origin === own && !/^\s*https?:/i.test(address) ? "'self'" : undefined
  return /^https?:$/.test(protocol) ? origin : undefined
}

/**
 * The policy of a page (https://www.w3.org/TR/CSP3/): only the site itself, the given inline scripts and origins.
 * `frame-ancestors` and reports are ignored in a page; hosts send them.
 */
export function formatPolicy({
  scripts,
  foreign = new Map(),
  sources = { script: [], connect: [] },
}: {
  /** Texts of the inline scripts. */
  scripts: Iterable<string>
  foreign?: Origins
  sources?: PolicySources
}): string {
  const hashes = [...scripts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort()
  const policy = new Map([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashes, ...sources.script]],
    ['style-src', ["'self'"]],
    ...Object.entries(always),
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...sources.connect]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
  ])
  for (const [directive, origins] of [...foreign].sort())
    policy.set(directive, [...(policy.get(directive) ?? []), ...[...origins].sort()])
  return [...policy].map(([name, values]) => [name, ...values].join(' ')).join('; ')
}

/** The element with a policy, directly after the charset, so that the policy covers the rest of the head. */
export function formatPolicyMeta(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy, /[&"]/g)}">`
}
