import path from 'node:path'
import type { MediaKind } from '@/lib/mdx/resolver'
import { loadSharp } from './load-sharp'

/** Display size of a picture in pixels. */
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

/** The display of a file by its name; files other than pictures and videos are downloads. */
export function mediaKind(file: string): MediaKind {
  return kindByExtension[path.extname(file).toLowerCase()] ?? 'file'
}

/** Extensions of files other than pictures. */
const noPicture =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|zip|gz|tar|7z|csv|tsv|txt|json|xml|html?|mdx?|mp3|wav|ogg|mov|avi|mkv|jdx|dx)$/i

/** The display of a file on another host: pictures there, such as badges, may have no extension. */
export function remoteKind(pathname: string): MediaKind {
  const kind = mediaKind(pathname)
  return kind === 'file' && !noPicture.test(pathname) ? 'image' : kind
}

/**
 * The display size of a picture: that of the file, or half of it if its name ends in `@2x`, as for high-resolution screenshots.
 * Undefined for damaged or other files.
 */
export async function readPictureSize(file: string, bytes: Buffer): Promise<MediaSize | undefined> {
  const sharp = await loadSharp()
  try {
    const { format, autoOrient } = await sharp(bytes).metadata()
    const scale = (format === 'svg' ? scaleOfSvg(bytes.toString('utf8')) : 1) / (/@2x\.\w+$/i.test(file) ? 2 : 1)
    return { width: Math.round(autoOrient.width * scale), height: Math.round(autoOrient.height * scale) }
  } catch {
    return undefined
  }
}

/** An inch has 96 pixels in browsers, but 72 in sharp. */
function scaleOfSvg(svg: string): number {
  const attributes = /<svg\b([^<>]*)/i.exec(svg)?.[1] ?? ''
  const hasUnit = /\s(?:width|height)\s*=\s*["'][\s\d.e+]+(?:in|cm|mm|q|pt|pc|r?em|ex|ch)\b/i.test(attributes)
  return hasUnit ? 96 / 72 : 1
}
