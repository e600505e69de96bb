import path from 'node:path'
import { translated } from '@/lib/content/locales/translation'
import { ownAddresses } from '@/lib/content/page-list'
import { encodePath, type LinkBase, locate, relativePath, staticDir } from '@/lib/content/source/content-path'
import { fileExists } from '@/lib/content/source/read'
import type { ResolvedLink } from '@/lib/mdx/resolver'
import type { SiteConfig } from '@/lib/site/config'
import { normalizePathname } from '@/lib/site/href'
import { nearestPath } from '@/lib/site/nearest-name'
import { type Diagnostic, diagnose, type Resolution, refuse } from '@/lib/site/problems/diagnostic'
import { parseAddress } from './address'
import { missingFile, outsideContent, publishFor } from './assets'

const { posix } = path

/** The addresses of a site. */
export interface SourceIndex {
  config: SiteConfig
  /** Permalink of each Markdown file that is a page of the site. */
  permalinkByFile: ReadonlyMap<string, string>
  /** Markdown files of unpublished drafts. */
  draftFiles: ReadonlySet<string>
  /** All permalinks of the content. */
  permalinks: ReadonlySet<string>
}

/** A link within this site: the path is decoded, `suffix` is `?query#hash` as typed. */
interface LocalLink {
  typed: string
  path: string
  suffix: string
  base: LinkBase
  site: SourceIndex
}

/** Resolves the target of a link typed on a page. */
export async function resolveLink(typed: string, base: LinkBase, site: SourceIndex): Promise<Resolution<ResolvedLink>> {
  const address = parseAddress(typed, site.config)
  if ('problem' in address) return address
  const target = address.ok
  if (target.kind === 'external') return { ok: { kind: 'external', href: target.href } }
  if (target.kind === 'raw') return { ok: { kind: 'file', href: target.href } }
  const link = { typed, base, site, path: target.path, suffix: target.suffix }
  return target.kind === 'own' ? resolveOwn(link, target.href) : resolveLocal(link)
}

/** A full address of this site becomes a path if a page or file has it. Others stay, since the host may redirect them. */
async function resolveOwn(link: LocalLink, href: string): Promise<Resolution<ResolvedLink>> {
  for (const path of [link.path, link.path.replace(/\.html$/, '')]) {
    const found = await resolveSitePath({ ...link, path })
    if (!('ok' in found) || found.ok.kind === 'file') return found
    const permalink = found.ok.href.replace(/[?#].*/s, '')
    if (link.site.permalinks.has(permalink) || ownAddresses.has(permalink)) return found
  }
  return { ok: { kind: 'external', href } }
}

/** The href of an absolute or relative site path, whether or not the page exists. */
function pageHref({ path: typed, suffix, base, site }: LocalLink): string {
  const here = decodeURI(base.permalink)
  const beside = permalinkOf(posix.resolve(posix.dirname(here), typed))
  // On a host that adds trailing slashes, `./phase` on `/help/` leads below it.
  const below = permalinkOf(posix.resolve(here, typed))
  const isBelow = !site.permalinks.has(beside) && site.permalinks.has(below)
  return (isBelow ? below : beside) + suffix
}

/** The permalink of a decoded site path, whether or not the page exists. */
function permalinkOf(sitePath: string): string {
  return encodePath(normalizePathname(sitePath).normalize('NFC'))
}

function resolveLocal(link: LocalLink): Promise<Resolution<ResolvedLink>> | Resolution<ResolvedLink> {
  const { path: target, suffix, base } = link
  if (target === '') return resolveOnPage(suffix, base)
  if (posix.normalize(target).startsWith('@site/static/')) return resolveStatic(link)
  if (/\.mdx?$/i.test(target)) return resolveMarkdownLink(link)
  return target.startsWith('/') ? resolveSitePath(link) : resolveRelative(link)
}

function resolveOnPage(suffix: string, base: LinkBase): Resolution<ResolvedLink> {
  if (suffix === '') return refuse('empty-link')
  if (suffix.startsWith('#')) return { ok: { kind: 'anchor', href: suffix } }
  return { ok: { kind: 'internal', href: base.permalink + suffix } }
}

async function resolveStatic({ typed, path: target, suffix, base }: LocalLink): Promise<Resolution<ResolvedLink>> {
  const file = locate(target, base, base.contentDir)
  if (!file) return outsideContent(typed, base)
  if (!(await fileExists(file))) return missingFile(typed, file)
  return { ok: { kind: 'file', href: `/${encodePath(posix.relative(staticDir(base), file))}${suffix}` } }
}

async function resolveSitePath(link: LocalLink): Promise<Resolution<ResolvedLink>> {
  const { path: typed, suffix, base, site } = link
  const { baseUrl } = site.config
  const hasPage = (sitePath: string) => site.permalinks.has(permalinkOf(sitePath))
  const bare = `/${typed.slice(baseUrl.length)}`
  // Docusaurus content may write addresses with the base URL of the site.
  const hasFile = (sitePath: string) => fileExists(posix.join(staticDir(base), posix.resolve('/', sitePath)))
  const isBelow =
    baseUrl !== '/' && typed.startsWith(baseUrl) && !hasPage(typed) && (hasPage(bare) || (await hasFile(bare)))
  const sitePath = posix.resolve('/', isBelow ? bare : typed)
  const permalink = permalinkOf(sitePath)
  if (!site.permalinks.has(permalink) && (await hasFile(sitePath))) {
    return { ok: { kind: 'file', href: encodePath(sitePath) + suffix } }
  }
  return { ok: { kind: 'internal', href: permalink + suffix } }
}

async function resolveRelative(link: LocalLink): Promise<Resolution<ResolvedLink>> {
  const { typed, path: target, base, site } = link
  const file = locate(target, base, base.contentDir)
  const shown = file && (await translated(file, base.translation))
  if (shown && (await fileExists(shown))) return linkToCopy(shown, link)
  const isPage = site.permalinks.has(pageHref({ ...link, suffix: '' }))
  if (isPage || !(target.startsWith('@site/') || hasFileExtension(target))) {
    return { ok: { kind: 'internal', href: pageHref(link) } }
  }
  return file ? missingFile(typed, file) : outsideContent(typed, base)
}

async function linkToCopy(file: string, { suffix, base }: LocalLink): Promise<Resolution<ResolvedLink>> {
  const asset = await publishFor(base, file)
  return 'ok' in asset ? { ok: { kind: 'file', href: asset.ok.src + suffix } } : asset
}

/** Whether a path ends like a file, such as `data.zip`, but neither like a page (`index.html`) nor a version (`v1.2`). */
function hasFileExtension(target: string): boolean {
  const ending = /\.(\w*)$/.exec(target)?.[1] ?? ''
  return /[a-z]/i.test(ending) && !/^html?$/i.test(ending)
}

/** Resolves a link to a Markdown file to the permalink of its page. */
async function resolveMarkdownLink(link: LocalLink): Promise<Resolution<ResolvedLink>> {
  const files = candidates(link)
  for (const file of files) {
    const permalink = link.site.permalinkByFile.get(file)
    if (permalink !== undefined) return { ok: { kind: 'internal', href: permalink + link.suffix } }
  }
  const { brokenMarkdownLinks, brokenLinks } = link.site.config.checks
  const isServed = link.path.startsWith('/') && (await fileExists(posix.join(staticDir(link.base), link.path)))
  if (isServed) return resolveSitePath(link)
  if (brokenMarkdownLinks === 'ignore') return { ok: { kind: 'internal', href: pageHref(link) } }
  // In the finished page it would also be a broken link, which may stop the build.
  const severity = [brokenMarkdownLinks, brokenLinks].includes('throw') ? 'error' : 'warning'
  return { problem: { ...(await explain(link, files)), severity } }
}

/** Possible target files, most likely first. */
function candidates({ path: typed, base }: LocalLink): string[] {
  const isFixed = /^(@site\/|\.\.?\/)/.test(typed)
  const beside = typed.startsWith('/') ? [] : [locate(typed, base, base.contentDir)]
  const elsewhere = isFixed ? [] : base.roots.map((root) => locate(`/${typed}`, base, root))
  return [...beside, ...elsewhere].filter((file) => file !== undefined)
}

async function explain({ typed: address, suffix, site, base }: LocalLink, files: string[]): Promise<Diagnostic> {
  const [first] = files
  if (!first) return diagnose('link-outside-content', { address })
  const draft = files.find((file) => site.draftFiles.has(file))
  if (draft) return diagnose('link-to-draft', { address, file: draft })
  for (const file of files) if (await fileExists(file)) return diagnose('link-to-partial', { address, file })
  const near = nearestPath(first, site.permalinkByFile.keys(), nameOf)
  return diagnose('broken-markdown-link', {
    address,
    file: first,
    near: near && relativePath(base.file, near) + suffix,
  })
}

/** A file's name without extension; both `phase.md` and `phase/index.md` are `phase`. */
function nameOf(file: string): string {
  const { dir, name } = posix.parse(file)
  return /^(index|readme)$/i.test(name) ? posix.basename(dir) : name
}
