import { type Line, lorentzian } from '@/figures/physics/line-shapes'
import { ppmToHz } from '@/figures/physics/shift'
import { mergeLines, simulateSpins, splitLine } from '@/figures/physics/spin-system'
import { axis, element, label, linearScale, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'

const lineWidth = 0.8
/** Shifts of A and of the second group of partners, in ppm. */
const [shiftOfA, shiftOfX] = [3, 1.2]
/** Half the width of the enlarged part, in Hz. */
const reach = 40
const names = ['no', 'a doublet', 'a triplet', 'a quartet']
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
  title: 'Spectrum of a proton A and its partners, and the signal of A enlarged',
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
    const { field, count, j, distance } = settings
    const lines = simulate(settings)
    const carrier = { megahertz: field, centre: shiftOfA }
    const apart = ppmToHz(shiftOfA + distance, carrier)
    const ratio = count === 0 || j === 0 ? undefined : apart / j
    return {
      drawing: drawWhole(lines, settings) + drawEnlarged(lines, firstOrder(settings)),
      readouts: [
        ['First order', `${firstOrder(settings).length} lines`],
        ['Δν(AM)', formatNumber(apart, 0, 'Hz')],
        ['Δν/J', ratio === undefined ? '–' : formatNumber(ratio, 1)],
      ],
      seen: describe(settings, ratio),
    }
  },
  // At most four spins: the group that was not changed gives way.
  adjust: (settings, before) => {
    const over = Math.max(0, settings.count + settings.countX - 3)
    const name = settings.count === before.count ? 'count' : 'countX'
    return { ...settings, [name]: settings[name] - over }
  },
}

function simulate({ field, count, j, distance, countX, jX }: Record<Name, number>): Line[] {
  const carrier = { megahertz: field, centre: shiftOfA }
  const partners = [
    ...Array.from({ length: count }, () => ({ hz: ppmToHz(shiftOfA + distance, carrier), coupling: j })),
    ...Array.from({ length: countX }, () => ({ hz: ppmToHz(shiftOfX, carrier), coupling: jX })),
  ]
  const couplings = [[0, ...partners.map(({ coupling }) => coupling)]]
  return mergeLines(simulateSpins({ offsets: [0, ...partners.map(({ hz }) => hz)], couplings }), 0.01)
}

/** Lines of A by the first-order rules. */
function firstOrder({ count, j, countX, jX }: Record<Name, number>): Line[] {
  const couplings = [...Array<number>(count).fill(j), ...Array<number>(countX).fill(jX)]
  return mergeLines(splitLine(0, couplings), 0.01)
}

function describe({ count, j, countX, jX }: Record<Name, number>, ratio: number | undefined): string {
  const groups = [
    { size: count, coupling: j },
    { size: countX, coupling: jX },
  ].filter(({ size, coupling }) => size > 0 && coupling > 0)
  groups.sort((a, b) => b.coupling - a.coupling)
  const name = groups
    .map(({ size }) => names[size] ?? '')
    .join(' of ')
    .replace(/ of an? (\w+)/, ' of $1s')
  const first = groups.length === 0 ? 'A has no partner: a singlet.' : `By the first-order rules A is ${name}.`
  if (ratio === undefined || ratio >= 10) return `${first} The lines lie where these rules put them, marked below.`
  if (ratio < 0.05) return `${first} But A and M have one shift: their coupling does not show.`
  const effect =
    ratio < 3
      ? 'The rules fail: lines are moved, and those away from M fade.'
      : 'The lines lean towards M, the roof effect.'
  return `${first} With Δν/J = ${formatNumber(ratio, 1)} the coupling to M is strong. ${effect}`
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
