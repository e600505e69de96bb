import { createFid, type Fid } from '@/figures/physics/fid'
import { type Spectrum, transform, transformAt } from '@/figures/physics/fourier'
import { axis, element, label, linearScale, pathOf, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'

const sampling = { count: 128, dwell: 1 / 128 }
const lines = [
  { hz: 7, amplitude: 1 },
  { hz: 0, amplitude: 2 },
  { hz: -7, amplitude: 1 },
]
/** Size of the smooth curve, relative to the FID. */
const finest = 16
/** Half the width of the visible part, in Hz. */
const reach = 14

/** A triplet with a FID that is zero-filled to 1, 2, 4, 8 or 16 times its size. */
export const zeroFilling: LiveFigure<'power' | 'place'> = {
  id: 'zero-filling',
  title: 'Zero filling',
  shows: 'A FID, the zeros after it, and the points of its spectrum',
  height: 352,
  takesFiles: true,
  controls: {
    power: { label: 'Size', min: 0, max: 4, step: 1, start: 0, format: (power) => `${2 ** power} ×` },
    place: {
      label: 'Shift of the lines',
      min: -0.5,
      max: 0.5,
      step: 0.05,
      start: 0.4,
      format: inUnit('Hz', 2),
      reversed: true,
    },
  },
  render: ({ power, place }) => {
    const fid = createFid(
      lines.map(({ hz, amplitude }) => ({ hz: hz + place, amplitude, width: 0.9 })),
      sampling,
    )
    const size = sampling.count * 2 ** power
    const spectrum = transform(fid, size)
    const curve = cut(transform(fid, sampling.count * finest))
    const [height, top] = [highestOf(cut(spectrum)), topOf(fid, place)]
    const [percent, off] = [(100 * height.value) / top.value, Math.abs(height.hz - top.hz)]
    return {
      drawing: drawFid(fid, size) + drawSpectrum(cut(spectrum), curve),
      readouts: [
        ['Points', String(size)],
        ['Hz per point', formatNumber(spectrum.step, 4).replace(/0+$/, '').replace(/\.$/, '')],
        ['Highest point', formatNumber(percent, 0, '%')],
      ],
      seen: `There is a point every ${Number(spectrum.step.toFixed(4))} Hz. The highest reaches ${formatNumber(percent, 0)} % of the true height, ${formatNumber(off, 2)} Hz from the top of the line. The grey curve through all points is the same for every size: zeros add points but do not sharpen the lines.`,
    }
  },
}

/** The visible part of a spectrum, from the highest frequency to the lowest. */
function cut({ re, first, step }: Spectrum): { values: Float64Array; from: number; step: number } {
  const start = Math.ceil((-reach - first) / step - 1e-9)
  const end = Math.floor((reach - first) / step + 1e-9)
  return { values: re.slice(start, end + 1).reverse(), from: first + end * step, step }
}

function highestOf({ values, from, step }: ReturnType<typeof cut>): { value: number; hz: number } {
  const value = Math.max(...values)
  return { value, hz: from - values.indexOf(value) * step }
}

/** The top of the middle line, to a thousandth of a hertz. */
function topOf(fid: Fid, place: number): { value: number; hz: number } {
  let [low, high] = [place - 0.5, place + 0.5]
  while (high - low > 0.001) {
    const third = (high - low) / 3
    if (transformAt(fid, low + third).re < transformAt(fid, high - third).re) low += third
    else high -= third
  }
  const hz = (low + high) / 2
  return { value: transformAt(fid, hz).re, hz }
}

function drawFid(fid: Fid, size: number): string {
  const y = linearScale([-4, 4], [124, 30])
  const end = linearScale([0, size], [8, 552])(sampling.count)
  return (
    label([8, 18], 'FID', roles.muted) +
    (size > sampling.count ? label([552, 18], 'zeros', roles.second, { 'text-anchor': 'end' }) : '') +
    segment([8, y(0)], [552, y(0)], roles.line) +
    trace(fid.re, { span: [8, end], y }, roles.muted) +
    (size > sampling.count ? segment([end, y(0)], [552, y(0)], roles.second, { 'stroke-width': 3 }) : '')
  )
}

const x = linearScale([reach, -reach], [8, 552])
const offsetAxis = axis({ y: 306, scale: x, ticks: [10, 5, 0, -5, -10], span: [8, 552], name: 'offset / Hz' }, roles)

function drawSpectrum(points: ReturnType<typeof cut>, curve: ReturnType<typeof cut>): string {
  const y = linearScale([0, 118], [290, 150])
  const spanOf = ({ values, from, step }: typeof points): [number, number] => [
    x(from),
    x(from - (values.length - 1) * step),
  ]
  // One path of zero-length lines with round ends.
  const dots = Array.from(points.values, (value, index) => {
    return `${pathOf([[x(points.from - index * points.step), y(value)]])}h0`
  })
  const look = { stroke: roles.second, 'stroke-width': points.values.length > 300 ? 3 : 6, 'stroke-linecap': 'round' }
  return (
    segment([8, 290], [552, 290], roles.line) +
    trace(curve.values, { span: spanOf(curve), y }, roles.muted, 1) +
    trace(points.values, { span: spanOf(points), y }, roles.accent) +
    element('path', { d: dots.join(''), ...look }) +
    offsetAxis
  )
}
