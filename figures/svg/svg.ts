import { escapeHtml } from '@/lib/site/escape-html'

/** The colours of a drawing, by role. */
export interface Colors {
  ink: string
  muted: string
  line: string
  accent: string
  second: string
}

/** A position in the drawing, in pixels from the top left corner. */
export type Point = [x: number, y: number]

/** Attributes of an SVG element. */
type Attributes = Record<string, string | number | undefined>

/** Maps a data value to a pixel. */
export type Scale = (value: number) => number

/** Width of every figure: narrow enough for legible labels on a phone. */
export const figureWidth = 560

const fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** Returns the linear scale from `from` to `to`. */
export function linearScale(from: [number, number], to: [number, number]): Scale {
  const slope = (to[1] - to[0]) / (from[1] - from[0])
  return (value) => to[0] + (value - from[0]) * slope
}

/** Returns `count` values from `start` to `stop`, both included. */
export function steps(start: number, stop: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => start + ((stop - start) * index) / (count - 1))
}

/** Writes one element; children are not escaped. */
export function element(name: string, attributes: Attributes, children = ''): string {
  let opening = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) opening += ` ${key}="${formatValue(value)}"`
  }
  return children ? `${opening}>${children}</${name}>` : `${opening}/>`
}

/** Writes a line through points as the `d` of a path. */
export function pathOf(points: Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${formatNumber(x)} ${formatNumber(y)}`).join('')
}

/** Draws a line through points, 1.5 px wide by default. */
export function curve(points: Point[], stroke: string, attributes: Attributes = {}): string {
  const look = { fill: 'none', stroke, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }
  return element('path', { d: pathOf(points), ...look, ...attributes })
}

/** Draws a straight line. */
export function segment(from: Point, to: Point, stroke: string, attributes: Attributes = {}): string {
  return curve([from, to], stroke, attributes)
}

/** Writes a label; `attributes` may set `text-anchor`, `font-size` and so on. */
export function label(at: Point, text: string, fill: string, attributes: Attributes = {}): string {
  const escaped = escapeHtml(text, /[&<]/g)
  return element('text', { x: at[0], y: at[1], fill, 'font-size': 16, ...attributes }, escaped)
}

/** Draws an arrow that ends at `to`. */
export function arrow(from: Point, to: Point, stroke: string): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const barb = (turn: number): Point => [to[0] - 8 * Math.cos(angle + turn), to[1] - 8 * Math.sin(angle + turn)]
  return segment(from, to, stroke) + curve([barb(0.45), to, barb(-0.45)], stroke)
}

/** Describes a horizontal axis with its labelled ticks. */
interface Axis {
  y: number
  scale: Scale
  ticks: number[]
  /** Ends of the axis, in pixels. */
  span: [number, number]
  /** Name and unit, written under the ticks. */
  name: string
  format?: (tick: number) => string
}

/** Draws a horizontal axis; its scale sets the direction. */
export function axis(
  { y, scale, ticks, span, name, format = formatTick }: Axis,
  palette: Pick<Colors, 'muted'>,
): string {
  const marks = ticks.map((tick) => {
    const x = scale(tick)
    const mark = segment([x, y], [x, y + 5], palette.muted)
    return mark + label([x, y + 21], format(tick), palette.muted, { 'text-anchor': 'middle', 'font-size': 15 })
  })
  const title = label([(span[0] + span[1]) / 2, y + 42], name, palette.muted, { 'text-anchor': 'middle' })
  return segment([span[0], y], [span[1], y], palette.muted) + marks.join('') + title
}

/** Wraps a drawing as a complete SVG file with a transparent background. */
export function svgFile(height: number, title: string, body: string): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: figureWidth,
    height,
    viewBox: `0 0 ${figureWidth} ${height}`,
    'font-family': fontFamily,
  }
  return `${element('svg', attributes, element('title', {}, title) + body)}\n`
}

/** Writes a tick with a true minus sign. */
export function formatTick(tick: number): string {
  return String(tick).replace('-', '−')
}

/** Writes numbers with one decimal at most, which is a tenth of a pixel. */
function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function formatValue(value: string | number): string {
  return typeof value === 'number' ? formatNumber(value) : value
}
