import { applyWindow, createFid, type Fid } from '@/figures/physics/fid'
import { transformAt } from '@/figures/physics/fourier'
import { addNoise } from '@/figures/physics/noise'
import { exponential } from '@/figures/physics/window-functions'
import { arrow, curve, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const count = 512
const dwell = 1 / 256
const window = exponential(1)

const fid = addNoise(
  createFid(
    [
      { hz: 24, amplitude: 0.5, width: 1 },
      { hz: 17, amplitude: 1, width: 1 },
      { hz: 10, amplitude: 0.5, width: 1 },
      { hz: -18, amplitude: 0.45, width: 1 },
    ],
    { count, dwell },
  ),
  { deviation: 0.5, seed: 3 },
)

/** A noisy FID and its spectrum, above without and below with a window. */
export const figure: Figure = {
  path: '20_1d-spectra/img/apodization-chain',
  draw: (palette) => svgFile(392, 'FID times window, then Fourier transform', drawRows(palette)),
}

function drawRows(palette: Palette): string {
  const weighted = applyWindow(fid, window)
  const heading = { 'font-weight': 600 }
  return (
    label([8, 22], 'FID', palette.ink, heading) +
    label([44, 22], 'and window', palette.second) +
    drawFid(fid, 100, palette) +
    drawWindow(100, palette) +
    drawTransform(100, palette) +
    drawSpectrum(fid, 168, palette) +
    label([326, 22], 'Spectrum as recorded', palette.ink, heading) +
    label([8, 214], 'FID × window', palette.ink, heading) +
    drawFid(weighted, 292, palette) +
    drawTransform(292, palette) +
    drawSpectrum(weighted, 360, palette) +
    label([326, 214], 'Less noise, wider lines', palette.ink, heading) +
    label([252, 384], 'time →', palette.muted, { 'text-anchor': 'end', 'font-size': 15 }) +
    label([326, 384], '← frequency', palette.muted, { 'font-size': 15 })
  )
}

function drawFid({ re }: Fid, middle: number, palette: Palette): string {
  const x = linearScale([0, count - 1], [8, 252])
  const y = linearScale([-4, 4], [middle + 70, middle - 70])
  const line = Array.from(re, (height, k): Point => [x(k), y(height)])
  return segment([8, middle], [252, middle], palette.line) + curve(line, palette.accent, { 'stroke-width': 1 })
}

function drawWindow(middle: number, palette: Palette): string {
  const line = steps(0, count - 1, 60).map(
    (k): Point => [8 + (k / (count - 1)) * 244, middle - 66 * window(k, count, dwell)],
  )
  return curve(line, palette.second, { 'stroke-width': 2 })
}

function drawTransform(middle: number, palette: Palette): string {
  const name = label([288, middle - 12], 'FT', palette.muted, { 'text-anchor': 'middle' })
  return arrow([266, middle], [310, middle], palette.muted) + name
}

function drawSpectrum(signal: Fid, bottom: number, palette: Palette): string {
  const frequencies = steps(44, -44, 353)
  const values = frequencies.map((hz) => transformAt(signal, hz).re)
  const x = linearScale([44, -44], [326, 552])
  const y = linearScale([0, Math.max(...values)], [bottom - 18, bottom - 128])
  const line = frequencies.map((hz, index): Point => [x(hz), y(values[index] ?? 0)])
  return segment([326, bottom - 18], [552, bottom - 18], palette.line) + curve(line, palette.accent)
}
