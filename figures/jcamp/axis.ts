import { type Block, numberOf, textOf, toNumber } from './records'

/** The x of the first and the last point as in a file. */
export interface Axis {
  first: number
  last: number
  /** Such as HZ, PPM or SECONDS. */
  unit: string
}

/** Returns the chemical shifts of the first and the last point of a spectrum. */
export function readShiftAxis(
  block: Block,
  { first, last, unit }: Axis,
  { count, megahertz }: { count: number; megahertz: number },
): [first: number, last: number] {
  if (/ppm/i.test(unit)) return [first, last]
  const [from, to] = [first / megahertz, last / megahertz]
  const step = (to - from) / (count - 1)
  const reference = readReference(block)
  return reference
    ? [reference.ppm - step * reference.point, reference.ppm + step * (count - 1 - reference.point)]
    : [from, to]
}

/** A point, counted from 0, whose shift the file states: `INTERNAL, CDCl3, 1, 15.47`, or the shift of the first one. Some files count from 0. */
function readReference(block: Block): { point: number; ppm: number } | undefined {
  const parts = textOf(block, '.SHIFTREFERENCE').replace(/[()]/g, '').split(',')
  const [point, ppm] = parts.slice(-2).map(toNumber)
  if (parts.length >= 4 && point !== undefined && ppm !== undefined) return { point: Math.max(0, point - 1), ppm }
  const offset = numberOf(block, '$OFFSET')
  return offset === undefined ? undefined : { point: 0, ppm: offset }
}

/** Returns the chemical shift of the carrier of a Bruker FID; undefined if the file does not state it. */
export function readCarrier(block: Block): number | undefined {
  const [carrier, reference] = [numberOf(block, '$SFO1'), numberOf(block, '$SF') ?? numberOf(block, '$BF1')]
  return carrier && reference ? (1e6 * (carrier - reference)) / reference : undefined
}
