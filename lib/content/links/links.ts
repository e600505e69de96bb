import path from 'node:path'
import { translated } from '@/lib/content/locales/translation'
import { encodePath, locate, type Place, staticDir } from '@/lib/content/source/content-path'
import { fileExists } from '@/lib/content/source/read'
import { type Resolution, refuse } from '@/lib/content/source/resolution'
import { normalizePathname } from '@/lib/site/pathname'
import { parseAddress } from './address'
import { missingFile, outsideContent, publishAsset } from './assets'
import { resolveMarkdownLink } from './markdown-links'
import type { ResolvedLink, SourceIndex } from './source-resolver'

const { posix } = path

/** A link to somewhere on this site: the path is decoded, `suffix` is `?query#hash` as typed. */
export interface LocalLink {
  typed: string
  path: string
  suffix: string
  place: Place
  site: SourceIndex
}

/** Resolves the target of a link typed on a page. */
export async function resolveLink(typed: string, place: Place, site: SourceIndex): Promise<Resolution<ResolvedLink>> {
  const address = parseAddress(typed, site.config)
  if ('problem' in address) return address
  const target = address.ok
  if (target.kind === 'external') return { ok: { kind: 'external', href: target.href } }
  if (target.kind === 'raw') return { ok: { kind: 'file', href: target.href } }
  const link = { typed, place, site, path: target.path, suffix: target.suffix }
  return target.kind === 'own' ? resolveSitePath(link) : resolveLocal(link)
}

/** Href of the page that a site path, relative or not, leads to; of what would be there when there is none. */
export function pageHref({ path: typed, suffix, place, site }: LocalLink): string {
  const here = decodeURI(place.permalink)
  const beside = permalinkOf(posix.resolve(posix.dirname(here), typed))
  // On a host that adds slashes a reader of `/help/` expects `./phase` under it, and the writer may have tried it there.
  const below = permalinkOf(posix.resolve(here, typed))
  const isBelow = !site.permalinks.has(beside) && site.permalinks.has(below)
  return (isBelow ? below : beside) + suffix
}

/** The permalink that a decoded site path stands for, whether or not there is such a page. */
function permalinkOf(sitePath: string): string {
  return encodePath(normalizePathname(sitePath).normalize('NFC'))
}

function resolveLocal(link: LocalLink): Promise<Resolution<ResolvedLink>> | Resolution<ResolvedLink> {
  const { path: target, suffix, place } = link
  if (target === '') return resolveOnPage(suffix, place)
  if (posix.normalize(target).startsWith('@site/static/')) return resolveStatic(link)
  if (/\.mdx?$/i.test(target)) return resolveMarkdownLink(link)
  return target.startsWith('/') ? resolveSitePath(link) : resolveRelative(link)
}

function resolveOnPage(suffix: string, place: Place): Resolution<ResolvedLink> {
  if (suffix === '') return refuse('A link has no address.', 'Write where it leads, or remove it.')
  if (suffix.startsWith('#')) return { ok: { kind: 'anchor', href: suffix } }
  return { ok: { kind: 'internal', href: place.permalink + suffix } }
}

async function resolveStatic({ typed, path: target, suffix, place }: LocalLink): Promise<Resolution<ResolvedLink>> {
  const file = locate(target, place, place.contentDir)
  if (!file) return outsideContent(typed, place)
  if (!(await fileExists(file))) return missingFile(typed, file)
  return { ok: { kind: 'file', href: `/${encodePath(posix.relative(staticDir(place), file))}${suffix}` } }
}

async function resolveSitePath(link: LocalLink): Promise<Resolution<ResolvedLink>> {
  const { path: typed, suffix, place, site } = link
  const sitePath = posix.resolve('/', typed)
  const permalink = permalinkOf(sitePath)
  if (!site.permalinks.has(permalink) && (await fileExists(posix.join(staticDir(place), sitePath)))) {
    return { ok: { kind: 'file', href: encodePath(sitePath) + suffix } }
  }
  return { ok: { kind: 'internal', href: permalink + suffix } }
}

async function resolveRelative(link: LocalLink): Promise<Resolution<ResolvedLink>> {
  const { typed, path: target, suffix, place, site } = link
  const file = locate(target, place, place.contentDir)
  const shown = file && (await translated(file))
  if (shown && (await fileExists(shown))) return linkToCopy(shown, suffix)
  const isPage = site.permalinks.has(pageHref({ ...link, suffix: '' }))
  if (isPage || !(target.startsWith('@site/') || hasFileExtension(target))) {
    return { ok: { kind: 'internal', href: pageHref(link) } }
  }
  return file ? missingFile(typed, file) : outsideContent(typed, place)
}

async function linkToCopy(file: string, suffix: string): Promise<Resolution<ResolvedLink>> {
  const asset = await publishAsset(file)
  return 'ok' in asset ? { ok: { kind: 'file', href: asset.ok.src + suffix } } : asset
}

/** `data.zip` and `7z`, but not `index.html`, which names a page, nor `v1.2`. */
function hasFileExtension(target: string): boolean {
  return /\.(?!html?$)\w*[a-z]\w*$/i.test(target)
}
