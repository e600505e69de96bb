import { layerIntensities } from '@/figures/physics/contours'
import { gaussianMap, lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { hzToPpm } from '@/figures/physics/shift'
import { scaleLines, splitLine } from '@/figures/physics/spin-system'
import { axis, element, label, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import {
  drawContours,
  drawFrame,
  frameScales,
  indirectAxis,
  leftTrace,
  type MapFrame,
  topTrace,
} from '../kit/spectrum-map'

const frame: MapFrame = { left: 92, top: 116, right: 484, bottom: 376, f2: [3.78, 3.32], f1: [69, 75.2] }
const pointer = { f2: 3.65, f1: 73.7 }

/** Ring protons of a methyl glucoside and their couplings in hertz. */
const sites = [
  { proton: 3.54, carbon: 71.9, couplings: [9.8, 3.8] },
  { proton: 3.65, carbon: 73.7, couplings: [9.4, 9.4] },
  { proton: 3.38, carbon: 70.2, couplings: [9.6, 9.6] },
  { proton: 3.63, carbon: 72.3, couplings: [10, 5.6, 2.3] },
]

const peaks = sites.flatMap(({ proton, carbon, couplings }) => {
  const splittings = couplings.map((hertz) => hzToPpm(hertz, { megahertz: 500 }))
  const lines = scaleLines(splitLine(proton, splittings), 2)
  return lines.map(({ position, intensity }) => ({ f2: position, f1: carbon, intensity }))
})
const map = gaussianMap(peaks, [0.009, 0.42])
const highest = 1

/** The row and the column of an HSQC map at the pointer, with the proton spectrum for comparison. */
export const figure: Figure = {
  path: '30_2d-spectra/img/slices',
  draw: (palette) => svgFile(432, 'Row and column of a map at the pointer', drawAll(palette)),
}

function drawAll(palette: Palette): string {
  const { x, y } = frameScales(frame)
  const ticks = { proton: [3.7, 3.6, 3.5, 3.4], carbon: [70, 72, 74] }
  const spectrum = lorentzianSpectrum(
    peaks.map(({ f2, intensity }) => ({ position: f2, intensity })),
    0.006,
  )
  const contours = drawContours(frame, map, layerIntensities([0.06, highest], 5), palette.accent)
  const name = 'F2 · ¹H δ / ppm'
  return (
    element('g', { opacity: 0.55 }, contours) +
    drawFrame(frame, palette) +
    topTrace(frame, spectrum, 46, palette.muted) +
    topTrace(frame, (ppm) => map(ppm, pointer.f1), 46, palette.second) +
    leftTrace(frame, (ppm) => map(pointer.f2, ppm), 62, palette.second) +
    segment([x(pointer.f2), frame.top - 88], [x(pointer.f2), frame.bottom], palette.ink, { 'stroke-width': 1 }) +
    segment([8, y(pointer.f1)], [frame.right, y(pointer.f1)], palette.ink, { 'stroke-width': 1 }) +
    drawNames(palette) +
    axis({ y: frame.bottom, scale: x, ticks: ticks.proton, span: [frame.left, frame.right], name }, palette) +
    indirectAxis(frame, ticks.carbon, 'F1 · ¹³C δ / ppm', palette)
  )
}

function drawNames(palette: Palette): string {
  return (
    label([frame.left, 18], 'grey: proton spectrum', palette.muted) +
    label([frame.right, 18], 'row of the map', palette.second, { 'text-anchor': 'end' }) +
    label([8, frame.bottom + 21], 'column', palette.second)
  )
}
