import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { crudeSpectrum, edges, megahertz, step } from '@/figures/data/crude-product'
import { builtDir } from '../program/bundle'

/** Height of the tallest line; the program rounds integrals of small numbers to zero. */
const top = 1e8
const perLine = 8

/** Writes the crude product of the figure as a JCAMP-DX file, with its coupling in Hz and noise in %; returns the path. */
export function writeCrudeFile(trans: number, noise: number): string {
  const heights = Array.from(crudeSpectrum(trans, noise / 100), (height) => Math.round(top * height))
  const rows = Array.from({ length: Math.ceil(heights.length / perLine) }, (_, row) => {
    const first = edges[0] * megahertz - row * perLine * step
    return [first.toFixed(6), ...heights.slice(row * perLine, (row + 1) * perLine)].join(' ')
  })
  const header = [
    'TITLE=crude product, simulated',
    'JCAMP-DX=5.00',
    'DATA TYPE=NMR SPECTRUM',
    'ORIGIN=figures/data/crude-product.ts',
    'OWNER=NMRium documentation',
    `.OBSERVE FREQUENCY=${megahertz}`,
    '.OBSERVE NUCLEUS=^1H',
    '.SOLVENT NAME=CDCl3',
    'XUNITS=HZ',
    'YUNITS=ARBITRARY UNITS',
    `FIRSTX=${edges[0] * megahertz}`,
    `LASTX=${edges[1] * megahertz}`,
    `DELTAX=${-step}`,
    `NPOINTS=${heights.length}`,
    'XFACTOR=1',
    'YFACTOR=1',
    'XYDATA=(X++(Y..Y))',
  ]
  const file = path.join(builtDir, `crude-${trans}-${noise}.jdx`)
  mkdirSync(builtDir, { recursive: true })
  writeFileSync(file, `${header.map((line) => `##${line}`).join('\n')}\n${rows.join('\n')}\n##END=\n`)
  return path.resolve(file)
}
