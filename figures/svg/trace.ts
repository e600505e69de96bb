import { element, linearScale, type Point, type Scale } from './svg'

/** Position of a row of values in a drawing. */
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
 * Writes values at even steps as the `d` of a path. Of several values in one column of pixels it keeps only the lowest and the
 * highest: no peak is lost.
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

/** Removes the points inside a run of equal heights, in the tenths of a pixel that are written. */
function withoutFlat(points: Point[]): Point[] {
  const heightAt = (index: number) => Math.round(10 * (points[index]?.[1] ?? Number.NaN))
  return points.filter((_, index) => heightAt(index) !== heightAt(index - 1) || heightAt(index) !== heightAt(index + 1))
}

/** Writes a path of relative steps, in tenths of a pixel: half as long as absolute positions. */
export function relativePath(points: Point[]): string {
  let path = ''
  let [lastX, lastY] = [0, 0]
  for (const [index, point] of points.entries()) {
    const [x, y] = [Math.round(10 * point[0]), Math.round(10 * point[1])]
    const separator = index === 0 ? 'M' : index === 1 ? 'l' : x < lastX ? '' : ' '
    path += separator + formatTenths(x - lastX) + (y < lastY ? '' : ' ') + formatTenths(y - lastY)
    lastX = x
    lastY = y
  }
  return path
}

/** Formats a number of tenths, such as `-.3` for −3. */
function formatTenths(tenths: number): string {
  const size = Math.abs(tenths)
  const fraction = size % 10 === 0 ? '' : `.${size % 10}`
  return `${tenths < 0 ? '-' : ''}${Math.trunc(size / 10) || (fraction ? '' : '0')}${fraction}`
}
