import { createFid, type Resonance } from '@/figures/physics/fid'
import { transformAt } from '@/figures/physics/fourier'
import { ppmToHz } from '@/figures/physics/shift'
import { arrow, axis, curve, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const carrier = { megahertz: 400, centre: 5 }
const spectralWidth = ppmToHz(10, { megahertz: carrier.megahertz })
const shifts = [
  { ppm: 8.1, amplitude: 0.55 },
  { ppm: 6.2, amplitude: 0.8 },
  { ppm: 2.3, amplitude: 1 },
]
const resonances = shifts.map(({ ppm, amplitude }): Resonance => ({ hz: ppmToHz(ppm, carrier), amplitude, width: 30 }))
const fid = createFid(resonances, { count: 160, dwell: 1 / spectralWidth })

/** Real and imaginary part of a FID with three frequencies, and the spectrum with its limits. */
export const figure: Figure = {
  path: '20_1d-spectra/img/fid-to-spectrum',
  draw: (palette) => svgFile(452, 'From FID to spectrum', drawFid(palette) + drawSpectrum(palette)),
}

function drawFid(palette: Palette): string {
  const time = linearScale([0, 40], [12, 548])
  const height = linearScale([-2.4, 2.4], [158, 34])
  const dwell = fid.dwell * 1000
  const real = Array.from(fid.re, (value, k): Point => [time(k * dwell), height(value)])
  const imaginary = Array.from(fid.im, (value, k): Point => [time(k * dwell), height(value)])
  return (
    segment([12, 96], [548, 96], palette.line) +
    curve(imaginary, palette.second, { 'stroke-width': 1, 'stroke-dasharray': '3 2' }) +
    curve(real, palette.accent) +
    label([12, 20], 'FID:', palette.ink, { 'font-weight': 600 }) +
    label([56, 20], 'real', palette.accent) +
    label([96, 20], 'imaginary', palette.second) +
    axis({ y: 160, scale: time, ticks: [0, 10, 20, 30, 40], span: [12, 548], name: 'time / ms' }, palette)
  )
}

function drawSpectrum(palette: Palette): string {
  const ppm = steps(10, 0, 501)
  const values = ppm.map((shift) => transformAt(fid, ppmToHz(shift, carrier)).re)
  const x = linearScale([10, 0], [12, 548])
  const y = linearScale([0, Math.max(...values)], [388, 284])
  const line = ppm.map((shift, index): Point => [x(shift), y(values[index] ?? 0)])
  const small = { 'font-size': 15 }
  return (
    arrow([280, 210], [280, 238], palette.muted) +
    label([292, 230], 'Fourier transform', palette.muted) +
    segment([x(carrier.centre), 266], [x(carrier.centre), 392], palette.line) +
    label([12, 262], '+SW/2', palette.muted, small) +
    label([x(carrier.centre), 260], 'offset', palette.muted, { ...small, 'text-anchor': 'middle' }) +
    label([548, 262], '−SW/2', palette.muted, { ...small, 'text-anchor': 'end' }) +
    curve(line, palette.accent) +
    axis({ y: 396, scale: x, ticks: [10, 8, 6, 4, 2, 0], span: [12, 548], name: 'δ / ppm' }, palette)
  )
}
