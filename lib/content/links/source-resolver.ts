import { originalPath, translated } from '@/lib/content/locales/translation'
import { createLinkBase, type LinkBase, locate } from '@/lib/content/source/content-path'
import { bodyFormat, parseFrontMatter } from '@/lib/content/source/front-matter'
import { fileExists, readText } from '@/lib/content/source/read'
import type { PartialSource, ResolvedAsset, SourceResolver } from '@/lib/mdx/resolver'
import { decodeUriPart } from '@/lib/site/decode-uri'
import { formatFilePath } from '@/lib/site/href'
import { translationOf } from '@/lib/site/locale'
import { type Resolution, refuse } from '@/lib/site/problems/diagnostic'
import { Problems } from '@/lib/site/problems/problems'
import { isInlinePicture } from '@/lib/site/schemes'
import { pathBelow } from './address'
import { missingFile, outsideContent, resolveAsset } from './assets'
import { resolveLink, type SourceIndex } from './links'
import { readPictureSize } from './media-size'

/** The page of a resolver. */
export interface ResolvingPage {
  file: string
  permalink: string
  version?: string
}

/** Creates the resolver of a page. */
export function createSourceResolver(site: SourceIndex, page: ResolvingPage): SourceResolver {
  return resolverAt(site, createLinkBase(page, translationOf(site.config)))
}

function resolverAt(site: SourceIndex, base: LinkBase): SourceResolver {
  return {
    link: async (href) => {
      const link = await resolveLink(href, base, site)
      const isFile = 'ok' in link && link.ok.kind === 'file' && !isWhole(link.ok.href, href, site.config)
      return isFile ? { ok: { ...link.ok, href: formatFilePath(link.ok.href, site.config) } } : link
    },
    asset: async (typed) => {
      if (isInlinePicture(typed)) return readInlinePicture(typed.trim())
      const asset = await resolveAsset(typed, base, site.config)
      if (!('ok' in asset) || isWhole(asset.ok.src, typed, site.config)) return asset
      const { src, mp4, poster, phone, ...facts } = asset.ok
      const format = (file: string) => formatFilePath(file, site.config)
      const beside = {
        mp4: mp4 && format(mp4),
        poster: poster && format(poster),
        phone: phone && { ...phone, src: format(phone.src) },
      }
      return { ok: { ...facts, src: format(src), ...beside } }
    },
    partial: (specifier) => readPartial(specifier, base),
    within: (file) => resolverAt(site, { ...base, file: originalPath(file) }),
  }
}

async function readInlinePicture(src: string): Promise<Resolution<ResolvedAsset>> {
  const [, encoding = '', data = ''] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(src) ?? []
  const bytes = encoding ? Buffer.from(data, 'base64') : Buffer.from(decodeUriPart(data) ?? data)
  const size = await readPictureSize('', bytes)
  if (size) return { ok: { src, kind: 'image', ...size } }
  return refuse('unreadable-inline-picture', { address: src.slice(0, 40) })
}

/** Whether a path already has the base path, as only `pathname:` addresses can. */
function isWhole(path: string, typed: string, { baseUrl }: SourceIndex['config']): boolean {
  return typed.trim().startsWith('pathname:') && pathBelow(baseUrl, path) !== undefined
}

/** Reads a Markdown file that a page imports; of its front matter only the format counts. */
async function readPartial(specifier: string, base: LinkBase): Promise<Resolution<PartialSource>> {
  const located = await locateImport(specifier, base)
  if ('problem' in located) return located
  const file = located.ok
  const problems = new Problems()
  const { frontMatter, body, bodyLine } = parseFrontMatter(readText(file, problems), file, problems)
  const error = problems.all.find(({ severity }) => severity === 'error')
  if (error) {
    const { line = 1, message, hint } = error
    return refuse('invalid-partial', { file, line, message, hint })
  }
  return { ok: { file, body, bodyLine, format: bodyFormat(frontMatter.format, file), warnings: problems.all } }
}

async function locateImport(specifier: string, base: LinkBase): Promise<Resolution<string>> {
  if (!/^(@site|\.\.?)\//.test(specifier)) {
    return refuse('import-path', { path: specifier })
  }
  const original = locate(specifier, base, base.contentDir)
  if (!original) return outsideContent(specifier, base)
  const file = await translated(original, base.translation)
  return (await fileExists(file)) ? { ok: file } : missingFile(specifier, original, String)
}
