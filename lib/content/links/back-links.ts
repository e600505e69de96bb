import { normalizePathname } from '@/lib/site/href'

/** Which pages link to which: the pages that link, and for each permalink and hash (without `#`; empty for the page) their places in that list. */
export interface BackLinks {
  pages: Array<[permalink: string, title: string]>
  to: Record<string, Record<string, number[]>>
}

type LinkingPage = { permalink: string; title: string; text: { links: Array<{ href: string }> } }

/** The back links of pages, as one small file tells them; links of a page to itself are none. */
export function buildBackLinks(pages: LinkingPage[]): BackLinks {
  const to: BackLinks['to'] = {}
  pages.forEach(({ permalink, text }, place) => {
    for (const { href } of text.links) {
      const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/.exec(href) ?? []
      const target = normalizePathname(path)
      if (!path.startsWith('/') || target === permalink) continue
      to[target] ??= {}
      const places = to[target][hash] ?? []
      if (!places.includes(place)) to[target][hash] = [...places, place]
    }
  })
  return { pages: pages.map(({ permalink, title }) => [permalink, title]), to }
}
