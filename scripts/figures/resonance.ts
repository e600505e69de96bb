import { lorentzian } from './signal'
import { curve, figureWidth, label, linearScale, type Point, segment, steps, svgFile } from './svg'

/** Two greens between light and dark, so that one file suits both colour modes. */
const line = '#2b9a9c'
const text = '#74858f'

/** Draws a triplet in colours that can be seen on a light and on a dark ground. */
export function drawResonance(): string {
  const x = linearScale([24, -24], [12, figureWidth - 12])
  const y = linearScale([0, 2.1], [124, 18])
  const points = steps(24, -24, 321).map((offset): Point => {
    const height = [-7, 0, 7].reduce((sum, hz) => sum + (hz === 0 ? 2 : 1) * lorentzian(offset - hz, 1.4).re, 0)
    return [x(offset), y(height)]
  })
  const body = segment([12, 132], [figureWidth - 12, 132], text) + curve(points, line, { 'stroke-width': 2 })
  return svgFile(160, 'A triplet', body + label([12, 153], 'δ', text))
}
