import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { acquisition, rounding } from './measurement'
import { packPoints } from './packing'

// Packs a folder of Bruker data, `node --import tsx/esm figures/data/aspirin/pack.ts <folder>`: fid, and the spectrum pdata/1/1r.
const [, , folder = ''] = process.argv
const width = 120

/** The 32-bit integers of a file. */
function readIntegers(file: string, isBigEndian: boolean): Float64Array {
  const bytes = readFileSync(path.join(folder, file))
  return Float64Array.from({ length: bytes.length / 4 }, (_, index) =>
    isBigEndian ? bytes.readInt32BE(4 * index) : bytes.readInt32LE(4 * index),
  )
}

/** BYTORDA of acqus, and BYTORDP of procs. */
function isBigEndian(file: string): boolean {
  return /##\$BYTORD[AP]= 1/.test(readFileSync(path.join(folder, file), 'latin1'))
}

const points = readIntegers('fid', isBigEndian('acqus'))
const spectrum = readIntegers('pdata/1/1r', isBigEndian('pdata/1/procs'))
const highest = spectrum.reduce((high, value) => Math.max(high, value), 0)
const packed = packPoints(
  {
    re: points.filter((_, index) => index % 2 === 0),
    im: points.filter((_, index) => index % 2 === 1),
    spectrum: spectrum.map((value) => value / highest),
  },
  rounding,
)
if (points.length !== 2 * acquisition.points) throw new RangeError(`${points.length} numbers in fid`)
const text = deflateRawSync(packed, { level: 9 }).toString('base64')
const lines = text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []
writeFileSync(
  'figures/data/aspirin/packed.ts',
  [
    '/*! FID and spectrum of aspirin: copyright 2021 ChemInfo, MIT licence, https://github.com/cheminfo/nmrium/blob/v2.5.0/LICENSE */',
    '// Written by pack.ts: see NOTICE.md.',
    '',
    '/** FID and spectrum as `packPoints` writes them, compressed (raw DEFLATE), in base64. */',
    'export const packed =',
    `${lines.map((line) => `  '${line}'`).join(' +\n')}`,
    '',
  ].join('\n'),
)
