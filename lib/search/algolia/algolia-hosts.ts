import type { liteClient } from 'algoliasearch/lite'

/** A host, in the form of algoliasearch. */
export type Host = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hosts']>[number]

/**
 * Hosts to use instead of Algolia's own, such as a proxy or a test server: origins with an optional path, separated by commas. The
 * first one is tried first, the others in random order. Undefined without any.
 */
export function parseHosts(text: string | undefined): Host[] | undefined {
  const addresses = splitHosts(text).filter(isWebAddress)
  const hosts = addresses.map((address): Host => {
    const { protocol, host, pathname } = new URL(address)
    // The library appends the path of the API to that of the host.
    const url = `${host}${pathname}`.replace(/\/$/, '')
    return { protocol: protocol === 'http:' ? 'http' : 'https', url, accept: 'readWrite' }
  })
  const ranks = new Map(hosts.map((host, index) => [host, index === 0 ? -1 : Math.random()]))
  return hosts.length > 0 ? hosts.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)) : undefined
}

/** The entries of a list of hosts that are not web addresses. */
export function findBadHosts(text: string | undefined): string[] {
  return splitHosts(text).filter((address) => !isWebAddress(address))
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}

function splitHosts(text = ''): string[] {
  return text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
}
