import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'

const run = promisify(execFile)
const corner = 8
const edge = '#c5ced6'

/** Gives a PNG a thin frame that is seen on a light page and does not glare on a dark one. */
export async function frame(
  page: Page,
  png: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  await page.setViewportSize({ width: width + 2, height: height + 2 })
  const look = `display:block;width:${width}px;height:${height}px;border:1px solid ${edge};border-radius:${corner}px`
  await page.setContent(
    `<body style="margin:0;background:#fff"><img style="${look}" src="data:image/png;base64,${png.toString('base64')}">`,
  )
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  return page.screenshot()
}

/** Above this the slow encoder is worth its time: at the same quality its files are smaller by a quarter. */
const large = 25_000

/**
 * Writes an AVIF with full colour resolution, tuned for the screen: text is as sharp as in a lossless file of three times the
 * size. A higher `loss` is for posters, which every reader loads with the page.
 */
export async function writePicture(png: Buffer, file: string, loss = 31): Promise<void> {
  await inFolder(async (folder) => {
    const source = path.join(folder, 'picture.png')
    await writeFile(source, png)
    const av1 = ['-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '8', '-aom-params', 'tune-content=screen']
    const input = ['-i', source, '-pix_fmt', 'yuv444p', ...av1]
    await ffmpeg([...input, '-usage', 'allintra', '-crf', String(loss), file])
    if ((await stat(file)).size > large) await ffmpeg([...input, '-crf', String(loss - 4), file])
  })
}

/** Writes a clip of 20 frames per second as AV1 and as H.264. */
export async function writeClip(frames: readonly Buffer[], file: string): Promise<void> {
  await inFolder(async (folder) => {
    const names = new Map<Buffer, string>()
    const list: string[] = []
    for (const one of frames) {
      const known = names.get(one)
      const name = known ?? `${String(names.size).padStart(4, '0')}.jpg`
      if (!known) await writeFile(path.join(folder, name), one)
      names.set(one, name)
      list.push(`file '${name}'\nduration 0.05`)
    }
    const source = path.join(folder, 'frames.txt')
    await writeFile(source, list.join('\n'))
    const even = 'crop=trunc(iw/2)*2:trunc(ih/2)*2'
    const input = ['-f', 'concat', '-safe', '0', '-i', source, '-an', '-r', '20', '-vf', even, '-pix_fmt', 'yuv420p']
    const av1 = ['-c:v', 'libsvtav1', '-preset', '8', '-crf', '42', '-g', '400', '-svtav1-params', 'lp=2:scm=1']
    const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-threads', '1', '-movflags', '+faststart']
    await Promise.all([ffmpeg([...input, ...av1, `${file}.webm`]), ffmpeg([...input, ...h264, `${file}.mp4`])])
  })
}

async function ffmpeg(options: string[]): Promise<void> {
  const exact = ['-fflags', '+bitexact', '-flags', '+bitexact', '-map_metadata', '-1']
  const target = options.at(-1) ?? ''
  await mkdir(path.dirname(target), { recursive: true })
  await run('ffmpeg', ['-loglevel', 'error', '-y', ...options.slice(0, -1), ...exact, target])
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
