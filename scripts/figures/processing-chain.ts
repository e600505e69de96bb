import type { Figure } from './figure'
import type { Palette } from './palette'
import { applyWindow, createFid, type Fid, rotate, transformAt } from './signal'
import { arrow, curve, label, linearScale, type Point, segment, steps, svgFile } from './svg'
import { exponential } from './window-shapes'

const count = 192
const bandwidth = 1000
const window = exponential(4)
const recorded = createFid(
  [
    { hz: 330, amplitude: 0.7, width: 5 },
    { hz: 290, amplitude: 0.7, width: 5 },
    { hz: 40, amplitude: 1, width: 5 },
    { hz: -300, amplitude: 0.8, width: 5 },
  ],
  count,
  1 / bandwidth,
)
const weighted = applyWindow(recorded, window)
const columns = { time: [8, 254], frequency: [306, 552] } as const
const bottoms = [136, 290, 444]

/** The six steps from the recorded signal to the finished spectrum. */
export const processingChain: Figure = {
  path: '20_1d-spectra/img/processing-chain',
  draw: (palette) =>
    svgFile(460, 'From the recorded FID to the finished spectrum', drawTimes(palette) + drawSpectra(palette)),
}

/** Errors that the later steps repair: a phase that grows along the axis, and a wrong start of the FID. */
function phaseError(hz: number): number {
  return 55 + 0.08 * hz
}

function withWrongStart({ points, dwell }: Fid): Fid {
  const wrong = points.map((point, k) => (k === 1 ? { re: point.re - 4, im: point.im + 2.5 } : point))
  return { points: wrong, dwell }
}

function drawTimes(palette: Palette): string {
  return (
    drawTitle('1  FID as recorded', columns.time[0], 0, palette) +
    drawFid(recorded, count, 0, palette) +
    drawTitle('2  Apodization', columns.time[0], 1, palette) +
    drawFid(weighted, count, 1, palette) +
    drawWindow(palette) +
    drawTitle('3  Zero filling', columns.time[0], 2, palette) +
    drawFid(weighted, 2 * count, 2, palette) +
    drawZeros(palette)
  )
}

function drawSpectra(palette: Palette): string {
  const wrong = withWrongStart(weighted)
  const arrowHeight = 226
  return (
    arrow([266, arrowHeight], [296, arrowHeight], palette.muted) +
    drawTitle('4  Fourier transform', columns.frequency[0], 0, palette) +
    drawSpectrum((hz) => rotate(transformAt(wrong, hz), phaseError(hz)).re, 0, palette) +
    drawTitle('5  Phase correction', columns.frequency[0], 1, palette) +
    drawSpectrum((hz) => transformAt(wrong, hz).re, 1, palette) +
    drawTitle('6  Baseline correction', columns.frequency[0], 2, palette) +
    drawSpectrum((hz) => transformAt(weighted, hz).re, 2, palette)
  )
}

function drawTitle(text: string, left: number, row: number, palette: Palette): string {
  return label([left, (bottoms[row] ?? 0) - 116], text, palette.ink, { 'font-weight': 600 })
}

/** Draws the real part; points behind the recorded ones are the appended zeros. */
function drawFid({ points }: Fid, shown: number, row: number, palette: Palette): string {
  const middle = (bottoms[row] ?? 0) - 50
  const x = linearScale([0, shown - 1], [...columns.time])
  const y = linearScale([-3.2, 3.2], [middle + 50, middle - 50])
  const line = steps(0, shown - 1, shown).map((k): Point => [x(k), y(points[k]?.re ?? 0)])
  return (
    segment([columns.time[0], middle], [columns.time[1], middle], palette.line) +
    curve(line, palette.accent, { 'stroke-width': 1 })
  )
}

/** Marks where the recorded points end and the zeros begin. */
function drawZeros(palette: Palette): string {
  const middle = (bottoms[2] ?? 0) - 50
  const center = (columns.time[0] + columns.time[1]) / 2
  const border = segment([center, middle - 40], [center, middle + 40], palette.second, { 'stroke-dasharray': '4 4' })
  return border + label([center + 12, middle - 22], 'zeros', palette.second)
}

function drawWindow(palette: Palette): string {
  const middle = (bottoms[1] ?? 0) - 50
  const x = linearScale([0, count - 1], [...columns.time])
  const line = steps(0, count - 1, 60).map((k): Point => [x(k), middle - 48 * window(k, count, 1 / bandwidth)])
  return curve(line, palette.second, { 'stroke-width': 2 })
}

function drawSpectrum(at: (hz: number) => number, row: number, palette: Palette): string {
  const frequencies = steps(bandwidth / 2, -bandwidth / 2, 401)
  const bottom = (bottoms[row] ?? 0) - 30
  const x = linearScale([bandwidth / 2, -bandwidth / 2], [...columns.frequency])
  const y = linearScale([0, 38], [bottom, bottom - 76])
  const line = frequencies.map((hz): Point => [x(hz), y(at(hz))])
  return (
    segment([columns.frequency[0], bottom], [columns.frequency[1], bottom], palette.line) + curve(line, palette.accent)
  )
}
