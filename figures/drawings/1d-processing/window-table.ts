import {
  exponential,
  gaussianWindow,
  sampleWindow,
  sineBell,
  sineSquare,
  traf,
} from '@/figures/physics/window-functions'
import type { SingleFile } from '../kit/figure'

const count = 201
const dwell = 0.01
const shapes = {
  exponential: exponential(0.3),
  gaussian: gaussianWindow(-0.4, 0.5),
  sine_bell: sineBell(0),
  sine_square: sineSquare(0),
  traf: traf(0.3),
}

/** The five windows over two seconds as a table with commas, each scaled to a maximum of 1. */
export const figure: SingleFile = { file: 'docs/90_contribute-to-doc/files/window-functions.csv', write: writeTable }

function writeTable(): string {
  const columns = Object.values(shapes).map((shape) => sampleWindow(shape, { count, dwell }))
  const header = ['time_s', ...Object.keys(shapes)].join(',')
  const rows = Array.from({ length: count }, (_, k) =>
    [k * dwell, ...columns.map((column) => column[k] ?? 0)].map((value) => value.toFixed(4)).join(','),
  )
  return `${[header, ...rows].join('\n')}\n`
}
