import { execFile } from 'node:child_process'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { Box } from './place'

const run = promisify(execFile)
const corner = 8
const edge = '#c5ced6'

/** A part of a PNG of double resolution, with a thin frame for both colour modes. */
export async function frame(page: Page, png: Buffer, { x, y, width, height }: Box): Promise<Buffer> {
  await page.setViewportSize({ width: width + 2, height: height + 2 })
  const part = `width:${width}px;height:${height}px;object-fit:none;object-position:${-x}px ${-y}px`
  const look = `display:block;${part};border:1px solid ${edge};border-radius:${corner}px`
  const source = `data:image/png;base64,${png.toString('base64')} 2x`
  await page.setContent(`<body style="margin:0;background:#fff"><img style="${look}" srcset="${source}">`)
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  return page.screenshot()
}

/**
 * Writes an AVIF with full colour resolution, tuned for screens: text is as sharp as in a lossless file of three times the
 * size. Posters, which every reader loads with the page, have a higher `loss`.
 */
export async function writePicture(png: Buffer, file: string, loss = 27): Promise<void> {
  const screen = 'tune-content=screen:min-partition-size=8'
  const av1 = ['-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '8', '-tiles', '2x1', '-aom-params', screen]
  const options = ['-f', 'png_pipe', '-i', '-', '-pix_fmt', 'yuv444p', ...av1, '-crf', String(loss)]
  await encode(Readable.from([png]), options, file)
}

/** Encodes a clip of 20 frames per second as AV1 and as H.264 while its frames are taken. */
export async function writeClip(frames: Readable, file: string): Promise<void> {
  const even = 'crop=trunc(iw/2)*2:trunc(ih/2)*2'
  const options = ['-f', 'mjpeg', '-framerate', '20', '-i', '-', '-an', '-vf', even, '-pix_fmt', 'yuv420p']
  const av1 = ['-c:v', 'libsvtav1', '-preset', '10', '-crf', '42', '-g', '400', '-svtav1-params', 'lp=2:scm=1']
  const h264 = ['-c:v', 'libx264', '-preset', 'medium', '-crf', '25', '-threads', '1', '-movflags', '+faststart']
  await Promise.all([
    encode(frames, [...options, ...av1], `${file}.webm`),
    encode(frames, [...options, ...h264], `${file}.mp4`),
  ])
}

/** Moves the finished file into place: a failing scene keeps the former one. */
async function encode(input: Readable, options: string[], file: string): Promise<void> {
  const exact = ['-fflags', '+bitexact', '-flags', '+bitexact', '-map_metadata', '-1']
  const unfinished = path.join('.cache/pictures', path.basename(file))
  const encoding = run('ffmpeg', ['-loglevel', 'error', '-y', ...options, ...exact, unfinished])
  if (!encoding.child.stdin) throw new Error('ffmpeg has no input.')
  await Promise.all([encoding, pipeline(input, encoding.child.stdin)])
  await mkdir(path.dirname(file), { recursive: true })
  await rename(unfinished, file)
}
