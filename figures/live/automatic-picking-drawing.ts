import { edges, megahertz, pointAt, shiftAt, step } from '@/figures/data/crude-product'
import { type PickedRange, widestGap } from '@/figures/physics/automatic-picking'
import { axis, element, label, linearScale, type Point, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, roles } from './kit/figure'
import type { Outcome } from './picking-outcome'

const x = linearScale([...edges], [8, 552])
/** Taller lines are cut. */
const highest = 0.2
const y = linearScale([0, highest], [186, 30])
const shifts = axis({ y: 232, scale: x, ticks: [8, 7, 6, 5, 4, 3, 2], span: [8, 552], name: 'δ / ppm' }, roles)
/** Width of an integral below its range. */
const numberWidth = 42
/** Distance by which an integral may be beside its range. */
const mayMove = 6

/** The spectrum with the limit of the heights, a bar for each range, and its integral, struck through where it is deleted. */
export function drawSpectrum({ values, limit, kept, deleted }: Outcome): string {
  const cut = values.map((height) => Math.min(height, highest))
  const names: Array<[ppm: number, name: string, anchor: string]> = [
    [7.2, 'CHCl₃', 'start'],
    [5.86, 'doublet', 'middle'],
    [2.44, '3 %', 'end'],
    [2.2, '0.3 H', 'start'],
  ]
  return (
    label([350, 20], 'tall lines are cut', roles.muted, { 'text-anchor': 'middle' }) +
    names.map(([ppm, name, anchor]) => label([x(ppm), 20], name, roles.ink, { 'text-anchor': anchor })).join('') +
    trace(cut, { span: [8, 552], y }, roles.accent) +
    segment([8, y(limit)], [552, y(limit)], roles.second, { 'stroke-dasharray': '6 4' }) +
    label([268, y(limit) - 7], `${formatNumber(100 * limit, 1)} %`, roles.second) +
    drawRanges(kept, deleted) +
    shifts
  )
}

/** Bars and integrals, which go to the second row where the first has no room. */
function drawRanges(kept: PickedRange[], deleted: PickedRange[]): string {
  const ranges = [...kept, ...deleted].sort((a, b) => a.from - b.from)
  const ends = [0, 0]
  return ranges
    .map((range) => {
      const [left, right] = [x(shiftAt(range.from)), x(shiftAt(range.to))]
      const wanted = Math.max((left + right) / 2, 8 + numberWidth / 2)
      const row = wanted - numberWidth / 2 + mayMove >= (ends[0] ?? 0) ? 0 : 1
      const middle = Math.max(wanted, (ends[row] ?? 0) + numberWidth / 2)
      ends[row] = middle + numberWidth / 2
      const isKept = kept.includes(range)
      const color = isKept ? roles.ink : roles.muted
      const look = { 'text-anchor': 'middle', 'font-size': 15, 'text-decoration': isKept ? undefined : 'line-through' }
      return (
        segment([left - 1, 193], [right + 1, 193], isKept ? roles.second : roles.line, { 'stroke-width': 5 }) +
        label([middle, 212 + 16 * row], formatNumber(range.integral, range.integral < 9.995 ? 2 : 1), color, look)
      )
    })
    .join('')
}

interface Panel {
  title: string
  ppm: number
  /** Half of the shown width, in Hz. */
  reach: number
  /** Height at the top of the panel. */
  top: number
  words: string
  /** Draws what belongs to the rule below the trace. */
  extra: (frame: Frame) => string
}

/** A detail for each rule, with its result in words. */
export function drawPanels({ values, limit, impurity, acetone, doublet, solvent, isUncertain }: Outcome): string {
  const [small] = [...acetone.kept, ...acetone.deleted]
  const area = formatNumber(small?.integral ?? 0, 2)
  const isIgnored = impurity.kept.length + impurity.deleted.length === 0
  const count = doublet.kept.length + doublet.deleted.length
  const drawLimit = ({ left, right, y }: Frame) =>
    segment([left, y(limit)], [right, y(limit)], roles.second, { 'stroke-dasharray': '6 4' })
  const panels: Panel[] = [
    {
      title: '1 height',
      ppm: 2.41,
      reach: 14,
      top: 0.09,
      words: isIgnored ? 'ignored' : 'found',
      extra: drawLimit,
    },
    {
      title: '2 area',
      ppm: 2.17,
      reach: 14,
      top: 0.13,
      words: acetone.kept.length > 0 ? `${area}: kept` : `${area}: deleted`,
      extra: (frame) => (small ? fillArea(values, small, frame) : ''),
    },
    {
      title: '3 distance',
      ppm: 5.86,
      reach: 20,
      top: 0.26,
      words: isUncertain ? 'two, or one' : count > 1 ? 'two ranges' : 'one range',
      extra: drawRuler,
    },
    {
      title: '4 solvent',
      ppm: 7.26,
      reach: 14,
      top: 0.34,
      words: `Signal, ${formatNumber(solvent.kept[0]?.integral ?? 0, 2)}`,
      extra: () => '',
    },
  ]
  return panels.map((panel, index) => drawPanel(values, panel, index)).join('')
}

/** Place of a panel in the drawing. */
interface Frame {
  left: number
  right: number
  /** Pixel of a point of the spectrum. */
  at: (point: number) => number
  y: (height: number) => number
}

function drawPanel(values: Float64Array, panel: Panel, index: number): string {
  const [left, right] = [8 + 139 * index, 135 + 139 * index]
  const half = panel.reach / megahertz
  const [from, to] = [pointAt(panel.ppm + half), pointAt(panel.ppm - half)]
  const frame: Frame = {
    left,
    right,
    at: linearScale([from, to], [left, right]),
    y: linearScale([0, panel.top], [396, 334]),
  }
  const middle = (left + right) / 2
  return (
    label([middle, 308], panel.title, roles.muted, { 'text-anchor': 'middle' }) +
    segment([left, 396], [right, 396], roles.line) +
    panel.extra(frame) +
    trace(values.subarray(from, to + 1), { span: [left, right], y: frame.y }, roles.accent) +
    label([middle, 417], panel.words, roles.ink, { 'text-anchor': 'middle' })
  )
}

function fillArea(values: Float64Array, { from, to }: PickedRange, { at, y }: Frame): string {
  const points = Array.from(values.subarray(from, to + 1), (height, index): Point => [at(from + index), y(height)])
  const path = [[at(from), y(0)], ...points, [at(to), y(0)]].map(
    ([x = 0, y = 0]) => `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`,
  )
  return element('path', { d: `M${path.join('L')}`, fill: roles.second, 'fill-opacity': '0.3' })
}

/** The widest gap within a range, above the lines. */
function drawRuler({ left, right, at }: Frame): string {
  const [middle, half] = [(left + right) / 2, ((at(1) - at(0)) * widestGap) / step / 2]
  const ends = [middle - half, middle + half].map((end) => segment([end, 343], [end, 353], roles.second))
  return (
    segment([middle - half, 348], [middle + half, 348], roles.second) +
    ends.join('') +
    label([middle, 338], `${widestGap} Hz`, roles.second, { 'text-anchor': 'middle', 'font-size': 15 })
  )
}
