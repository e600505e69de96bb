import { ethylCoupling as coupling, methyleneLines, methylLines } from '@/figures/data/ethylbenzene'
import { lorentzian } from '@/figures/physics/line-shapes'
import { hzToPpm, ppmToHz } from '@/figures/physics/shift'
import { axis, element, label, linearScale, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'

const lineWidth = 1
const span = [3.2, 0.6] as const
const x = linearScale([...span], [8, 552])
const shiftAxis = axis({ y: 264, scale: x, ticks: [3, 2.5, 2, 1.5, 1], span: [8, 552], name: 'δ / ppm' }, roles)

/** Shifts in ppm and couplings in Hz do not depend on the field; the distances between them do. */
export const ppmAndHertz: LiveFigure<'field' | 'place'> = {
  id: 'ppm-and-hertz',
  title: 'ppm and hertz',
  shows: 'The ethyl group of ethylbenzene, on an axis in ppm and one in Hz',
  height: 318,
  controls: {
    field: { label: 'Field, as ¹H frequency', min: 60, max: 1000, step: 20, start: 200, format: inUnit('MHz') },
    place: { label: 'Cursor', min: 0.6, max: 3.2, step: 0.01, start: 2.6, format: inUnit('ppm', 2), reversed: true },
  },
  render: ({ field, place }) => {
    const carrier = { megahertz: field }
    const inPpm = hzToPpm(coupling, carrier)
    const hz = ppmToHz(place, carrier)
    return {
      drawing: drawSpectrum(field) + drawCursor(place, hz),
      readouts: [
        ['Cursor', formatNumber(hz, 0, 'Hz')],
        ['1 ppm', formatNumber(field, 0, 'Hz')],
        [`J = ${formatNumber(coupling, 1, 'Hz')}`, formatNumber(inPpm, 4, 'ppm')],
      ],
      seen: `At ${field} MHz, 1 ppm is ${field} Hz. The shifts stay the same, and so does the spacing of ${coupling} Hz within each multiplet, which is ${formatNumber(inPpm, 3)} ppm here. The higher the field, the narrower the multiplets look, and the more space there is between them.`,
      handles: [{ at: [x(place), 200], drag: ([to]) => ({ place: span[0] - ((span[0] - span[1]) * (to - 8)) / 544 }) }],
    }
  },
}

function drawSpectrum(field: number): string {
  const carrier = { megahertz: field }
  const lines = [...methyleneLines(field), ...methylLines(field)]
  // More points than pixels: at a high field a line is narrower than a pixel.
  const values = Float64Array.from({ length: 2721 }, (_, index) => {
    const hz = ppmToHz(span[0] - ((span[0] - span[1]) * index) / 2720, carrier)
    let sum = 0
    for (const { position, intensity } of lines) sum += intensity * lorentzian(hz - position, lineWidth)
    return sum
  })
  const step = [20, 50, 100, 200, 500].find((each) => (each * 6) / field > span[0] - span[1]) ?? 500
  const ticks = Array.from({ length: 12 }, (_, index) => (index + 1) * step).filter(
    (hz) => x(hz / field) > 30 && x(hz / field) < 530,
  )
  const hertz = ticks.map(
    (hz) =>
      segment([x(hz / field), 36], [x(hz / field), 42], roles.muted) +
      label([x(hz / field), 28], String(hz), roles.muted, { 'text-anchor': 'middle' }),
  )
  return (
    segment([8, 42], [552, 42], roles.muted) +
    hertz.join('') +
    label([8, 66], 'Hz from TMS', roles.muted) +
    segment([8, 250], [552, 250], roles.line) +
    trace(values, { span: [8, 552], y: linearScale([0, 1.6], [250, 64]) }, roles.accent) +
    shiftAxis
  )
}

function drawCursor(place: number, hz: number): string {
  const at = x(place)
  const side = at > 440 ? { 'text-anchor': 'end' } : {}
  return (
    segment([at, 42], [at, 264], roles.second, { 'stroke-dasharray': '4 4' }) +
    element('circle', { cx: at, cy: 200, r: 9, fill: roles.second }) +
    label([at > 440 ? at - 14 : at + 14, 190], formatNumber(hz, 0, 'Hz'), roles.second, side)
  )
}
