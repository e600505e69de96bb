import { formatNumber, inUnit, type LiveFigure } from '../kit/figure'
import { automaticPhase, createChain, type Measured, phaseAutomatic, phaseOff, type Settings } from './chain'
import { drawBench, height, views } from './draw'
import { formatLikeness, judge, measureState } from './judge'

/** A step that is off or on. */
const step = (label: string) => ({ label, min: 0, max: 1, step: 1, start: 0, format: String, isSwitch: true })
const byHand = 2

/** The steps from a FID to its spectrum, in the order of NMRium, each of which the reader can switch. */
export function createBench(measured: Measured): LiveFigure<keyof Settings> {
  const process = createChain(measured)
  // A reader's FID may need more.
  const [mostPh1, mostShift] = measured.signals ? [90, 0.2] : [360, 2]
  const sizes = ['none', '2 ×', '4 ×']
  return {
    id: 'fid-to-spectrum',
    title: 'From the FID to the spectrum',
    shows: `A FID, the spectrum that the steps make of it, and below it the spectrum ${measured.target.name}`,
    isMeasured: true,
    isWide: true,
    takesFiles: true,
    height,
    controls: {
      window: step('Window'),
      lb: { label: 'LB', min: 0, max: 5, step: 0.1, start: 0.3, format: inUnit('Hz', 1) },
      zeros: { label: 'Zero filling', min: 0, max: 2, step: 1, start: 0, format: String, options: sizes },
      filter: step('Digital filter'),
      transform: step('Fourier transform'),
      phase: {
        label: 'Phase correction',
        min: 0,
        max: 2,
        step: 1,
        start: phaseOff,
        format: String,
        options: ['off', 'automatic', 'by hand'],
      },
      ph0: { label: 'PH0', min: -180, max: 180, step: 0.1, start: 0, format: inUnit('°', 1) },
      ph1: { label: 'PH1', min: -mostPh1, max: mostPh1, step: 1, start: 0, format: inUnit('°') },
      baseline: step('Baseline correction'),
      reference: step('Reference'),
      shift: { label: 'Shift X', min: -mostShift, max: mostShift, step: 0.005, start: 0, format: inUnit('ppm', 3) },
      view: { label: 'Show', min: 0, max: 3, step: 1, start: 0, format: String, options: views },
    },
    render: (settings) => {
      const processed = process(settings)
      const state = measureState(measured, settings, processed)
      const { width, likeness } = state
      return {
        drawing: drawBench(measured, settings, processed),
        readouts: [
          ['Width of the tallest', width ? formatNumber(width, 2, 'Hz') : '–'],
          ['Signal to noise', settings.transform ? formatCount(1 / processed.noise) : '–'],
          ['Correlation', settings.transform ? formatLikeness(likeness) : '–'],
        ],
        ...judge(state),
      }
    },
    adjust: (wanted, before) => switchOn(turnAboutTallest(wanted, before, measured), before, measured),
  }
}

/** PH0 is the angle at the left edge: it follows PH1 to keep the phase of the tallest line. */
function turnAboutTallest(
  wanted: Settings,
  before: Settings,
  { fid, megahertz, carrier, tallest }: Measured,
): Settings {
  const added = wanted.ph1 - before.ph1
  const fromLeft = 0.5 - (tallest - carrier) * megahertz * fid.dwell
  return added === 0 ? wanted : { ...wanted, ph0: wrap(wanted.ph0 - added * fromLeft) }
}

/** A slider switches its step on, and the automatic phase moves the sliders. */
function switchOn(wanted: Settings, before: Settings, measured: Measured): Settings {
  const isMoved = (name: keyof Settings) => wanted[name] !== before[name]
  if (isMoved('lb')) return { ...wanted, window: 1 }
  if (isMoved('shift')) return { ...wanted, reference: 1 }
  if (isMoved('ph0') || isMoved('ph1')) return { ...wanted, phase: byHand }
  if (isMoved('phase') && wanted.phase === phaseAutomatic) return { ...wanted, ...automaticPhase(measured) }
  return wanted
}

/** A number with three digits that count, and narrow spaces. */
function formatCount(value: number): string {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2)
  return (Math.round(value / size) * size).toLocaleString('en').replaceAll(',', '\u202f')
}

/** The same angle within half a turn of 0. */
function wrap(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360)
}
