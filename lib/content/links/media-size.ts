import path from 'node:path'
import { imageSize } from 'image-size'
import { readSvgSize } from './svg-size'

/** How a page shows a file. */
export type MediaKind = 'image' | 'video' | 'file'

/** Size in pixels at which a browser draws a picture or a video by itself. */
interface MediaSize {
  width: number
  height: number
}

const kindByExtension: Record<string, MediaKind> = {
  '.png': 'image',
  '.jpg': 'image',
  '.jpeg': 'image',
  '.gif': 'image',
  '.webp': 'image',
  '.avif': 'image',
  '.svg': 'image',
  '.mp4': 'video',
  '.webm': 'video',
}

/** How a file of that name is shown; anything that is no picture or video is a file to download. */
export function mediaKind(file: string): MediaKind {
  return kindByExtension[path.extname(file).toLowerCase()] ?? 'file'
}

/** Files that no browser shows as a picture. */
const noPicture =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|zip|gz|tar|7z|csv|tsv|txt|json|xml|html?|mdx?|mp3|wav|ogg|mov|avi|mkv|jdx|dx)$/i

/** How a file on another host is shown: many serve pictures under names without an extension, as badges do. */
export function remoteKind(pathname: string): MediaKind {
  const kind = mediaKind(pathname)
  return kind === 'file' && !noPicture.test(pathname) ? 'image' : kind
}

/**
 * The size at which a picture or video is shown: the one written in the file, or half of it when its name ends with `@2x`, as
 * that of a screenshot with two pixels for each of the page. Undefined when the bytes are damaged or are something else.
 */
export async function readMediaSize(file: string, bytes: Buffer): Promise<MediaSize | undefined> {
  try {
    const size = await measure(file, bytes)
    if (!size || size.width <= 0 || size.height <= 0) return undefined
    return /@2x\.\w+$/i.test(file) ? halve(size) : size
  } catch {
    return undefined
  }
}

function halve({ width, height }: MediaSize): MediaSize {
  return { width: Math.round(width / 2), height: Math.round(height / 2) }
}

async function measure(file: string, bytes: Buffer): Promise<MediaSize | undefined> {
  if (mediaKind(file) === 'video') return measureVideo(bytes)
  if (path.extname(file).toLowerCase() === '.svg') return readSvgSize(bytes.toString('utf8'))
  // A small Buffer is a part of a shared one, past whose end image-size would read on: it gets a copy of its own.
  const { width, height, orientation = 1, type } = imageSize(Uint8Array.from(bytes))
  const turned = orientation >= 5 || (type === 'avif' && isAvifTurned(bytes))
  return turned ? { width: height, height: width } : { width, height }
}

/** Display size: after the rotation and the pixel aspect ratio that the file asks for. */
async function measureVideo(bytes: Buffer): Promise<MediaSize | undefined> {
  // Loaded when the first video is met: it takes four times as long to load as all else that is needed here.
  const { ALL_FORMATS, BufferSource, Input } = await import('mediabunny')
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  try {
    const track = await input.getPrimaryVideoTrack()
    return track ? { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() } : undefined
  } finally {
    input.dispose()
  }
}

/** Whether the file's `irot` property turns the picture by a quarter, which image-size does not look at. */
function isAvifTurned(bytes: Buffer): boolean {
  const end = bytes.indexOf('mdat')
  const at = bytes.subarray(0, end < 0 ? undefined : end).indexOf('irot')
  return at >= 0 && ((bytes[at + 4] ?? 0) & 1) === 1
}
