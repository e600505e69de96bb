import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { frameHeight, lineBroadeningFrame } from './line-broadening-frame'
import { figureWidth } from './svg'

/** Makes the clip and the bitmap of the page on images; the commands `chromium` and `ffmpeg` must be there. */
const target = 'content/docs/90_contribute-to-doc/img'
const columns = 8
const rows = 10
const folder = await mkdtemp(join(tmpdir(), 'clip-'))
const sheet = join(folder, 'sheet.png')

const frames = Array.from({ length: columns * rows }, (_, index) =>
  lineBroadeningFrame(2.5 * (1 - Math.cos((2 * Math.PI * index) / (columns * rows)))),
)
const grid = `display:grid;grid-template-columns:repeat(${columns},${figureWidth}px);margin:0`
await writeFile(join(folder, 'sheet.html'), `<meta charset="utf-8"><body style="${grid}">${frames.join('')}`)
const browser = ['--headless', '--no-sandbox', '--hide-scrollbars']
const size = `--window-size=${columns * figureWidth},${rows * frameHeight}`
execFileSync('chromium', [...browser, size, `--screenshot=${sheet}`, join(folder, 'sheet.html')], { stdio: 'ignore' })

const source = ['-loglevel', 'error', '-y', '-framerate', '20', '-i', sheet]
const clip = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '36', '-pix_fmt', 'yuv420p', '-an']
execFileSync('ffmpeg', [
  ...source,
  '-vf',
  `untile=${columns}x${rows},settb=1/20,setpts=N`,
  ...clip,
  join(target, 'line-broadening.webm'),
])
const still = `crop=${figureWidth}:${frameHeight}:2*${figureWidth}:${frameHeight}`
execFileSync('ffmpeg', [...source, '-vf', still, '-frames:v', '1', '-pix_fmt', 'rgb24', join(target, 'doublet.png')])
await rm(folder, { recursive: true })
