import { type Line, lorentzian } from '@/figures/physics/line-shapes'
import { axis, element, label, linearScale, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'
import {
  allLines,
  compareWithMarks,
  firstOrder,
  isOverlapping,
  offsetsOf,
  ratiosOf,
  type Settings,
  shiftOfA,
  shiftOfX,
} from './multiplet-lines'

const lineWidth = 0.8
/** Half the width of the enlarged part, in Hz. */
const reach = 40
const names = ['a singlet', 'a doublet', 'a triplet', 'a quartet', 'a quintet', 'a sextet']
const whole = linearScale([4.6, 1], [8, 552])
const enlarged = linearScale([reach, -reach], [8, 552])
const shiftAxis = axis({ y: 132, scale: whole, ticks: [4, 3, 2], span: [8, 552], name: 'δ / ppm' }, roles)
const offsetAxis = axis(
  { y: 342, scale: enlarged, ticks: [30, 15, 0, -15, -30], span: [8, 552], name: 'offset from A / Hz' },
  roles,
)

/** The signal of one proton with up to five partners in two groups, exact at any field. */
export const multiplet: LiveFigure<keyof Settings> = {
  id: 'multiplet',
  title: 'A multiplet at any field',
  shows: 'Spectrum of a proton A and its partners, and the signal of A enlarged',
  height: 396,
  controls: {
    count: { label: 'Partners M', min: 0, max: 3, step: 1, start: 1, format: String },
    j: { label: 'J to M', min: 0, max: 20, step: 0.5, start: 12, format: inUnit('Hz', 1) },
    distance: {
      label: 'Shift of M from A',
      min: 0,
      max: 1.5,
      step: 0.01,
      start: 0.6,
      format: inUnit('ppm', 2),
      reversed: true,
    },
    countX: { label: 'Partners X, at 1.2 ppm', min: 0, max: 2, step: 1, start: 1, format: String },
    jX: { label: 'J to X', min: 0, max: 20, step: 0.5, start: 5, format: inUnit('Hz', 1) },
    field: { label: 'Field, as ¹H frequency', min: 60, max: 1000, step: 20, start: 400, format: inUnit('MHz') },
  },
  render: (settings) => {
    const expected = firstOrder(settings)
    const ratios = ratiosOf(settings)
    const shown = (ratio: number) => (Number.isFinite(ratio) ? formatNumber(ratio, ratio < 100 ? 1 : 0) : '–')
    const lines = allLines(settings)
    return {
      drawing: drawWhole(lines, settings) + drawEnlarged(lines, expected, settings),
      readouts: [
        ['First order', expected.length === 1 ? '1 line' : `${expected.length} lines`],
        ['Δν/J to M', shown(ratios.M)],
        ['Δν/J to X', shown(ratios.X)],
      ],
      seen: describe(settings),
    }
  },
}

/** The multiplet by the first-order rules; partners with one coupling count together. */
function nameOf({ count, j, countX, jX }: Settings): string {
  const sizes =
    j === jX
      ? [[count + countX, j]]
      : [
          [count, j],
          [countX, jX],
        ]
  const groups = sizes.filter(([size = 0, coupling = 0]) => size > 0 && coupling > 0)
  groups.sort(([, a = 0], [, b = 0]) => b - a)
  const [first = 'a singlet', second] = groups.map(([size = 0]) => names[size] ?? '')
  return second ? `${first} of ${second.replace('a ', '')}s` : first
}

function describe(settings: Settings): string {
  const { count, j, distance } = settings
  const first = `By the first-order rules A is ${nameOf(settings)}.`
  if (count > 0 && j > 0 && distance === 0) return `${first} ${describeOneShift(settings)}`
  if (isOverlapping(settings))
    return `${first} But M is so close to A that their lines lie among each other, and not every line belongs to only one of them.`
  const { moved, lean } = compareWithMarks(settings)
  const towards = lean > visibleLean ? 'M' : lean < -visibleLean ? 'X' : ''
  const roof = towards === '' ? '' : ` The signal leans towards ${towards} (roof effect).`
  if (moved <= tolerance) return `${first} The lines are where these rules put them (marks below).${roof}`
  const ratios = ratiosOf(settings)
  const [partner, ratio] = ratios.M <= ratios.X ? ['M', ratios.M] : ['X', ratios.X]
  const cause =
    ratio < 10 ? ` With Δν/J = ${formatNumber(ratio, ratio < 1 ? 2 : 1)} the coupling to ${partner} is strong.` : ''
  return `${first}${cause} The lines are up to ${formatNumber(moved, 1)} Hz away from the marks.${roof}`
}

/** A and M at one shift: their coupling does not show, unless only A couples to X. */
function describeOneShift({ countX, jX }: Settings): string {
  if (countX === 0 || jX === 0)
    return 'But A and M have the same shift and are equivalent, so their coupling does not appear.'
  return 'But A and M have the same shift, and only A couples to X: they are magnetically inequivalent, and the rules do not hold.'
}

/** How far a line may be from its mark, in Hz: half of its width. */
const tolerance = lineWidth / 2
/** From here a signal leans: a doublet with lines of 7 % more and less than half of its area. */
const visibleLean = 0.07

function drawWhole(lines: Line[], { field, count, distance, countX }: Settings): string {
  const y = linearScale([0, Math.max(...lines.map(({ intensity }) => intensity))], [120, 24])
  const sticks = lines.map(({ position, intensity }): Stick => [whole(shiftOfA + position / field), 120, y(intensity)])
  const marks = [
    { name: 'A', at: shiftOfA, isShown: true },
    { name: 'M', at: shiftOfA + distance, isShown: count > 0 && distance > 0.15 },
    { name: 'X', at: shiftOfX, isShown: countX > 0 },
  ]
    .filter(({ isShown }) => isShown)
    .map(({ name, at }) => label([whole(at), 16], name, roles.muted, { 'text-anchor': 'middle' }))
  const half = reach / field
  return (
    segment([8, y(0)], [552, y(0)], roles.line) +
    drawSticks(sticks, roles.accent, 1.5) +
    marks.join('') +
    segment([whole(shiftOfA + half), 128], [whole(shiftOfA - half), 128], roles.second, { 'stroke-width': 4 }) +
    shiftAxis
  )
}

function drawEnlarged(lines: Line[], expected: Line[], settings: Settings): string {
  const near = lines.filter(({ position }) => Math.abs(position) < reach + 10)
  const heights = Float64Array.from({ length: 545 }, (_, index) => {
    const hz = reach - (2 * reach * index) / 544
    let sum = 0
    for (const { position, intensity } of near) sum += intensity * lorentzian(hz - position, lineWidth)
    return sum
  })
  const scale = 1 / Math.max(...heights, 0.01)
  const y = linearScale([0, 1], [320, 204])
  const marks = expected.map(({ position }): Stick => [enlarged(position), 324, 334])
  const place = offsetsOf(settings).M
  const isMShown = settings.count > 0 && place > 3 && place < reach
  const names = [{ name: 'A', at: 0 }, ...(isMShown ? [{ name: 'M', at: place }] : [])].map(({ name, at }) =>
    label([enlarged(at), 196], name, roles.muted, { 'text-anchor': 'middle' }),
  )
  return (
    names.join('') +
    trace(
      heights.map((value) => value * scale),
      { span: [8, 552], y },
      roles.accent,
    ) +
    drawSticks(marks, roles.second, 3) +
    offsetAxis
  )
}

type Stick = [x: number, from: number, to: number]

function drawSticks(sticks: Stick[], stroke: string, width: number): string {
  const d = sticks.map(([x, from, to]) => `M${x.toFixed(1)} ${from.toFixed(1)}V${to.toFixed(1)}`).join('')
  return element('path', { d, stroke, 'stroke-width': width })
}
