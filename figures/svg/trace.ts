import { element, linearScale, type Point, type Scale } from './svg'

/** Where a row of values lies in a drawing. */
interface TraceFrame {
  /** Pixels of the first and the last value. */
  span: [from: number, to: number]
  y: Scale
}

/** Draws values at even steps as a line. */
export function trace(values: ArrayLike<number>, frame: TraceFrame, stroke: string, width = 1.5): string {
  const look = { fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round' }
  return element('path', { d: traceOf(values, frame), ...look })
}

/**
 * Writes values at even steps as the `d` of a path. Where several fall on one column of pixels it goes through their lowest and
 * highest alone, so that no peak is lost and no path is longer than the drawing is wide.
 */
function traceOf(values: ArrayLike<number>, { span, y }: TraceFrame): string {
  const x = linearScale([0, values.length - 1], span)
  const perColumn = (values.length - 1) / Math.abs(span[1] - span[0])
  const points: Point[] = []
  if (perColumn <= 2) {
    for (let index = 0; index < values.length; index++) points.push([x(index), y(values[index] ?? 0)])
    return relativePath(withoutFlat(points))
  }
  for (let start = 0; start < values.length; start += perColumn) {
    const [from, end] = [Math.ceil(start), Math.min(values.length, Math.ceil(start + perColumn))]
    let [low, high] = [from, from]
    for (let index = from; index < end; index++) {
      if ((values[index] ?? 0) < (values[low] ?? 0)) low = index
      if ((values[index] ?? 0) > (values[high] ?? 0)) high = index
    }
    for (const index of low < high ? [low, high] : [high, low]) points.push([x(from), y(values[index] ?? 0)])
  }
  return relativePath(withoutFlat(points))
}

/** Leaves out the points within a run of equal heights: a line needs its ends alone. */
function withoutFlat(points: Point[]): Point[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    return !before || !after || Math.abs(before[1] - point[1]) >= 0.05 || Math.abs(point[1] - after[1]) >= 0.05
  })
}

/** Writes a path by the steps from point to point, in tenths of a pixel: half as long as one of places. */
export function relativePath(points: Point[]): string {
  let text = ''
  let lastX = 0
  let lastY = 0
  for (let index = 0; index < points.length; index++) {
    const point = points[index]
    if (!point) continue
    const x = Math.round(10 * point[0])
    const y = Math.round(10 * point[1])
    const step = formatTenths(x - lastX)
    const mark = index === 0 ? 'M' : index === 1 ? 'l' : x < lastX ? '' : ' '
    text += mark + step + (y < lastY ? '' : ' ') + formatTenths(y - lastY)
    lastX = x
    lastY = y
  }
  return text
}

/** The texts of numbers of tenths that were written before: the steps of a line are few. */
const written = new Map<number, string>()

/** A number of tenths, such as `-.3` for −3. */
function formatTenths(tenths: number): string {
  let text = written.get(tenths)
  if (text === undefined) {
    const size = Math.abs(tenths)
    const part = size % 10 === 0 ? '' : `.${size % 10}`
    text = `${tenths < 0 ? '-' : ''}${Math.trunc(size / 10) || (part ? '' : '0')}${part}`
    written.set(tenths, text)
  }
  return text
}
