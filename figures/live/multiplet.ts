import { type Line, lorentzian } from '@/figures/physics/line-shapes'
import { ppmToHz } from '@/figures/physics/shift'
import { mergeLines, simulateSpin, simulateSpins, splitLine } from '@/figures/physics/spin-system'
import { axis, element, label, linearScale, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'

const lineWidth = 0.8
/** Shifts of A and of the second group of partners, in ppm. */
const [shiftOfA, shiftOfX] = [3, 1.2]
/** Half the width of the enlarged part, in Hz. */
const reach = 40
const names = ['a singlet', 'a doublet', 'a triplet', 'a quartet']
const whole = linearScale([4.6, 1], [8, 552])
const enlarged = linearScale([reach, -reach], [8, 552])
const shiftAxis = axis({ y: 132, scale: whole, ticks: [4, 3, 2], span: [8, 552], name: 'δ / ppm' }, roles)
const offsetAxis = axis(
  { y: 342, scale: enlarged, ticks: [30, 15, 0, -15, -30], span: [8, 552], name: 'offset from A / Hz' },
  roles,
)

type Name = 'field' | 'count' | 'j' | 'distance' | 'countX' | 'jX'

/** The signal of one proton with up to three partners in two groups, exact at any field. */
export const multiplet: LiveFigure<Name> = {
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
    const lines = mergeLines(simulateSpins(systemOf(settings)), 0.01)
    return {
      drawing: drawWhole(lines, settings) + drawEnlarged(lines, expected),
      readouts: [
        ['First order', expected.length === 1 ? '1 line' : `${expected.length} lines`],
        ['Δν/J to M', shown(ratios.M)],
        ['Δν/J to X', shown(ratios.X)],
      ],
      seen: describe(settings),
    }
  },
  // At most four spins: the group that was not changed gives way.
  adjust: (settings, before) => {
    const over = Math.max(0, settings.count + settings.countX - 3)
    const name = settings.count === before.count ? 'count' : 'countX'
    return { ...settings, [name]: settings[name] - over }
  },
}

function systemOf({ field, count, j, distance, countX, jX }: Record<Name, number>) {
  const carrier = { megahertz: field, centre: shiftOfA }
  const partners = [
    ...Array.from({ length: count }, () => ({ hz: ppmToHz(shiftOfA + distance, carrier), coupling: j })),
    ...Array.from({ length: countX }, () => ({ hz: ppmToHz(shiftOfX, carrier), coupling: jX })),
  ]
  return {
    offsets: [0, ...partners.map(({ hz }) => hz)],
    couplings: [[0, ...partners.map(({ coupling }) => coupling)]],
  }
}

/** Δν/J of A with each group; infinite without a coupling. */
function ratiosOf({ field, count, j, distance, countX, jX }: Record<Name, number>): Record<'M' | 'X', number> {
  const carrier = { megahertz: field, centre: shiftOfA }
  return {
    M: count > 0 && j > 0 ? ppmToHz(shiftOfA + distance, carrier) / j : Number.POSITIVE_INFINITY,
    X: countX > 0 && jX > 0 ? -ppmToHz(shiftOfX, carrier) / jX : Number.POSITIVE_INFINITY,
  }
}

/** Lines of A by the first-order rules. */
function firstOrder({ count, j, countX, jX }: Record<Name, number>): Line[] {
  const couplings = [...Array<number>(count).fill(j), ...Array<number>(countX).fill(jX)]
  return mergeLines(splitLine(0, couplings), 0.01)
}

/** The multiplet by the first-order rules; partners with one coupling count together. */
function nameOf({ count, j, countX, jX }: Record<Name, number>): string {
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

function describe(settings: Record<Name, number>): string {
  const { count, j, distance } = settings
  const ratios = ratiosOf(settings)
  const first = `By the first-order rules A is ${nameOf(settings)}.`
  const { moved, lean } = compareWithRules(settings)
  if (count > 0 && j > 0 && distance === 0) return `${first} ${describeOneShift(settings, moved)}`
  const [partner, ratio] = ratios.M <= ratios.X ? ['M', ratios.M] : ['X', ratios.X]
  const towards = lean > visibleLean ? 'M' : lean < 1 / visibleLean ? 'X' : ''
  const roof = towards === '' ? '' : ` The signal leans towards ${towards}, the roof effect.`
  if (moved <= tolerance) return `${first} The lines are where these rules put them (marks below).${roof}`
  const cause =
    ratio < 10 ? ` With Δν/J = ${formatNumber(ratio, ratio < 1 ? 2 : 1)} the coupling to ${partner} is strong.` : ''
  return `${first}${cause} The lines are up to ${formatNumber(moved, 1)} Hz away from the marks.${roof}`
}

/** A and M at one shift: their coupling does not show, unless only A couples to X. */
function describeOneShift(settings: Record<Name, number>, moved: number): string {
  const { countX, jX } = settings
  if (countX === 0 || jX === 0)
    return 'But A and M have the same shift and are equivalent, so their coupling does not appear.'
  const beside = moved > tolerance ? ` The lines are up to ${formatNumber(moved, 1)} Hz away from the marks.` : ''
  return `But A and M have the same shift, and only A couples to X: they are magnetically inequivalent, and the rules do not hold.${beside}`
}

/** How far a line may be from its mark, in Hz: half of its width. */
const tolerance = lineWidth / 2
/** Ratio of the areas on both sides of A from which its signal leans. */
const visibleLean = 1.15

/**
 * Compares the exact lines of A with the marks: the largest distance of a visible line from the nearest mark, and the ratio of the
 * area towards M to the area towards X.
 */
function compareWithRules(settings: Record<Name, number>): { moved: number; lean: number } {
  const lines = mergeLines(simulateSpin(systemOf(settings), [0]), 0.01)
  const marks = firstOrder(settings)
  const highest = Math.max(...lines.map(({ intensity }) => intensity))
  const distanceTo = (others: Line[], hz: number) => Math.min(...others.map(({ position }) => Math.abs(position - hz)))
  const visible = lines.filter(({ intensity }) => intensity > 0.05 * highest)
  const moved = Math.max(
    ...visible.map(({ position }) => distanceTo(marks, position)),
    ...marks.map(({ position }) => distanceTo(visible, position)),
  )
  const areaOn = (side: number) =>
    lines.reduce((sum, { position, intensity }) => sum + (position * side > 0.1 ? intensity : 0), 0)
  return { moved, lean: areaOn(1) / areaOn(-1) }
}

function drawWhole(lines: Line[], { field, count, distance, countX }: Record<Name, number>): string {
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

function drawEnlarged(lines: Line[], expected: Line[]): string {
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
  return (
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
