import { palettes } from './palette'
import { lorentzian } from './signal'
import { axis, curve, element, figureWidth, label, linearScale, type Point, steps, svgFile } from './svg'

const doublet = [3.5, -3.5]
const naturalWidth = 1
/** Height of a frame in pixels. */
export const frameHeight = 280

/** Draws a doublet whose lines are widened by an exponential window of `lb` hertz, on an opaque ground. */
export function lineBroadeningFrame(lb: number): string {
  const [palette] = palettes
  if (!palette) throw new Error('There is no palette.')
  const width = naturalWidth + lb
  const x = linearScale([20, -20], [14, 546])
  const y = linearScale([0, 1.06], [222, 30])
  const line = steps(20, -20, 401).map((offset): Point => {
    const sum = doublet.reduce((total, hz) => total + (naturalWidth / width) * lorentzian(offset - hz, width).re, 0)
    return [x(offset), y(sum)]
  })
  const ground = element('rect', { x: 0, y: 0, width: figureWidth, height: frameHeight, fill: '#ffffff' })
  const text = label([14, 28], `LB = ${lb.toFixed(1)} Hz`, palette.ink, { 'font-size': 19, 'font-weight': 600 })
  const note = label([14, 52], `line width ${width.toFixed(1)} Hz`, palette.muted)
  const frequency = axis(
    { y: 230, scale: x, ticks: [20, 10, 0, -10, -20], span: [14, 546], name: 'offset / Hz' },
    palette,
  )
  const body = ground + text + note + curve(line, palette.accent, { 'stroke-width': 2 }) + frequency
  return svgFile(frameHeight, 'Line broadening of a doublet', body)
}
