import path from 'node:path'
import { decodePath } from '@/lib/site/decode-uri'
import { siteLocales } from '@/lib/site/locale'
import type { Problem } from '@/lib/site/problems/problems'
import { isGenerated } from './docs/permalink'
import { pathBelow } from './links/address'
import { checkLinks, type WrittenLink } from './links/check-links'
import type { LinkTargets } from './links/link-target'
import { ownAddresses } from './page-list'
import type { Site } from './read-site'
import { contentDir, listTree } from './source/read'

/** Checks the links and anchors of all texts, settings and sidebars before the export. */
export async function checkSiteLinks(site: Site): Promise<{ problems: Problem[]; judged: Set<string> }> {
  const { config, frameLinks } = site
  const targets = await listTargets(site)
  const inFrame = frameLinks.map(({ to, location }): WrittenLink => {
    return { written: config.baseUrl + to.slice(1), permalink: '/', noun: 'link', location }
  })
  const inTexts = listPages(site).flatMap(({ permalink, text }) =>
    text.links.map(({ href, isFile, file, line }): WrittenLink => {
      const written = isFile || !/^\/(?!\/)/.test(href) ? href : config.baseUrl + href.slice(1)
      return { written, permalink: decodePath(permalink), noun: 'link', location: { file, line } }
    }),
  )
  return checkLinks([...inTexts, ...inFrame], { targets, checks: config.checks })
}

function listPages({ pages }: Site) {
  return pages.flatMap((page) => ('text' in page ? [page] : []))
}

async function listTargets(site: Site): Promise<LinkTargets> {
  const { config, permalinks, redirects } = site
  const given = await Promise.all([path.join(contentDir(), 'static'), 'public'].map((folder) => listTree(folder)))
  const pages = [...permalinks, ...redirects.keys(), ...ownAddresses].map(fileOf)
  const idsByFile = new Map(listPages(site).map(({ permalink, text }) => [fileOf(permalink), new Set(text.ids)]))
  const languages = siteLocales(config).sort((a, b) => b.baseUrl.length - a.baseUrl.length)
  return {
    address: config,
    files: new Set([...pages, ...given.flat().map((file) => `/${file}`)]),
    idsByFile,
    redirects: new Map([...redirects].map(([from, to]) => [decodePath(from), decodePath(to)])),
    // Pages of other languages and files that the build writes are checked in the finished site.
    isOpen: (pathname) => {
      const language = languages.find(({ baseUrl }) => `${pathname}/`.startsWith(baseUrl))
      if (language && !language.isCurrent) return true
      const below = pathBelow(config.baseUrl, pathname)
      return below !== undefined && (isGenerated(below, config.blog) || /^\/cards\/|\.md$/.test(below))
    },
  }
}

function fileOf(permalink: string): string {
  return `${decodePath(permalink).replace(/\/$/, '')}/index.html`
}
