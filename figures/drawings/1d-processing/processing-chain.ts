import { rotate } from '@/figures/physics/complex'
import { applyWindow, createFid, type Fid, resize } from '@/figures/physics/fid'
import { transformAt } from '@/figures/physics/fourier'
import { phaseAt } from '@/figures/physics/phase'
import { exponential } from '@/figures/physics/window-functions'
import { arrow, curve, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

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
  { count, dwell: 1 / bandwidth },
)
const weighted = applyWindow(recorded, window)
const phaseError = { ph0: 55, ph1: -80, pivot: 0, width: bandwidth }
const columns = { time: [8, 254], frequency: [306, 552] } as const
const bottoms = [136, 290, 444]

/** The six steps from the recorded signal to the finished spectrum. */
export const figure: Figure = {
  path: '20_1d-spectra/img/processing-chain',
  draw: (palette) =>
    svgFile(
      500,
      'From the recorded FID to the finished spectrum',
      drawTimes(palette) + drawSpectra(palette) + drawOrder(palette) + drawAxes(palette),
    ),
}

/** An error that baseline correction repairs. */
function withWrongStart({ re, im, dwell }: Fid): Fid {
  return {
    re: re.map((value, k) => (k === 1 ? value - 4 : value)),
    im: im.map((value, k) => (k === 1 ? value + 2.5 : value)),
    dwell,
  }
}

function drawTimes(palette: Palette): string {
  return (
    drawTitle('1  FID as recorded', columns.time[0], 0, palette) +
    drawFid(recorded, 0, palette) +
    drawTitle('2  Apodization', columns.time[0], 1, palette) +
    drawFid(weighted, 1, palette) +
    drawWindow(palette) +
    drawTitle('3  Zero filling', columns.time[0], 2, palette) +
    drawFid(resize(weighted, 2 * count), 2, palette) +
    drawZeros(palette)
  )
}

function drawSpectra(palette: Palette): string {
  const wrong = withWrongStart(weighted)
  return (
    drawTitle('4  Fourier transform', columns.frequency[0], 0, palette) +
    drawSpectrum((hz) => rotate(transformAt(wrong, hz), phaseAt(hz, phaseError)).re, 0, palette) +
    drawTitle('5  Phase correction', columns.frequency[0], 1, palette) +
    drawSpectrum((hz) => transformAt(wrong, hz).re, 1, palette) +
    drawTitle('6  Baseline correction', columns.frequency[0], 2, palette) +
    drawSpectrum((hz) => transformAt(weighted, hz).re, 2, palette)
  )
}

/** Arrows from each step to the next; the one from 3 to 4 goes up between the columns. */
function drawOrder(palette: Palette): string {
  const down = [columns.time, columns.frequency].flatMap(([, right]) =>
    bottoms.slice(0, 2).map((bottom) => arrow([right - 28, bottom + 4], [right - 28, bottom + 38], palette.muted)),
  )
  const middle = (columns.time[1] + columns.frequency[0]) / 2
  const [first, last] = [(bottoms[0] ?? 0) - 50, (bottoms[2] ?? 0) - 50]
  const rise: Point[] = [
    [columns.time[1] + 6, last],
    [middle, last],
    [middle, first],
  ]
  return (
    down.join('') +
    curve(rise, palette.muted) +
    arrow([middle, first], [columns.frequency[0] - 6, first], palette.muted)
  )
}

function drawAxes(palette: Palette): string {
  const y = (bottoms[2] ?? 0) + 16
  const middle = { 'text-anchor': 'middle' }
  const [time, frequency] = [columns.time, columns.frequency].map(([from, to]) => (from + to) / 2)
  return (
    arrow([columns.time[0], y], [columns.time[1], y], palette.muted) +
    label([time ?? 0, y + 24], 'time', palette.muted, middle) +
    arrow([columns.frequency[1], y], [columns.frequency[0], y], palette.muted) +
    label([frequency ?? 0, y + 24], 'frequency', palette.muted, middle)
  )
}

function drawTitle(text: string, left: number, row: number, palette: Palette): string {
  return label([left, (bottoms[row] ?? 0) - 116], text, palette.ink, { 'font-weight': 600 })
}

/** Draws the real part. */
function drawFid({ re }: Fid, row: number, palette: Palette): string {
  const middle = (bottoms[row] ?? 0) - 50
  const x = linearScale([0, re.length - 1], [...columns.time])
  const y = linearScale([-3.2, 3.2], [middle + 50, middle - 50])
  const line = Array.from(re, (height, k): Point => [x(k), y(height)])
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
