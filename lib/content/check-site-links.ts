import path from 'node:path'
import { decodePath } from '@/lib/site/decode-uri'
import { environment } from '@/lib/site/environment'
import { formatMarkdownPath } from '@/lib/site/href'
import { siteLocales, translationOf } from '@/lib/site/locale'
import type { Problem } from '@/lib/site/problems/problems'
import { blogPaths } from './blog/paths'
import { generatedFiles } from './docs/permalink'
import { assetDir } from './links/assets'
import { checkLinks, type WrittenLink } from './links/check-links'
import type { LinkTargets, TargetLanguage } from './links/link-target'
import { buildSocialCard } from './links/social-card'
import { ownAddresses } from './page-list'
import type { Site } from './read-site'
import { listTree } from './source/read'

/**
 * Checks the links and anchors of all texts, settings and sidebars, also those between languages. A language that is not among the
 * sites has not been read: links to its pages are accepted.
 */
export async function checkSiteLinks(sites: Site[]): Promise<Problem[]> {
  const targetsByCode = new Map<string, LinkTargets>()
  for (const site of sites) targetsByCode.set(site.config.locale, await listTargets(site))
  return sites.flatMap((site) => {
    const { locale, checks } = site.config
    const languages = siteLocales(site.config).map(({ code, baseUrl, isOriginal }): TargetLanguage => {
      return { prefix: isOriginal ? '' : `/${code}`, baseUrl, targets: targetsByCode.get(code) }
    })
    languages.sort((a, b) => b.baseUrl.length - a.baseUrl.length)
    const targets = targetsByCode.get(locale)
    return targets ? checkLinks(listLinks(site), { targets, languages, checks }) : []
  })
}

function listLinks({ config, frameLinks, pages }: Site): WrittenLink[] {
  const withBase = (href: string) => config.baseUrl + href.slice(1)
  const inFrame = frameLinks.map(({ to, location }) => ({ written: withBase(to), permalink: '/', location }))
  const inTexts = pages.flatMap((page) => {
    if (!('text' in page)) return []
    return page.text.links.map(({ href, isFile, file, line }): WrittenLink => {
      const written = isFile || !/^\/(?!\/)/.test(href) ? href : withBase(href)
      return { written, permalink: decodePath(page.permalink), location: { file, line } }
    })
  })
  return [...inTexts, ...inFrame]
}

async function listTargets(site: Site): Promise<LinkTargets> {
  const { config, pages, permalinks, redirects } = site
  const given = await Promise.all(
    [path.join(environment.contentDir, 'static'), 'public'].map((folder) => listTree(folder)),
  )
  const assets = (await listTree(assetDir(translationOf(config)))).map((file) => `/assets/${file}`)
  const texts = pages.flatMap((page) => ('text' in page ? [page] : []))
  const addresses = [...permalinks, ...redirects.keys(), ...ownAddresses]
  const { rss, atom, json } = blogPaths(config)
  return {
    address: config,
    files: new Set([
      ...addresses.map(fileOf),
      ...given.flat().map((file) => `/${file}`),
      ...[...assets, rss, atom, json, ...generatedFiles],
      ...texts.map(({ permalink }) => formatMarkdownPath(decodePath(permalink))),
      ...[{ kind: 'site', title: '' }, ...pages].flatMap((page) => buildSocialCard(page, config)?.path ?? []),
    ]),
    idsByFile: new Map(texts.map(({ permalink, text }) => [fileOf(permalink), new Set(text.ids)])),
    redirects: new Map([...redirects].map(([from, to]) => [decodePath(from), decodePath(to)])),
  }
}

function fileOf(permalink: string): string {
  return `${decodePath(permalink).replace(/\/$/, '')}/index.html`
}
