import { arrow, curve, element, label, linearScale, segment, svgFile } from '@/figures/svg/svg'
import { ethylbenzeneAt } from '../kit/ethylbenzene-spectrum'
import type { Figure, Palette } from '../kit/figure'
import { tracePoints } from '../kit/trace'

interface View {
  from: number
  to: number
  highest: number
  left: number
  right: number
  top: number
  bottom: number
}

const whole: View = { from: 8.2, to: 0.4, highest: 1.9, left: 12, right: 548, top: 40, bottom: 186 }
const sideways: View = { from: 2.9, to: 1, highest: 1.9, left: 306, right: 548, top: 282, bottom: 406 }
const rectangle: View = { from: 7.4, to: 7.08, highest: 0.75, left: 12, right: 254, top: 282, bottom: 406 }

/** A sideways drag and a rectangle drag over a spectrum, and the view after each. */
export const figure: Figure = {
  path: '10_general/img/zoom-gestures',
  draw: (palette) =>
    svgFile(
      460,
      'Two ways to zoom by dragging',
      drawView(whole, [8, 6, 4, 2], palette) +
        drawDrags(palette) +
        drawView(rectangle, [7.3, 7.2, 7.1], palette) +
        drawView(sideways, [2.5, 2, 1.5], palette),
    ),
}

function scales({ from, to, highest, left, right, top, bottom }: View) {
  return { x: linearScale([from, to], [left, right]), y: linearScale([0, highest], [bottom, top]) }
}

function drawView(view: View, ticks: number[], palette: Palette): string {
  const { x, y } = scales(view)
  const points = tracePoints({ at: ethylbenzeneAt, from: view.from, to: view.to, count: 3001, x, y })
  const marks = ticks.map((tick) => {
    const name = label([x(tick), view.bottom + 26], String(tick), palette.muted, {
      'text-anchor': 'middle',
      'font-size': 15,
    })
    return segment([x(tick), view.bottom + 6], [x(tick), view.bottom + 11], palette.muted) + name
  })
  const line = segment([view.left, view.bottom + 6], [view.right, view.bottom + 6], palette.muted)
  const center = (view.left + view.right) / 2
  const name = label([center, view.bottom + 48], 'δ / ppm', palette.muted, { 'text-anchor': 'middle' })
  return curve(points, palette.accent) + line + marks.join('') + name
}

function drawDrags(palette: Palette): string {
  const { x, y } = scales(whole)
  const frame = { fill: palette.second, 'fill-opacity': 0.16, stroke: palette.second, 'stroke-width': 1.5 }
  const band = { x: x(sideways.from), y: 40, width: x(sideways.to) - x(sideways.from), height: 146, ...frame }
  const top = y(rectangle.highest)
  const box = { x: x(rectangle.from), y: top, width: x(rectangle.to) - x(rectangle.from), height: 186 - top, ...frame }
  return (
    element('rect', band) +
    element('rect', box) +
    arrow([x(sideways.from) + 6, 100], [x(sideways.to) - 6, 100], palette.second) +
    label([306, 28], 'drag sideways', palette.second, { 'font-weight': 600 }) +
    label([12, 28], 'drag a rectangle', palette.second, { 'font-weight': 600 }) +
    arrow([x(7.24), 220], [x(7.24), 266], palette.muted) +
    arrow([x(1.95), 220], [x(1.95), 266], palette.muted)
  )
}
