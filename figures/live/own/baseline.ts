import { indexAt, type OwnSpectrum } from '@/figures/own-spectrum/own-spectrum'
import { applyPhase } from '@/figures/physics/find-phase'
import { type Knot, naturalSpline } from '@/figures/physics/natural-spline'
import { deviationFromLine, median } from '@/figures/physics/noise'
import { element, label, linearScale, type Scale, segment } from '@/figures/svg/svg'
import { type Anchor, anchorControls, anchorNames, toKnots } from '../baseline-anchors'
import { formatNumber, inUnit, type LiveFigure, roles } from '../kit/figure'
import { drawPartAxis, drawRow, edges, type Row, scaleOf, wholeOf } from './own-axis'

/** Places of the anchors at the start, as parts of the axis from its left end. */
const starts = [0.04, 0.27, 0.5, 0.73, 0.96]
/** Parts of the spectrum that count as a whole as signal or as free of signals. */
const partCount = 256
/** Distance from zero that counts as right, and deviation that counts as noise, in noises. */
const [goodEnough, quiet] = [3, 3]

/** A part of the spectrum without signals, by the index of its first point. */
interface QuietPart {
  start: number
  ppm: number
}

/** A spline through five anchors, subtracted from the reader's spectrum. */
export function ownBaseline(own: OwnSpectrum): LiveFigure<Anchor> {
  const { lowest, highest } = own
  const recorded: Row = { values: applyPhase(own.spectrum, own.phase), lowest, highest }
  const count = recorded.values.length
  const length = Math.max(16, Math.floor(count / partCount))
  const indexOf = (ppm: number) => indexAt(ppm, { lowest, highest, count })
  const isQuiet = (start: number) => deviationFromLine(recorded.values, start, length) <= quiet * own.noise
  const parts = Array.from({ length: Math.floor(count / length) }, (_, index) => index * length)
    .filter(isQuiet)
    .map((start): QuietPart => ({ start, ppm: lowest + ((start + length / 2) * (highest - lowest)) / (count - 1) }))
  const farthest = (values: Float64Array) => findFarthest(values, parts, length)
  const before = farthest(recorded.values)
  const heightAt = (ppm: number) => median(aroundOf(recorded.values, indexOf(ppm)))
  const limit = Math.max(8 * before.height, 12 * own.noise, 0.002)
  const step = (highest - lowest) / 1000
  const anchorControl = (index: number, label: string): LiveFigure['controls'][string] => ({
    label,
    min: lowest,
    max: highest,
    step,
    start: highest - (starts[index] ?? 0) * (highest - lowest),
    reversed: true,
    format: inUnit('ppm', Math.max(0, Math.ceil(-Math.log10(step)))),
  })
  return {
    id: 'baseline',
    title: 'Anchors of a baseline',
    shows: `The spectrum of ${own.name} with five anchors of a baseline, and the corrected spectrum`,
    height: 388,
    controls: anchorControls(anchorControl),
    render: (settings) => {
      const places = anchorNames.map((name) => settings[name])
      const anchors = places.map((ppm): Knot => [ppm, heightAt(ppm)])
      const line = sampleSpline(anchors, recorded)
      const corrected = recorded.values.map((value, index) => value - (line[index] ?? 0))
      const after = farthest(corrected)
      const covering = places.flatMap((ppm, index) => {
        const start = Math.min(count - length, Math.max(0, indexOf(ppm) - Math.floor(length / 2)))
        return isQuiet(start) ? [] : [index + 1]
      })
      const scale = { top: limit, bottom: -0.3 * limit }
      const yBefore = linearScale([scale.bottom, scale.top], [186, 34])
      return {
        drawing:
          drawBefore(recorded, { line: { ...recorded, values: line }, anchors, y: yBefore }) +
          drawAfter({ ...recorded, values: corrected }, linearScale([scale.bottom, scale.top], [330, 212])),
        readouts: [
          ['Farthest from zero', percent(before.height)],
          ['after', percent(after.height)],
          ['Noise', percent(own.noise)],
        ],
        ...describe({ before, after, covering, noise: own.noise }),
        handles: anchorNames.map((name, index) => ({
          at: [scaleOf(wholeOf(own))(settings[name]), clampTo(yBefore, anchors[index]?.[1] ?? 0)],
          drag: ([to]) => ({ [name]: highest - ((highest - lowest) * (to - edges[0])) / (edges[1] - edges[0]) }),
        })),
      }
    },
  }
}

/** The values over 1 % of the points around one. */
function aroundOf(values: Float64Array, centre: number): Float64Array {
  const half = Math.max(3, Math.round(values.length / 200))
  return values.subarray(Math.max(0, centre - half), centre + half + 1)
}

/** The largest distance from zero of the mean of a part without signals, and where it is. */
function findFarthest(values: Float64Array, parts: QuietPart[], length: number): { height: number; ppm: number } {
  let found = { height: 0, ppm: 0 }
  for (const { start, ppm } of parts) {
    const height = Math.abs(values.subarray(start, start + length).reduce((sum, value) => sum + value, 0) / length)
    if (height > found.height) found = { height, ppm }
  }
  return found
}

/** The spline through the anchors at each point, straight between a thousand places. */
function sampleSpline(anchors: Knot[], { values, lowest, highest }: Row): Float64Array {
  const spline = naturalSpline(toKnots(anchors, lowest - 1))
  const places = 1000
  const nodes = Float64Array.from({ length: places + 2 }, (_, index) =>
    spline(lowest + (index * (highest - lowest)) / places),
  )
  return values.map((_, index) => {
    const place = (index / (values.length - 1)) * places
    const node = Math.floor(place)
    return (nodes[node] ?? 0) + (place - node) * ((nodes[node + 1] ?? 0) - (nodes[node] ?? 0))
  })
}

interface Described {
  before: { height: number }
  after: { height: number; ppm: number }
  covering: number[]
  noise: number
}

function describe({ before, after, covering, noise }: Described): { seen: string; isMet: boolean } {
  const result = `Between the lines, the corrected spectrum is up to ${percent(after.height)} of the tallest line from zero; before, it was ${percent(before.height)}.`
  if (covering.length > 0) {
    const where = covering.length === 1 ? `Anchor ${covering[0]} is` : `Anchors ${covering.join(' and ')} are`
    return { seen: `${where} on a signal, so the curve cuts into the signal. ${result}`, isMet: false }
  }
  if (after.height <= goodEnough * noise)
    return { seen: `${result} That is within three times the noise.`, isMet: true }
  const place = formatNumber(after.ppm, 1, 'ppm')
  const advice = `It is farthest from zero near ${place}: move an anchor there.`
  return { seen: `${result} ${advice}`, isMet: false }
}

/** A part of the tallest line in per cent, with two digits that count. */
function percent(part: number): string {
  const value = 100 * part
  const digits = value > 0 ? Math.min(4, Math.max(0, 1 - Math.floor(Math.log10(value)))) : 0
  return formatNumber(value, digits, '%')
}

function clampTo(y: Scale, height: number): number {
  return Math.min(186, Math.max(34, y(height)))
}

function drawBefore(recorded: Row, { line, anchors, y }: { line: Row; anchors: Knot[]; y: Scale }): string {
  const part = wholeOf(recorded)
  const x = scaleOf(part)
  const dots = anchors.map(([ppm, height]) =>
    element('circle', { cx: x(ppm), cy: clampTo(y, height), r: 8, fill: roles.second }),
  )
  return (
    label([8, 18], 'before, with anchors', roles.muted) +
    segment([8, y(0)], [552, y(0)], roles.line) +
    drawRow(recorded, { part, top: 26, bottom: 190, y }, roles.accent) +
    drawRow(line, { part, top: 26, bottom: 190, y }, roles.second) +
    dots.join('')
  )
}

function drawAfter(corrected: Row, y: Scale): string {
  const part = wholeOf(corrected)
  return (
    label([8, 208], 'after', roles.muted) +
    segment([8, y(0)], [552, y(0)], roles.line) +
    drawRow(corrected, { part, top: 196, bottom: 336, y }, roles.accent) +
    drawPartAxis(part, 342, 'δ / ppm')
  )
}
