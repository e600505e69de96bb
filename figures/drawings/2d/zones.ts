import { ethylCrotonate, protonated } from '@/figures/data/ethyl-crotonate'
import { layerIntensities, levelIntensity } from '@/figures/physics/contours'
import { gaussianMap, lorentzianSpectrum } from '@/figures/physics/line-shapes'
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

const frame: MapFrame = { left: 92, top: 92, right: 484, bottom: 400, f2: [7.7, 0.6], f1: [0, 180] }
const guide = { 'stroke-width': 1.2, opacity: 0.6 }
const widths: [number, number] = [0.14, 4.5]
const proton = lorentzianSpectrum(
  protonated.map(({ proton: position, count }) => ({ position, intensity: count / 3 })),
  0.03,
)
const carbon = lorentzianSpectrum(
  ethylCrotonate.map(({ carbon: position, count }) => ({ position, intensity: count === 0 ? 0.35 : 0.8 })),
  0.5,
)

/** Zones of an edited HSQC map where the guide lines of the two traces cross. */
export const figure: Figure = {
  path: '30_2d-spectra/img/zones',
  draw: (palette) => svgFile(456, 'HSQC map with zones, guide lines and two traces', drawAll(palette)),
}

function drawAll(palette: Palette): string {
  const { x } = frameScales(frame)
  const levels = layerIntensities([levelIntensity(55), 1], 4)
  const span: [number, number] = [frame.left, frame.right]
  const name = 'F2 · ¹H δ / ppm'
  return (
    drawGuides(palette) +
    drawContours(frame, mapWhere(isMethylene, false), levels, palette.accent) +
    drawContours(frame, mapWhere(isMethylene, true), levels, palette.second) +
    protonated.map((site) => drawZone(site, palette)).join('') +
    drawFrame(frame, palette) +
    topTrace(frame, proton, 62, palette.ink) +
    leftTrace(frame, carbon, 62, palette.ink) +
    drawNames(palette) +
    axis({ y: frame.bottom, scale: x, ticks: [7, 6, 5, 4, 3, 2, 1], span, name }, palette) +
    indirectAxis(frame, [0, 40, 80, 120, 160], 'F1 · ¹³C δ / ppm', palette)
  )
}

type Site = (typeof protonated)[number]

function isMethylene({ count }: Site): boolean {
  return count === 2
}

function mapWhere(test: (site: Site) => boolean, wanted: boolean) {
  const sites = protonated.filter((site) => test(site) === wanted)
  return gaussianMap(
    sites.map((site) => ({ f2: site.proton, f1: site.carbon, intensity: 1 })),
    widths,
  )
}

function drawGuides(palette: Palette): string {
  const { x, y } = frameScales(frame)
  const vertical = protonated.map((site) =>
    segment([x(site.proton), frame.top], [x(site.proton), frame.bottom], palette.muted, guide),
  )
  const horizontal = ethylCrotonate.map((site) =>
    segment([frame.left, y(site.carbon)], [frame.right, y(site.carbon)], palette.muted, guide),
  )
  return [...vertical, ...horizontal].join('')
}

function drawZone(site: Site, palette: Palette): string {
  const { x, y } = frameScales(frame)
  const [left, top] = [x(site.proton) - 15, y(site.carbon) - 14]
  const box = {
    x: left,
    y: top,
    width: 30,
    height: 28,
    fill: palette.muted,
    'fill-opacity': 0.16,
    stroke: palette.muted,
  }
  const centre = element('circle', { cx: x(site.proton), cy: y(site.carbon), r: 2.2, fill: palette.ink })
  return element('rect', box) + centre
}

function drawNames(palette: Palette): string {
  const { x, y } = frameScales(frame)
  return (
    label([x(4.18) + 22, y(60.1) - 8], 'CH₂, negative', palette.second) +
    label([x(5.84) + 22, y(122.8) - 8], 'zone', palette.ink) +
    label([x(4.18) + 8, y(166.6) - 6], 'C=O: no zone', palette.muted)
  )
}
