import type { SourceResolver } from '@/lib/mdx/resolver'

/**
 * What determines the resolution of an address: the addresses of the site and the names of its files, besides these the bytes of a
 * file, or those of a Markdown file.
 */
type Dependency = 'names' | 'files' | 'texts'

/** An address in a text, and what it resolved to. */
export interface Lookup {
  kind: 'link' | 'asset' | 'partial'
  address: string
  /** The file that contains the address, if it is not the page. */
  partial?: string
  /** As JSON. */
  resolution: string
  dependsOn: Dependency
}

/** A resolver that records each lookup once. */
export function recordLookups(
  resolver: SourceResolver,
  lookups: Map<string, Lookup>,
  partial?: string,
): SourceResolver {
  const record = <Found>(kind: Lookup['kind'], address: string, found: Found, readsFile = true): Found => {
    const resolution = JSON.stringify(found)
    const dependsOn = !readsFile ? 'names' : /\.mdx?\b/i.test(resolution) ? 'texts' : 'files'
    lookups.set(JSON.stringify([kind, address, partial]), { kind, address, partial, resolution, dependsOn })
    return found
  }
  return {
    link: async (href) => {
      const found = await resolver.link(href)
      return record('link', href, found, !('ok' in found) || found.ok.kind === 'file')
    },
    asset: async (src) => record('asset', src, await resolver.asset(src)),
    partial: async (specifier) => record('partial', specifier, await resolver.partial(specifier)),
    within: (file) => recordLookups(resolver.within(file), lookups, file),
  }
}

/** Whether addresses resolve as they did; resolving also publishes their files again. */
export async function resolveAsBefore(lookups: Lookup[], resolver: SourceResolver): Promise<boolean> {
  for (const { kind, address, partial, resolution } of lookups) {
    const from = partial === undefined ? resolver : resolver.within(partial)
    // A file may disappear while it is read.
    const found = await from[kind](address).catch(() => undefined)
    if (JSON.stringify(found) !== resolution) return false
  }
  return true
}
