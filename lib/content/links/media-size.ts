import path from 'node:path'
import sharp from 'sharp'

/** How a page shows a file. */
export type MediaKind = 'image' | 'video' | 'file'

/** Size in pixels at which a browser draws a picture. */
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
 * The size at which a picture is shown: that of the file, or half of it when its name ends with `@2x`, as that of a screenshot
 * with two pixels for each of the page. Undefined when the bytes are damaged or are something else.
 */
export async function readPictureSize(file: string, bytes: Buffer): Promise<MediaSize | undefined> {
  try {
    const { format, autoOrient } = await sharp(bytes).metadata()
    const scale = (format === 'svg' ? scaleOfSvg(bytes.toString('utf8')) : 1) / (/@2x\.\w+$/i.test(file) ? 2 : 1)
    return { width: Math.round(autoOrient.width * scale), height: Math.round(autoOrient.height * scale) }
  } catch {
    return undefined
  }
}

/** Browsers draw an inch with 96 pixels, sharp with 72. */
function scaleOfSvg(svg: string): number {
  return /<svg\b[^>]*\s(?:width|height)\s*=\s*["'][\s\d.e+]+(?:in|cm|mm|q|pt|pc|r?em|ex|ch)\b/i.test(svg) ? 96 / 72 : 1
}
