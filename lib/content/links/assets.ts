import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { translated } from '@/lib/content/locales/translation'
import {
  createLinkBase,
  encodePath,
  fromWorkingDir,
  type LinkBase,
  locate,
  staticDir,
} from '@/lib/content/source/content-path'
import type { Problems, Spot } from '@/lib/content/source/problems'
import { contentDir, fileExists, fileStamp, listFiles, listTree, writeWhole } from '@/lib/content/source/read'
import { type Resolution, refuse } from '@/lib/content/source/resolution'
import type { SiteConfig } from '@/lib/site/config'
import { translationOf } from '@/lib/site/locale'
import { nearestName } from '@/lib/site/nearest-name'
import { parseAddress } from './address'
import { type MediaKind, mediaKind, readPictureSize, remoteKind } from './media-size'

const { posix } = path

/** A picture, video or other file as the page shows it, with the base path; a size is known for the site's own pictures, and clips with a poster. */
export interface ResolvedAsset {
  src: string
  kind: MediaKind
  width?: number
  height?: number
  /** Of a clip: the same one as MP4, for browsers that do not know the format of the first. */
  mp4?: string
  /** Of a clip: the picture that is shown until it plays. */
  poster?: string
}

/**
 * The folder that the assets of the site, or of its translation, are copied to; it is served as `/assets`. A development server
 * that runs during a build keeps its own.
 */
export function assetDir(translation?: string): string {
  const dir = process.env.ASSET_DIR ?? `.cache/assets/${process.env.NODE_ENV === 'production' ? 'build' : 'dev'}`
  return translation ? `${dir}-${translation}` : dir
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
  if (source.kind === 'raw') return { ok: { src: source.href, kind: mediaKind(source.href.replace(/[?#].*$/, '')) } }
  if (source.path === '') return refuse(`The address "${typed}" names no file.`, 'Write the path of a file.')
  const original = await locateStatic(source.path, base, site.baseUrl)
  if (!original) return outsideContent(typed, base)
  const file = await translated(original, base.translation)
  if (!(await fileExists(file))) return missingFile(typed, original)
  const asset = await publishFor(base, file)
  if ('problem' in asset) return asset
  const hash = /#.*$/.exec(source.suffix)?.[0] ?? ''
  const beside = asset.ok.kind === 'video' ? await publishBeside(file, base) : {}
  return { ok: { ...asset.ok, ...beside, src: asset.ok.src + hash } }
}

/** A file that settings or front matter name, by a path from their file; one that is missing is a problem. */
export async function resolveNamedFile(
  typed: string,
  { file, spot }: { file: string; spot: Spot },
  config: SiteConfig,
  problems: Problems,
): Promise<ResolvedAsset | undefined> {
  const asset = await resolveAsset(typed, createLinkBase({ file, permalink: '/' }, translationOf(config)), config)
  if ('ok' in asset) return asset.ok
  const { found, fix, severity } = asset.problem
  problems.add(spot, found, fix, severity)
  return undefined
}

/** The file of a path, which HTML of other engines writes with the base URL of the site, or of the one it translates. */
async function locateStatic(typed: string, base: LinkBase, baseUrl: string): Promise<string | undefined> {
  const file = locate(typed, base, staticDir(base))
  if (!file || (await fileExists(file))) return file
  for (const root of [baseUrl, baseUrl.replace(new RegExp(`(?<=/)${base.translation}/$`), '')]) {
    const bare = typed.startsWith(root) && locate(`/${typed.slice(root.length)}`, base, staticDir(base))
    if (bare && (await fileExists(bare))) return bare
  }
  return file
}

/** Publishes what belongs to a clip: files of its name beside it. The clip is shown as large as its poster. */
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

function resolveExternal(href: string): Resolution<ResolvedAsset> {
  if (/^https?:/i.test(href)) return { ok: { src: href, kind: remoteKind(new URL(href).pathname) } }
  return refuse(
    `The address "${href}" names no file.`,
    'Write the path of a file, or an address that starts with https:.',
  )
}

/** Publishes a file that a page shows or links to. */
export async function publishFor(base: LinkBase, file: string): Promise<Resolution<ResolvedAsset>> {
  const asset = await publishAsset(file, assetDir(base.translation))
  base.published?.set(file, publishedAddress(asset))
  return asset
}

/** The address of a published file, which changes with its bytes, or why it can't be published. */
export function publishedAddress(asset: Resolution<ResolvedAsset>): string {
  return 'ok' in asset ? asset.ok.src : asset.problem.found
}

interface Publication {
  /** State of the file when it was published. */
  stamp: string
  asset: Promise<Resolution<ResolvedAsset>>
}

const publicationByCopy = new Map<string, Publication>()

/** Copies a file of the content into a folder of assets, under a name that changes with its bytes; once for each state of it. */
export async function publishAsset(file: string, dir: string): Promise<Resolution<ResolvedAsset>> {
  const stamp = JSON.stringify(await fileStamp(file))
  const key = `${dir} ${file}`
  const known = publicationByCopy.get(key)
  if (known?.stamp === stamp && (await isInPlace(known, dir))) return known.asset
  const publication = { stamp, asset: copyToAssets(file, dir) }
  publicationByCopy.set(key, publication)
  publication.asset.catch(() => publicationByCopy.delete(key))
  return publication.asset
}

/** The copy may have been cleared away while the development server was running. */
async function isInPlace({ asset }: Publication, dir: string): Promise<boolean> {
  const known = await asset
  return 'problem' in known || fileExists(posix.join(dir, posix.basename(known.ok.src)))
}

async function copyToAssets(file: string, dir: string): Promise<Resolution<ResolvedAsset>> {
  const bytes = await readFile(file)
  if (bytes.subarray(0, 40).toString('latin1').startsWith('version https://git-lfs')) {
    return refuse(`${file} is a Git LFS pointer instead of the file itself.`, 'Run "git lfs pull".')
  }
  const kind = mediaKind(file)
  const size = kind === 'image' ? await readPictureSize(file, bytes) : {}
  if (!size) return unreadable(file)
  const name = hashedName(file, bytes)
  const copy = posix.join(dir, name)
  if (!(await fileExists(copy))) await writeWhole(copy, bytes)
  return { ok: { src: `/assets/${name}`, kind, ...size } }
}

function hashedName(file: string, bytes: Buffer): string {
  const { name, ext } = posix.parse(file)
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return `${slug || 'file'}.${hash}${ext.toLowerCase().replace(/[^.a-z0-9]/g, '')}`
}

function unreadable(file: string): Resolution<never> {
  return refuse(
    `The size of ${file} cannot be read: the file is damaged, or is something else than its name says.`,
    'Export it again, with the extension of its format.',
  )
}

/** Says that a path leads to no file, and names the file of that folder that may be meant, as `spell` writes it. */
export async function missingFile(typed: string, file: string, spell = encodePath): Promise<Resolution<never>> {
  const folder = posix.dirname(file)
  const names = await listFiles(folder)
  const near = names && nearestName(posix.basename(file), names)
  const looked = names ? `there is no file ${file}` : `there is no folder ${folder}`
  const typedFolder = /^(?:[^?#]*\/)?/.exec(typed)?.[0]
  const elsewhere = near ? undefined : await findElsewhere(file)
  const fix = near ? `Write "${typedFolder}${spell(near)}".` : 'Add the file, or correct the path.'
  return refuse(
    `"${typed}" leads to nothing: ${looked}.`,
    elsewhere ? `A file of that name is ${elsewhere}: move it, or write its path.` : fix,
  )
}

/** A file of the same name in another folder of the content, as after a page was moved without its pictures. */
async function findElsewhere(file: string): Promise<string | undefined> {
  const content = fromWorkingDir(contentDir())
  const name = posix.basename(file)
  const found = (await listTree(content || '.')).find((other) => posix.basename(other) === name)
  return found && posix.join(content, found)
}

/** Says that a path leads out of the folder that belongs to the site. */
export function outsideContent(typed: string, base: LinkBase): Resolution<never> {
  return refuse(
    `"${typed}" leads out of the content folder ${base.contentDir}.`,
    `Move the file into ${base.contentDir} and refer to it there.`,
  )
}
