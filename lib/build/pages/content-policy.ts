import { createHash } from 'node:crypto'
import { type Element, readAttribute } from '@/lib/output/read-page'
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
export type Origins = Map<string, Set<string>>

const directivesOf = new Map([
  ['img', ['img-src']],
  ['source', ['img-src', 'media-src']],
  ['video', ['img-src', 'media-src']],
  ['audio', ['media-src']],
  ['track', ['media-src']],
  ['iframe', ['frame-src']],
  ['embed', ['frame-src']],
  ['object', ['frame-src']],
])

/** Adds the other sites that an element loads from to the origins of its page. */
export function addForeignOrigins(element: Element, origins: Origins): void {
  const addresses = ['src', 'poster', 'data'].map((name) => readAttribute(element, name) ?? '')
  const candidates = findCandidates(readAttribute(element, 'srcset') ?? '').map(({ address }) => address)
  for (const address of [...addresses, ...candidates]) {
    if (!/^\s*(https?:)?\/\//i.test(address) || !URL.canParse(address, 'https://site.invalid')) continue
    const { origin } = new URL(address, 'https://site.invalid')
    for (const directive of directivesOf.get(element.tagName) ?? [])
      origins.set(directive, (origins.get(directive) ?? new Set()).add(origin))
  }
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
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['media-src', ["'self'"]],
    ['connect-src', ["'self'", ...sources.connect]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['form-action', ["'self'"]],
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
