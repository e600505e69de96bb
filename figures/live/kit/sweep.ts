import type { Point } from '@/figures/svg/svg'
import { type LiveFigure, startOf } from './figure'

type View = ReturnType<LiveFigure['render']>
/** Returns the false claims of one view; `false` where a claim is true. */
type Check<Name extends string> = (settings: Record<Name, number>, view: View) => Array<string | false>

/** Values of each control in a sweep of pairs. */
const valuesPerControl = 5
/** False claims that are shown. */
const shown = 8

/**
 * Sweeps every pair of controls from end to end, the others at the start or at the values of one of `bases`, and
 * returns the false claims with their settings.
 */
export function findFalseClaims<Name extends string>(
  figure: LiveFigure<Name>,
  check: Check<Name>,
  bases: Array<Partial<Record<Name, number>>> = [],
): string[] {
  const found = new Map<string, string[]>()
  for (const settings of sweep(figure, [{}, ...bases])) {
    const place = JSON.stringify(settings)
    if (!found.has(place))
      found.set(
        place,
        check(settings, figure.render(settings)).filter((claim) => claim !== false),
      )
  }
  const claims = [...found].flatMap(([place, claims]) => claims.map((claim) => `${place}: ${claim}`))
  return claims.length > shown ? [...claims.slice(0, shown), `… ${claims.length} in all`] : claims
}

function* sweep<Name extends string>(
  figure: LiveFigure<Name>,
  bases: Array<Partial<Record<Name, number>>>,
): Generator<Record<Name, number>> {
  const names = Object.keys(figure.controls) as Name[]
  for (const base of bases) {
    const start = { ...startOf(figure), ...base }
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index + 1)) {
        for (const first of valuesOf(figure, one)) {
          for (const second of valuesOf(figure, other)) {
            const wanted = { ...start, [one]: first, [other]: second }
            yield figure.adjust?.(wanted, wanted) ?? wanted
          }
        }
      }
    }
  }
}

function valuesOf<Name extends string>(figure: LiveFigure<Name>, name: Name): number[] {
  const { min, max, step } = figure.controls[name]
  const count = Math.min(valuesPerControl, Math.round((max - min) / step) + 1)
  return Array.from({ length: count }, (_, index) => {
    const steps = Math.round(((max - min) * index) / (count - 1) / step)
    return Number((min + steps * step).toFixed(6))
  })
}

/** Returns the number in a readout, such as −2 for "−2.0 Hz". */
export function readoutOf({ readouts }: View, name: string): number {
  return firstNumber(readouts.find(([each]) => each === name)?.[1] ?? '')
}

/** Returns the first number of a text. */
export function firstNumber(text: string): number {
  return Number.parseFloat(text.replaceAll('−', '-').replace(/^.*?(?=-?\d)/, ''))
}

/** Returns the lines of a drawing in one colour, as points. */
export function pathsOf(drawing: string, colour: string): Point[][] {
  const paths = [...drawing.matchAll(/<path d="([^"]*)"([^>]*)>/g)]
  return paths.filter(([, , look = '']) => look.includes(`stroke="${colour}"`)).map(([, d = '']) => pointsOf(d))
}

/** Returns the separate lines of the first path of a drawing in one colour: the contour lines of a map. */
export function loopsOf(drawing: string, colour: string): Point[][] {
  const path = [...drawing.matchAll(/<path d="([^"]*)"([^>]*)>/g)].find(([, , look = '']) =>
    look.includes(`"${colour}"`),
  )
  return (path?.[1] ?? '').split(/(?=M)/).map(pointsOf)
}

/** The points of a path of absolute (M, L) and relative (l) steps. */
function pointsOf(d: string): Point[] {
  const points: Point[] = []
  let last: Point = [0, 0]
  for (const [, command = '', numbers = ''] of d.matchAll(/([MLlVh])([^MLlVh]*)/g)) {
    const values = Array.from(numbers.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), Number)
    if (command === 'V') values.unshift(last[0])
    for (let index = 0; index + 1 < values.length; index += 2) {
      const [x = 0, y = 0] = values.slice(index, index + 2)
      last = command === 'l' ? [last[0] + x, last[1] + y] : [x, y]
      points.push(last)
    }
  }
  return points
}

/** Returns the heights of a drawn curve above its zero line, at each pixel from its left to its right end. */
export function heightsOf(points: Point[], zero: number): Float64Array {
  const [from, to] = [Math.ceil(points[0]?.[0] ?? 0), Math.floor(points.at(-1)?.[0] ?? 0)]
  let next = 1
  return Float64Array.from({ length: to - from + 1 }, (_, index) => {
    const x = from + index
    while (next < points.length - 1 && (points[next]?.[0] ?? 0) < x) next++
    const [[x0, y0], [x1, y1]] = [points[next - 1] ?? [0, 0], points[next] ?? [1, 0]]
    return zero - (x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0))
  })
}

/** Returns the number of local maxima of a row of values that rise above `least`. */
export function countMaxima(values: ArrayLike<number>, least: number): number {
  let [count, isRising] = [0, true]
  for (let index = 1; index < values.length; index++) {
    const [before, here] = [values[index - 1] ?? 0, values[index] ?? 0]
    if (here < before && isRising && before > least) count++
    if (here !== before) isRising = here > before
  }
  return count
}
