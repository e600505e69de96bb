import type { Host } from './algolia-host-cache'

/**
 * Hosts to ask instead of Algolia's own, such as a proxy or a test server: origins with an optional path, separated by
 * commas. The first is asked first; the others follow in random order. Undefined when the text is blank.
 */
export function parseHosts(text: string | undefined, accept: Host['accept'] = 'readWrite'): Host[] | undefined {
  const [first, ...others] = splitHosts(text).map((address) => parseHost(address, accept))
  return first && [first, ...shuffle(others)]
}

/** The entries of a list of hosts that are no address of a web server. */
export function findBadHosts(text: string | undefined): string[] {
  return splitHosts(text).filter((address) => !isWebAddress(address))
}

function splitHosts(text = ''): string[] {
  return text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
}

function parseHost(address: string, accept: Host['accept']): Host {
  const { protocol, host, pathname } = new URL(address)
  // The library puts the API's path behind the host's.
  return { protocol: protocol === 'http:' ? 'http' : 'https', url: `${host}${pathname}`.replace(/\/$/, ''), accept }
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}

function shuffle<T>(list: T[]): T[] {
  return list
    .map((value) => ({ value, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value)
}
