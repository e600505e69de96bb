import { applyWindow, createFid, type Fid } from '@/figures/physics/fid'
import { transformAt } from '@/figures/physics/fourier'
import { noiseGain } from '@/figures/physics/line-measures'
import { addNoise } from '@/figures/physics/noise'
import { exponential, type WindowFunction } from '@/figures/physics/window-functions'
import { axis, curve, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const deviation = 0.45
const naturalWidth = 1
const coupling = 6
const pure = createFid(
  [
    { hz: coupling / 2, amplitude: 1, width: naturalWidth },
    { hz: -coupling / 2, amplitude: 1, width: naturalWidth },
  ],
  { count: 512, dwell: 1 / 256 },
)
// The signal-to-noise ratio is that of one line: at LB 10 Hz the two merge.
const oneLine = createFid([{ hz: 0, amplitude: 1, width: naturalWidth }], { count: 512, dwell: 1 / 256 })
// A seed with noise of average strength in the visible part, for each of the three windows.
const fid = addNoise(pure, { deviation, seed: 45 })

const rows = [
  { lb: 0, bottom: 104 },
  { lb: 1, bottom: 218 },
  { lb: 10, bottom: 332 },
]
const x = linearScale([60, -60], [150, 546])
const frequencies = steps(60, -60, 481)

/** The same noisy doublet after exponential windows of 0, 1 and 10 Hz. */
export const figure: Figure = {
  path: '20_1d-spectra/img/line-broadening',
  draw: (palette) =>
    svgFile(
      404,
      'A noisy doublet after line broadening of 0, 1 and 10 Hz',
      rows.map((row) => drawRow(row, palette)).join('') +
        axis({ y: 354, scale: x, ticks: [50, 25, 0, -25, -50], span: [150, 546], name: 'offset / Hz' }, palette),
    ),
}

function drawRow({ lb, bottom }: (typeof rows)[number], palette: Palette): string {
  const window = exponential(lb)
  const weighted = applyWindow(fid, window)
  const highest = heightOf(applyWindow(pure, window))
  const y = linearScale([0, highest], [bottom, bottom - 76])
  const line = frequencies.map((hz): Point => [x(hz), y(transformAt(weighted, hz).re)])
  return (
    segment([150, bottom], [546, bottom], palette.line) +
    curve(line, palette.accent) +
    label([8, bottom - 52], `LB ${lb} Hz`, palette.accent, { 'font-weight': 600 }) +
    label([8, bottom - 28], `${naturalWidth + lb} Hz wide`, palette.muted) +
    label(
      [8, bottom - 4],
      `S/N of a line ${(heightOf(applyWindow(oneLine, window)) / noiseOf(window)).toFixed(0)}`,
      palette.ink,
    )
  )
}

function heightOf(signal: Fid): number {
  return Math.max(...frequencies.map((hz) => transformAt(signal, hz).re))
}

/** Standard deviation of the noise in the spectrum. */
function noiseOf(window: WindowFunction): number {
  return deviation * noiseGain(pure.re.map((_, k) => window(k, pure.re.length, pure.dwell)))
}
