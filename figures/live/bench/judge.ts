import { measureLine } from '@/figures/own-spectrum/zoom'
import { phaseAt } from '@/figures/physics/phase'
import { exponential } from '@/figures/physics/window-functions'
import { formatNumber } from '../kit/figure'
import { likenessOf, type Measured, type Processed, type Settings } from './chain'

/** Angle in degrees that counts as right, and from which a line points down. */
const [upright, down] = [2, 150]
/** Difference of LB, in Hz, and of the axis, in ppm, that counts as none. */
const [sameLb, sameShift] = [0.1, 0.02]
/** Distance of a baseline from zero that counts as flat, in noises. */
const flat = 3

/** Points over the width of a line that show its shape. */
const enoughPoints = 4

/** What is known about a result. */
interface State {
  measured: Measured
  settings: Settings
  processed: Processed
  /** How far the phase of each line is off, in degrees, and that of the tallest. */
  off: number[]
  offTallest: number
  /** Width of the tallest line in Hz; undefined if it has none, because it is not upright. */
  width: number | undefined
  /** Correlation with the spectrum of the instrument. */
  likeness: number
}

/** Measures a result. */
export function measureState(measured: Measured, settings: Settings, processed: Processed): State {
  const shift = settings.reference ? settings.shift : 0
  const { row, angles = { ph0: 0, ph1: 0 } } = processed
  const range = { pivot: row.highest - shift, width: row.highest - row.lowest }
  const offAt = (ppm: number) =>
    wrap(phaseAt(ppm, { ...angles, ...range }) - phaseAt(ppm, { ...measured.phase, ...range }))
  const offTallest = offAt(measured.tallest)
  const hasLines = settings.transform && (settings.filter || measured.delay === 0)
  return {
    measured,
    settings,
    processed,
    off: measured.lines.map(offAt),
    offTallest,
    width: hasLines && Math.abs(offTallest) < 30 ? widthOf(row, measured, shift) : undefined,
    likeness: likenessOf(processed, measured, shift),
  }
}

/** Width of the tallest line of a row, in Hz. */
function widthOf({ values, lowest, highest }: Processed['row'], measured: Measured, shift: number): number {
  const hz = (ppm: number) => ppm * measured.megahertz
  const step = hz(highest - lowest) / (values.length - 1)
  const spectrum = { re: values, im: values, first: hz(lowest - shift - measured.tallest), step }
  return measureLine(spectrum, 20).width
}

/** The same angle within half a turn of 0. */
function wrap(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360)
}

/** A correlation with five digits, which is 1 only if it is. */
export function formatLikeness(likeness: number): string {
  return formatNumber(Math.floor(1e5 * likeness) / 1e5, 5)
}

/** Says what is still wrong, the first thing in the order in which it shows; `isMet` if nothing is. */
export function judge(state: State): { seen: string; isMet: boolean } {
  for (const check of [transform, filter, phase, zeros, window, baseline, reference]) {
    const seen = check(state)
    if (seen) return { seen, isMet: false }
  }
  const rest = state.measured.instrumentLb
    ? `every line is within ${upright}° of upright, and the correlation with the spectrum of the instrument, whose axis was never referenced, is ${formatLikeness(state.likeness)}.`
    : `the phase is within ${upright}° of the spectrum ${state.measured.target.name}, and the baseline is flat. Check the foot of the lines.`
  return { seen: `Nothing is left to correct: ${rest}`, isMet: true }
}

function transform({ measured, settings }: State): string | undefined {
  if (settings.transform) return undefined
  const { fid, delay } = measured
  const count = fid.re.length
  const start =
    delay >= 1
      ? ` The first ${Math.floor(delay)} of them, almost empty, come from the digital filter of the receiver.`
      : ''
  const last = 100 * exponential(settings.lb)(count - 1, count, fid.dwell)
  const weight = settings.window ? ` The window weights the last one with ${formatNumber(last, 0, '%')}.` : ''
  return `This is a signal over time, ${count} points in ${formatNumber(count * fid.dwell, 2, 's')}.${start}${weight} Switch on Fourier transform.`
}

function filter({ measured: { delay }, settings }: State): string | undefined {
  if (settings.filter || delay < 1) return undefined
  const count = Math.floor(delay)
  return `Every line has a different phase and ripple around it: the first ${count} points are the digital filter, so the phase turns ${count} times from one end of the axis to the other. Switch on Digital filter.`
}

function phase({ measured, settings, off, offTallest }: State): string | undefined {
  const worst = off.reduce((far, degrees) => (Math.abs(degrees) > Math.abs(far) ? degrees : far), 0)
  const here = `${formatNumber(Math.abs(offTallest), 0)}°`
  const tallest = formatNumber(measured.tallest, 2, 'ppm')
  const advice = settings.phase ? 'Move PH0.' : 'Choose a phase correction.'
  if (Math.abs(offTallest) > upright) {
    const look = Math.abs(offTallest) > down ? 'point down' : 'are tilted'
    return `The lines ${look}: the phase of the tallest one, at ${tallest}, is off by ${here}. ${advice}`
  }
  if (Math.abs(worst) <= upright) return undefined
  const other = formatNumber(measured.lines[off.indexOf(worst)] ?? 0, 2, 'ppm')
  return `The tallest line, at ${tallest}, is upright, but the phase of the line recorded at ${other} is off by ${formatNumber(Math.abs(worst), 0)}°: this is the first-order phase. Move PH1.`
}

function window({ measured: { instrumentLb }, settings, width = 0 }: State): string | undefined {
  if (instrumentLb === undefined) return undefined
  const lb = settings.window ? settings.lb : 0
  if (Math.abs(lb - instrumentLb) < sameLb - 1e-9) return undefined
  const wanted = formatNumber(instrumentLb, 1, 'Hz')
  const compared = lb < instrumentLb ? 'narrower, and the noise higher' : 'wider, and the noise lower'
  const advice = settings.window ? `Set LB to ${wanted}.` : 'Switch on Window.'
  return `The tallest line is ${formatNumber(width, 2, 'Hz')} wide. That is ${compared}, than in the spectrum of the instrument, for which LB was ${wanted}. ${advice}`
}

function zeros({ measured, settings, processed, width = 0 }: State): string | undefined {
  const step = 1 / (processed.size * measured.fid.dwell)
  if (settings.zeros > 0 || width > enoughPoints * step) return undefined
  return `There is only one point every ${formatNumber(step, 2, 'Hz')}, too few for a line that is ${formatNumber(width, 2, 'Hz')} wide. Add zeros.`
}

function baseline({ settings, processed: { baseline, noise } }: State): string | undefined {
  const distance = Math.abs(baseline.farthest)
  if (distance <= flat * noise) return undefined
  const percent = formatNumber(100 * distance, distance < 1e-3 ? 4 : 2, '%')
  const advice = settings.baseline ? '' : ' Switch on Baseline correction.'
  return `The baseline is not flat: between the lines it is up to ${percent} of the tallest line from zero, ${formatNumber(distance / noise, 0)} times the noise.${advice}`
}

function reference({ measured: { signals = [] }, settings }: State): string | undefined {
  if (signals.length === 0) return undefined
  const shift = settings.reference ? settings.shift : 0
  const error = signals.reduce((sum, { measured, published }) => sum + measured + shift - published, 0) / signals.length
  if (Math.abs(error) <= sameShift) return undefined
  const { name, measured, published } = signals.at(-1) ?? { name: '', measured: 0, published: 0 }
  const line = `${name} is at ${formatNumber(measured + shift, 2)} instead of ${formatNumber(published, 2, 'ppm')}`
  const advice = settings.reference ? 'Move Shift X.' : 'Switch on Reference and move Shift X.'
  return `The axis is off by about ${formatNumber(Math.abs(error), 2, 'ppm')}: the signals are too ${error < 0 ? 'low' : 'high'}, such as ${line}. ${advice}`
}
