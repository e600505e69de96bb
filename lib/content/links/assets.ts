import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { translated } from '@/lib/content/locales/translation'
import { createLinkBase, encodePath, type LinkBase, locate, staticDir } from '@/lib/content/source/content-path'
import { fileExists, fileStamp, listFiles, writeFileAtomic } from '@/lib/content/source/read'
import type { ResolvedAsset } from '@/lib/mdx/resolver'
import type { SiteConfig } from '@/lib/site/config'
import { environment } from '@/lib/site/environment'
import { translationOf } from '@/lib/site/locale'
import { nearestName } from '@/lib/site/nearest-name'
import { type Resolution, refuse } from '@/lib/site/problems/diagnostic'
import type { Problems, SourceLocation } from '@/lib/site/problems/problems'
import { parseAddress } from './address'
import { mediaKind, readPictureSize, remoteKind } from './media-size'
import { readWebmType } from './webm-type'

const { posix } = path

/**
 * The folder for the assets of the site or its translation, served as `/assets`. Builds and the development server have separate
 * folders.
 */
export function assetDir(translation?: string): string {
  const { assetDir } = environment
  return translation ? `${assetDir}-${translation}` : assetDir
}

/** Resolves the source of a picture, video or file shown on a page. */
export async function resolveAsset(
  typed: string,
  base: LinkBase,
  site: Pick<SiteConfig, 'url' | 'baseUrl'>,
): Promise<Resolution<ResolvedAsset>> {
  const address = parseAddress(typed, site)
  if ('problem' in address) return address
  const source = address.ok
  if (source.kind === 'external') return resolveExternal(source.href)
  if (source.kind === 'raw') return { ok: { src: source.href, kind: mediaKind(source.href.replace(/[?#].*/s, '')) } }
  if (source.path === '') return refuse('address-without-file', { address: typed, allowsUrl: false })
  const original = await locateStatic(source.path, base, site.baseUrl)
  if (!original) return outsideContent(typed, base)
  const file = await translated(original, base.translation)
  if (!(await fileExists(file))) return missingFile(typed, original)
  const asset = await publishFor(base, file)
  if ('problem' in asset) return asset
  const hash = /#.*/s.exec(source.suffix)?.[0] ?? ''
  const beside = asset.ok.kind === 'video' ? await publishBeside(file, base) : {}
  const detail = asset.ok.kind === 'image' ? await publishDetail(file, base) : { ok: {} }
  if ('problem' in detail) return detail
  return { ok: { ...asset.ok, ...beside, ...detail.ok, src: asset.ok.src + hash } }
}

/** Resolves a path in settings or front matter, relative to their file; a missing file is a problem. */
export async function resolveNamedFile(
  typed: string,
  { file, location }: { file: string; location: SourceLocation },
  config: SiteConfig,
  problems: Problems,
): Promise<ResolvedAsset | undefined> {
  const asset = await resolveAsset(typed, createLinkBase({ file, permalink: '/' }, translationOf(config)), config)
  if ('ok' in asset) return asset.ok
  problems.addAll([{ ...location, ...asset.problem }])
  return undefined
}

/** The file of a path, which Docusaurus content may write with the base URL of the site or of its original. */
async function locateStatic(typed: string, base: LinkBase, baseUrl: string): Promise<string | undefined> {
  const file = locate(typed, base, staticDir(base))
  if (!file || (await fileExists(file))) return file
  for (const root of [baseUrl, baseUrl.replace(new RegExp(`(?<=/)${base.translation}/$`), '')]) {
    const bare = typed.startsWith(root) && locate(`/${typed.slice(root.length)}`, base, staticDir(base))
    if (bare && (await fileExists(bare))) return bare
  }
  return file
}

/** Publishes the MP4 version and the poster of a clip, which have its name; the poster determines its size. */
async function publishBeside(
  clip: string,
  base: LinkBase,
): Promise<Pick<ResolvedAsset, 'mp4' | 'poster' | 'width' | 'height'>> {
  const publish = async (ending: string) => {
    const file = clip.slice(0, -posix.extname(clip).length) + ending
    if (file === clip || !(await fileExists(file))) return undefined
    const asset = await publishFor(base, file)
    return 'ok' in asset ? asset.ok : undefined
  }
  const posters = await Promise.all(['.avif', '@2x.avif', '.webp', '@2x.webp'].map(publish))
  const { src: poster, width, height } = posters.find((found) => found !== undefined) ?? {}
  return { mp4: (await publish('.mp4'))?.src, poster, width, height }
}

/** Publishes the detail of a picture for phones, `plot.phone.png` beside `plot.png`, and reads the marks of both in `marks.json`. */
async function publishDetail(
  picture: string,
  base: LinkBase,
): Promise<Resolution<Pick<ResolvedAsset, 'phone' | 'marks'>>> {
  const file = picture.replace(/(@2x)?\.\w+$/i, '.phone$&')
  const detail = (await fileExists(file)) ? await publishFor(base, file) : undefined
  if (detail && 'problem' in detail) return detail
  const list = posix.join(posix.dirname(picture), 'marks.json')
  if (!(await fileExists(list))) return { ok: { phone: detail?.ok } }
  try {
    const all: Record<string, string | string[]> = JSON.parse(await readFile(list, 'utf8'))
    const [marks, details] = [picture, file].map((path) => all[posix.basename(path)]).map(toList)
    return { ok: { phone: detail && { ...detail.ok, marks: details }, marks } }
  } catch {
    return refuse('invalid-marks', { file: list })
  }
}

function toList(marks: string | string[] | undefined): string[] | undefined {
  return typeof marks === 'string' ? [marks] : marks
}

function resolveExternal(href: string): Resolution<ResolvedAsset> {
  if (/^https?:/i.test(href)) return { ok: { src: href, kind: remoteKind(new URL(href).pathname) } }
  return refuse('address-without-file', { address: href, allowsUrl: true })
}

/** Publishes a file of a page. */
export function publishFor(base: LinkBase, file: string): Promise<Resolution<ResolvedAsset>> {
  return publishAsset(file, assetDir(base.translation))
}

/** By file and its state. */
const assetByState = new Map<string, Promise<Resolution<ResolvedAsset>>>()

/** Copies a file of the content into a folder of assets, under a name that changes with its bytes. */
export async function publishAsset(file: string, dir: string): Promise<Resolution<ResolvedAsset>> {
  const state = JSON.stringify([file, await fileStamp(file)])
  const reading = assetByState.get(state) ?? readAsset(file)
  assetByState.set(state, reading)
  const asset = await reading
  if ('problem' in asset) return asset
  const copy = posix.join(dir, posix.basename(asset.ok.src))
  if (!(await fileExists(copy))) await writeFileAtomic(copy, await readFile(file))
  return asset
}

async function readAsset(file: string): Promise<Resolution<ResolvedAsset>> {
  const bytes = await readFile(file)
  if (bytes.subarray(0, 40).toString('latin1').startsWith('version https://git-lfs')) {
    return refuse('lfs-pointer', { file })
  }
  const kind = mediaKind(file)
  const size = kind === 'image' ? await readPictureSize(file, bytes) : {}
  if (!size) return refuse('unreadable-picture', { file })
  const type = /\.webm$/i.test(file) ? { type: readWebmType(bytes) } : {}
  return { ok: { src: `/assets/${hashedName(file, bytes)}`, kind, ...type, ...size } }
}

/** The name of a file below `/assets`, which changes with its bytes. */
export function hashedName(file: string, bytes: Buffer): string {
  const { name, ext } = posix.parse(file)
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return `${slug || 'file'}.${hash}${ext.toLowerCase().replace(/[^.a-z0-9]/g, '')}`
}

/** Refuses a path of a missing file and suggests the most similar name in the folder, formatted by `spell`. */
export async function missingFile(typed: string, file: string, spell = encodePath): Promise<Resolution<never>> {
  const folder = posix.dirname(file)
  const names = await listFiles(folder)
  const near = names && nearestName(posix.basename(file), names)
  const missing = names ? `there is no file ${file}` : `there is no folder ${folder}`
  const typedFolder = /^(?:[^?#]*\/)?/.exec(typed)?.[0]
  return refuse('missing-file', { address: typed, missing, near: near && `${typedFolder}${spell(near)}` })
}

/** Refuses a path outside the content folder. */
export function outsideContent(typed: string, base: LinkBase): ReturnType<typeof refuse> {
  return refuse('file-outside-content', { address: typed, folder: base.contentDir })
}
