import type { OwnSpectrum } from '@/figures/own-spectrum/own-spectrum'
import { createZooms, measureLine, transformZoom, type Zoom } from '@/figures/own-spectrum/zoom'
import { powerOfTwo, type Spectrum } from '@/figures/physics/fourier'
import { element, label, linearScale, pathOf, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, type LiveFigure, roles } from '../kit/figure'
import { axisName, drawPartAxis, edges, type Part, scaleOf } from './own-axis'

/** Size of the smooth curve, relative to the FID. */
const finest = 32
/** Half the width of the visible part, in points without zero filling, and the points of a zoom. */
const [reach, zoomed] = [14, 256]
const whole = () => 1

/** The reader's FID, zero-filled to 1, 2, 4, 8 or 16 times its size, around one of its lines. */
export function ownZeroFilling(own: OwnSpectrum): LiveFigure<'power' | 'place'> {
  const zoomAt = createZooms(own)
  const points = powerOfTwo(own.fid.re.length)
  return {
    id: 'zero-filling',
    title: 'Zero filling',
    shows: `The FID of ${own.name}, the zeros after it, and the points of a line`,
    height: 352,
    controls: {
      power: { label: 'Size', min: 0, max: 4, step: 1, start: 0, format: (power) => `${2 ** power} ×` },
      place: {
        label: 'Line',
        min: 0,
        max: Math.max(0, own.lines.length - 1),
        step: 1,
        start: own.tallest,
        format: (place) => formatNumber(own.lines[place] ?? 0, 2, 'ppm'),
        reversed: true,
      },
    },
    render: ({ power, place }) => {
      const zoom = zoomAt(own.lines[place] ?? 0, zoomed)
      const size = points * 2 ** power
      const spectrum = transformZoom(zoom, whole, 2 ** power)
      const fine = transformZoom(zoom, whole, finest)
      const width = reach / (points * own.fid.dwell)
      const [highest, top] = [measureLine(spectrum, width), measureLine(fine, width)]
      const [percent, off] = [(100 * highest.height) / top.height, Math.abs(highest.hz - top.hz)]
      return {
        drawing: drawFid(own, size) + drawPoints({ spectrum, fine, zoom, width, height: top.height }, own),
        readouts: [
          ['Points', String(size)],
          ['Hz per point', formatNumber(spectrum.step, 4).replace(/0+$/, '').replace(/\.$/, '')],
          ['Highest point', formatNumber(percent, 0, '%')],
        ],
        seen: `There is a point every ${Number(spectrum.step.toFixed(4))} Hz. The highest reaches ${formatNumber(percent, 0)} % of the height of the grey curve, ${formatNumber(off, 2)} Hz from its top. The curve is the same for every size: zeros add points but do not sharpen the lines.`,
      }
    },
  }
}

function drawFid({ fid }: OwnSpectrum, size: number): string {
  const highest = fid.re.reduce((high, value) => Math.max(high, Math.abs(value)), 0) || 1
  const y = linearScale([-highest, highest], [124, 30])
  const end = linearScale([0, size], edges)(fid.re.length)
  return (
    label([edges[0], 18], 'FID', roles.muted) +
    (end < edges[1] - 40 ? label([edges[1], 18], 'zeros', roles.second, { 'text-anchor': 'end' }) : '') +
    segment([edges[0], y(0)], [edges[1], y(0)], roles.line) +
    trace(fid.re, { span: [edges[0], end], y }, roles.muted) +
    (size > fid.re.length ? segment([end, y(0)], [edges[1], y(0)], roles.second, { 'stroke-width': 3 }) : '')
  )
}

interface Drawn {
  spectrum: Spectrum
  fine: Spectrum
  zoom: Zoom
  /** Half the width of the part, in Hz. */
  width: number
  height: number
}

function drawPoints({ spectrum, fine, zoom, width, height }: Drawn, own: OwnSpectrum): string {
  const y = linearScale([0, height], [290, 156])
  const part: Part = { left: zoom.ppm + width / own.megahertz, right: zoom.ppm - width / own.megahertz }
  const x = scaleOf(part)
  const placeOf = (hz: number) => x(zoom.ppm + hz / own.megahertz)
  const [curve, shown] = [cut(fine, width), cut(spectrum, width)]
  // One path of zero-length lines with round ends.
  const dots = Array.from(shown.values, (value, index) => {
    return `${pathOf([[placeOf(shown.from - index * shown.step), y(value)]])}h0`
  })
  const look = { stroke: roles.second, 'stroke-width': shown.values.length > 300 ? 3 : 6, 'stroke-linecap': 'round' }
  const spanOf = ({ values, from, step }: typeof shown): [number, number] => [
    placeOf(from),
    placeOf(from - (values.length - 1) * step),
  ]
  const drawn =
    trace(curve.values, { span: spanOf(curve), y }, roles.muted, 1) +
    trace(shown.values, { span: spanOf(shown), y }, roles.accent) +
    element('path', { d: dots.join(''), ...look })
  return (
    segment([edges[0], 290], [edges[1], 290], roles.line) +
    element('svg', { y: 144, height: 160, viewBox: '0 144 560 160' }, drawn) +
    drawPartAxis(part, 306, axisName(own))
  )
}

/** The part of a spectrum within `width` Hz of 0, from the highest frequency to the lowest. */
function cut({ re, first, step }: Spectrum, width: number): { values: Float64Array; from: number; step: number } {
  const start = Math.max(0, Math.ceil((-width - first) / step - 1e-9))
  const end = Math.min(re.length - 1, Math.floor((width - first) / step + 1e-9))
  return { values: re.slice(start, end + 1).reverse(), from: first + end * step, step }
}
