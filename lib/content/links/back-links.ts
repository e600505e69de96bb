import { normalizePathname } from '@/lib/site/href'

/** The linking pages, and their indices in that list by permalink and hash (without `#`; empty for the page). */
export interface BackLinks {
  pages: Array<[permalink: string, title: string]>
  to: Record<string, Record<string, number[]>>
}

type LinkingPage = { permalink: string; title: string; text: { links: Array<{ href: string; isFile?: boolean }> } }

/** The back links of all pages, as published in one file; links of a page to itself are left out. */
export function buildBackLinks(pages: LinkingPage[]): BackLinks {
  const to = new Map<string, Map<string, number[]>>()
  pages.forEach(({ permalink, text }, place) => {
    for (const { href, isFile } of text.links) {
      const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)/s.exec(href) ?? []
      const target = normalizePathname(path)
      if (isFile || !path.startsWith('/') || target === permalink) continue
      const placesByHash = to.get(target) ?? new Map<string, number[]>()
      to.set(target, placesByHash)
      const places = placesByHash.get(hash) ?? []
      if (!places.includes(place)) placesByHash.set(hash, [...places, place])
    }
  })
  return {
    pages: pages.map(({ permalink, title }) => [permalink, title]),
    to: Object.fromEntries(Array.from(to, ([target, placesByHash]) => [target, Object.fromEntries(placesByHash)])),
  }
}
