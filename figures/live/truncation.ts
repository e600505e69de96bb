import { applyWindow, createFid, type Fid } from '@/figures/physics/fid'
import { transform } from '@/figures/physics/fourier'
import { widthOfLine } from '@/figures/physics/line-measures'
import { exponential, sineBell, sineSquare, type WindowFunction } from '@/figures/physics/window-functions'
import { axis, label, linearScale, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'

const dwell = 1 / 64
const longest = 3
/** Half the width of the visible part, in Hz. */
const reach = 8

const windows: Array<{ name: string; of: (time: number) => WindowFunction }> = [
  { name: 'None', of: () => () => 1 },
  { name: 'Sine bell, offset 0.5 (cosine)', of: () => sineBell(0.5) },
  { name: 'Sine square, offset 0.5', of: () => sineSquare(0.5) },
  { name: 'Exponential, LB = 1/time', of: (time) => exponential(1 / time) },
]

/** A line of a truncated FID, and the effect of windows on the wiggles. */
export const truncation: LiveFigure<'time' | 'width' | 'window'> = {
  id: 'truncation',
  title: 'A truncated FID',
  shows: 'A FID that ends with the acquisition, and its line',
  height: 352,
  controls: {
    time: { label: 'Acquisition time', min: 0.25, max: longest, step: 0.05, start: longest, format: inUnit('s', 2) },
    width: { label: 'Natural line width', min: 0.1, max: 3, step: 0.1, start: 0.6, format: inUnit('Hz', 1) },
    window: {
      label: 'Window',
      min: 0,
      max: windows.length - 1,
      step: 1,
      start: 0,
      format: (index) => windows[index]?.name ?? '',
      options: windows.map(({ name }) => name),
    },
  },
  render: ({ time, width, window }) => {
    const full = createFid([{ hz: 0, amplitude: 1, width }], { count: longest / dwell, dwell })
    const recorded = createFid([{ hz: 0, amplitude: 1, width }], { count: Math.round(time / dwell), dwell })
    const weighted = applyWindow(recorded, windows[window]?.of(time) ?? (() => 1))
    const values = lineOf(weighted)
    const height = Math.max(...values)
    const [wiggle, withoutWindow] = [wiggleOf(values), wiggleOf(lineOf(recorded))]
    const left = 100 * Math.exp(-Math.PI * width * time)
    const final = widthOfLine(weighted)
    return {
      drawing: drawFid(full, weighted) + drawLine(values.map((value) => value / height)),
      readouts: [
        ['Signal left at the cut', formatNumber(left, left < 10 ? 1 : 0, '%')],
        ['Line width', formatNumber(final, 2, 'Hz')],
        ['Largest wiggle', formatNumber(wiggle, 1, '%')],
      ],
      ...describe({ left, wiggle, withoutWindow, window, final, width, time }),
    }
  },
}

/** The largest rise on the way from the line to an edge of the drawing, from a trough to a crest, in per cent of the height. */
function wiggleOf(values: Float64Array): number {
  const top = values.indexOf(Math.max(...values))
  let largest = 0
  for (const side of [values.slice(0, top + 1).reverse(), values.slice(top)]) {
    let trough = Number.POSITIVE_INFINITY
    for (const value of side) {
      trough = Math.min(trough, value)
      largest = Math.max(largest, value - trough)
    }
  }
  return (100 * largest) / (values[top] ?? 1)
}

type Shown = Record<'left' | 'wiggle' | 'withoutWindow' | 'window' | 'final' | 'width' | 'time', number>

function describe({ left, wiggle, withoutWindow, window, final, width, time }: Shown) {
  const cut = `The acquisition ends while ${formatNumber(left, left < 10 ? 1 : 0)} % of the signal is left.`
  if (withoutWindow < visibleWiggle)
    return { seen: `${cut} No wiggle is as large as 1 % of the height, with or without a window.`, isMet: false }
  const size = formatNumber(wiggle, 1)
  if (window === 0) {
    const longer = time < longest ? ', or a longer acquisition,' : ''
    return {
      seen: `${cut} Wiggles of up to ${size} % of the height surround the line. A window${longer} makes them smaller.`,
      isMet: false,
    }
  }
  const cost = `The line is ${formatNumber(final / width, 1)} times its natural width.`
  const effect = `The window reduces the wiggles from ${formatNumber(withoutWindow, 1)} to ${size} % of the height.`
  return { seen: `${cut} ${effect} ${cost}`, isMet: wiggle < visibleWiggle }
}

/** Smaller wiggles cannot be seen in the drawing, in per cent of the height. */
const visibleWiggle = 1

/** The visible part of the spectrum, from the highest frequency to the lowest. */
function lineOf(fid: Fid): Float64Array {
  const { re, first, step } = transform(fid, 2048)
  const start = Math.round((-reach - first) / step)
  return re.slice(start, re.length - start + 1).reverse()
}

function drawFid(full: Fid, weighted: Fid): string {
  const y = linearScale([0, 1], [132, 34])
  const x = linearScale([0, longest], [8, 552])
  const end = x(weighted.re.length * dwell)
  const last = weighted.re.at(-1) ?? 0
  return (
    label([8, 18], 'Envelope of the FID', roles.muted) +
    segment([8, y(0)], [552, y(0)], roles.line) +
    trace(full.re, { span: [8, 552], y }, roles.muted, 1) +
    trace(weighted.re, { span: [8, end], y }, roles.second, 2) +
    segment([end, y(last)], [end, y(0)], roles.second, { 'stroke-width': 2 }) +
    label([552, 152], `${longest} s`, roles.muted, { 'text-anchor': 'end' })
  )
}

const offsetAxis = axis(
  {
    y: 306,
    scale: linearScale([reach, -reach], [8, 552]),
    ticks: [6, 3, 0, -3, -6],
    span: [8, 552],
    name: 'offset / Hz',
  },
  roles,
)

function drawLine(values: Float64Array): string {
  const y = linearScale([0, 1], [270, 164])
  return segment([8, y(0)], [552, y(0)], roles.line) + trace(values, { span: [8, 552], y }, roles.accent) + offsetAxis
}
