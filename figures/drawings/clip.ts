import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { axis, curve, element, figureWidth, label, linearScale, type Point, steps, svgFile } from '@/figures/svg/svg'
import { lightPalette } from './kit/figure'

/** Makes the clip and the bitmap of the page on images with the commands `chromium` and `ffmpeg`. */
const target = 'content/docs/90_contribute-to-doc/img'
const columns = 8
const rows = 10
const frameHeight = 280
const doublet = [3.5, -3.5]
const naturalWidth = 1

const folder = await mkdtemp(join(tmpdir(), 'clip-'))
const sheet = join(folder, 'sheet.png')

const frames = Array.from({ length: columns * rows }, (_, index) =>
  drawFrame(2.5 * (1 - Math.cos((2 * Math.PI * index) / (columns * rows)))),
)
const grid = `display:grid;grid-template-columns:repeat(${columns},${figureWidth}px);margin:0`
await writeFile(join(folder, 'sheet.html'), `<meta charset="utf-8"><body style="${grid}">${frames.join('')}`)
const browser = ['--headless', '--no-sandbox', '--hide-scrollbars']
const size = `--window-size=${columns * figureWidth},${rows * frameHeight}`
execFileSync('chromium', [...browser, size, `--screenshot=${sheet}`, join(folder, 'sheet.html')], { stdio: 'ignore' })

const source = ['-loglevel', 'error', '-y', '-framerate', '20', '-i', sheet]
const frameByFrame = ['-vf', `untile=${columns}x${rows},settb=1/20,setpts=N,fps=20`, '-pix_fmt', 'yuv420p', '-an']
const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '36']
const h264 = ['-c:v', 'libx264', '-crf', '25', '-threads', '1', '-movflags', '+faststart']
for (const [ending, codec] of Object.entries({ webm: vp9, mp4: h264 }))
  execFileSync('ffmpeg', [...source, ...frameByFrame, ...codec, join(target, `line-broadening.${ending}`)])
const still = `crop=${figureWidth}:${frameHeight}:2*${figureWidth}:${frameHeight}`
execFileSync('ffmpeg', [...source, '-vf', still, '-frames:v', '1', '-pix_fmt', 'rgb24', join(target, 'doublet.png')])
// The poster: the clip is loaded when it comes into view.
const first = ['-vf', `crop=${figureWidth}:${frameHeight}:0:0`, '-frames:v', '1', '-pix_fmt', 'yuv444p']
const picture = ['-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '8', '-crf', '30']
execFileSync('ffmpeg', [...source, ...first, ...picture, join(target, 'line-broadening.avif')])
await rm(folder, { recursive: true })

/** Draws a doublet whose lines are widened by an exponential window of `lb` hertz, on an opaque ground. */
function drawFrame(lb: number): string {
  const { ink, muted, accent } = lightPalette
  const width = naturalWidth + lb
  const x = linearScale([20, -20], [14, 546])
  const y = linearScale([0, 1.06], [222, 30])
  const spectrum = lorentzianSpectrum(
    doublet.map((position) => ({ position, intensity: naturalWidth / width })),
    width,
  )
  const line = steps(20, -20, 401).map((offset): Point => [x(offset), y(spectrum(offset))])
  const ground = element('rect', { x: 0, y: 0, width: figureWidth, height: frameHeight, fill: '#ffffff' })
  const text = label([14, 28], `LB = ${lb.toFixed(1)} Hz`, ink, { 'font-size': 19, 'font-weight': 600 })
  const note = label([14, 52], `line width ${width.toFixed(1)} Hz`, muted)
  const ticks = [20, 10, 0, -10, -20]
  const frequency = axis({ y: 230, scale: x, ticks, span: [14, 546], name: 'offset / Hz' }, lightPalette)
  const body = ground + text + note + curve(line, accent, { 'stroke-width': 2 }) + frequency
  return svgFile(frameHeight, 'Line broadening of a doublet', body)
}
