import { gaussianNoise } from '@/figures/physics/noise'
import { ernstAngle, scansFor, signalPerPulse, steadyState, timeForRatio } from '@/figures/physics/steady-state'
import { axis, curve, element, label, linearScale, type Point, pathOf, segment, steps } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'

type Name = 'angle' | 'aq' | 'd1' | 't1a' | 't1b' | 'wanted'

/** S/N of one scan with a 90° pulse after full recovery. */
const ratioOfOne = 30
/** Largest error of the ratio that counts as quantitative. */
const goodEnough = 0.01
/** End of the time axis, in seconds: a little more than the longest repetition time. */
const lastSecond = 70
const time = linearScale([0, lastSecond], [44, 540])
const along = linearScale([0, 1], [120, 34])
const turn = linearScale([0, 90], [44, 360])
const signal = linearScale([0, 1], [316, 216])
const colors = [roles.accent, roles.second]
/** Noise of standard deviation 1 under each of the two lines. */
const noise = [31, 32].map((seed) => Float64Array.from({ length: 145 }, gaussianNoise(seed)))

/** Two protons with different T₁ under repeated pulses: what their integrals lose, and how long the spectrum takes. */
export const repetitionTime: LiveFigure<Name> = {
  id: 'repetition-time',
  title: 'Repetition time, flip angle, T₁',
  shows:
    'The magnetization of two protons between repeated pulses, their signal against the pulse angle, and their two integrals',
  height: 380,
  controls: {
    angle: { label: 'Pulse angle', min: 5, max: 90, step: 1, start: 30, format: inUnit('°') },
    aq: { label: 'Acquisition, AQ', min: 0.5, max: 8, step: 0.1, start: 4, format: inUnit('s', 1) },
    d1: { label: 'Delay, D1', min: 0, max: 60, step: 0.1, start: 1, format: inUnit('s', 1) },
    t1a: { label: 'T₁ of A', min: 0.2, max: 12, step: 0.1, start: 1.5, format: inUnit('s', 1) },
    t1b: { label: 'T₁ of B', min: 0.2, max: 12, step: 0.1, start: 5, format: inUnit('s', 1) },
    wanted: { label: 'Wanted S/N', min: 10, max: 600, step: 10, start: 150, format: String },
  },
  render: ({ angle, aq, d1, t1a, t1b, wanted }) => {
    const [tr, t1] = [aq + d1, [t1a, t1b] as const]
    const [a, b] = [steadyState(tr / t1a, angle), steadyState(tr / t1b, angle)]
    const error = b / a - 1
    const weaker = ratioOfOne * signalPerPulse(tr / Math.max(...t1), angle)
    const scans = scansFor(wanted, weaker)
    return {
      drawing:
        drawMagnetization(tr, aq, { angle, t1 }) +
        drawAngles(tr, angle, t1) +
        drawIntegrals([a, b], Math.min(a, b) / (weaker * Math.sqrt(scans))),
      readouts: [
        ['Lost to saturation', `A ${formatNumber(100 * (1 - a), 1)}, B ${formatNumber(100 * (1 - b), 1)} %`],
        ['Error of B : A', formatNumber(100 * error, 1, '%')],
        ['Ernst angle', t1.map((each) => formatNumber(ernstAngle(tr / each), 0, '°')).join(' and ')],
        [`Time`, `${formatTime(scans * tr)}, ${scans} scan${scans === 1 ? '' : 's'}`],
      ],
      ...describe({ tr, aq, error, wanted, least: timeForRatio(goodEnough, t1, angle) }),
      handles: [
        { at: [time(tr), along(0)], drag: ([to]) => ({ d1: ((to - 44) * lastSecond) / 496 - aq }) },
        { at: [turn(angle), signal(0)], drag: ([to]) => ({ angle: ((to - 44) * 90) / 316 }) },
      ],
    }
  },
}

function formatTime(seconds: number): string {
  if (seconds < 59.5) return formatNumber(seconds, seconds < 9.95 ? 1 : 0, 's')
  return seconds < 5999.5 ? formatNumber(seconds / 60, 1, 'min') : formatNumber(seconds / 3600, 1, 'h')
}

function describe(shown: Record<'tr' | 'aq' | 'error' | 'wanted' | 'least', number>) {
  const { tr, aq, error, wanted, least } = shown
  const size = formatNumber(Math.abs(100 * error), 1)
  const share = `the integral of B is ${size} % too ${error < 0 ? 'small' : 'large'} against that of A`
  const seen = `A pulse follows every ${formatNumber(tr, 1)} s, and ${size === '0.0' ? 'both integrals lose the same share' : share}.`
  // Rounded up, so that the time is long enough.
  const needed = Math.ceil(10 * least - 1e-9) / 10
  const rule =
    needed <= aq
      ? `At this angle the error is below 1 % even without a delay.`
      : `At this angle an error below 1 % takes ${formatNumber(needed, 1)} s, a D1 of ${formatNumber(needed - aq, 1)} s.`
  const scan = `The time is for an S/N of ${wanted} of the weaker signal, if one 90° pulse after full recovery gives ${ratioOfOne}.`
  return { seen: `${seen} ${rule} ${scan}`, isMet: Math.abs(error) <= goodEnough }
}

/** Magnetization along the field from pulse to pulse, and the times of acquisition as bars on the axis. */
function drawMagnetization(
  tr: number,
  aq: number,
  { angle, t1 }: { angle: number; t1: readonly [number, number] },
): string {
  const pulses = steps(0, Math.floor(lastSecond / tr), Math.floor(lastSecond / tr) + 1).map((index) => index * tr)
  const bars = pulses
    .map(
      (from) =>
        `M${Math.round(10 * time(from)) / 10} 126H${Math.round(10 * time(Math.min(from + aq, lastSecond))) / 10}`,
    )
    .join('')
  return (
    label([8, 20], 'magnetization along the field / %', roles.muted) +
    percents(along) +
    segment([44, along(1)], [540, along(1)], roles.line) +
    t1.map((each, index) => drawRecoveries({ tr, angle, t1: each }, pulses, colors[index] ?? '')).join('') +
    element('path', { d: bars, fill: 'none', stroke: roles.muted, 'stroke-width': 5 }) +
    axis({ y: 130, scale: time, ticks: [0, 10, 20, 30, 40, 50, 60, 70], span: [44, 540], name: 'time / s' }, roles) +
    element('circle', { cx: time(tr), cy: along(0), r: 8, fill: 'none', stroke: roles.ink, 'stroke-width': 3 })
  )
}

function drawRecoveries(
  { tr, angle, t1 }: { tr: number; angle: number; t1: number },
  pulses: number[],
  color: string,
): string {
  const before = steadyState(tr / t1, angle)
  const after = before * Math.cos((angle * Math.PI) / 180)
  const count = Math.max(3, Math.min(24, Math.ceil((tr / lastSecond) * 254)))
  const points = pulses.flatMap((start): Point[] =>
    steps(0, Math.min(tr, lastSecond - start), count).map((since) => [
      time(start + since),
      along(1 - (1 - after) * Math.exp(-since / t1)),
    ]),
  )
  return element('path', {
    d: pathOf(points),
    fill: 'none',
    stroke: color,
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
  })
}

function percents(scale: (value: number) => number): string {
  return [0, 0.5, 1]
    .map((part) =>
      label([36, scale(part) + 5], String(100 * part), roles.muted, { 'text-anchor': 'end', 'font-size': 15 }),
    )
    .join('')
}

/** Signal per pulse against the angle, relative to a 90° pulse after full recovery, with a dot at each Ernst angle. */
function drawAngles(tr: number, angle: number, t1: readonly [number, number]): string {
  const curves = t1.map((each, index) => {
    const place = (degrees: number): Point => [turn(degrees), signal(signalPerPulse(tr / each, degrees))]
    const [cx, cy] = place(ernstAngle(tr / each))
    const color = colors[index] ?? ''
    return (
      curve(steps(0, 90, 61).map(place), color, { 'stroke-width': 2 }) +
      element('circle', { cx, cy, r: 5, fill: color })
    )
  })
  const ends = t1.map((each) => signal(signalPerPulse(tr / each, 90)))
  return (
    label([8, 202], 'signal of a pulse / %', roles.muted) +
    percents(signal) +
    segment([44, signal(1)], [360, signal(1)], roles.line) +
    segment([turn(angle), signal(1)], [turn(angle), signal(0)], roles.ink, { 'stroke-dasharray': '4 4' }) +
    curves.join('') +
    nameEnds(ends) +
    axis({ y: 318, scale: turn, ticks: [0, 30, 60, 90], span: [44, 360], name: 'pulse angle / °' }, roles) +
    element('circle', { cx: turn(angle), cy: signal(0), r: 8, fill: 'none', stroke: roles.ink, 'stroke-width': 3 })
  )
}

/** Writes A and B behind the ends of their curves; at the same height, beside each other. */
function nameEnds([a = 0, b = 0]: number[]): string {
  const isClose = Math.abs(a - b) < 15
  return label([367, a + 5], 'A', roles.accent) + label([isClose ? 381 : 367, b + 5], 'B', roles.second)
}

/**
 * The two lines after all scans, with the noise that these leave, and their integrals; the dashed line is what both would reach
 * after full recovery.
 */
function drawIntegrals(parts: number[], deviation: number): string {
  const lines = parts.map((part, index) => {
    const [x, color] = [440 + 72 * index, colors[index] ?? '']
    const heights = noise[index]?.map((each, place) => part / (1 + ((place - 72) / 8) ** 2) + deviation * each) ?? []
    return (
      trace(heights, { span: [x - 36, x + 36], y: signal }, color) +
      label([x, 339], part.toFixed(3), color, { 'text-anchor': 'middle' }) +
      label([x, 360], index === 0 ? 'A' : 'B', color, { 'text-anchor': 'middle' })
    )
  })
  return (
    label([476, 202], 'integrals', roles.muted, { 'text-anchor': 'middle' }) +
    segment([404, signal(1)], [548, signal(1)], roles.muted, { 'stroke-dasharray': '4 4' }) +
    lines.join('')
  )
}
