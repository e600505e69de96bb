import { expect, test } from '@playwright/test'
import { seededRandom } from '@/figures/physics/noise'
import { FileProblem } from './file-problem'
import { decodeOrdinates } from './ordinates'
import { type MeasuredFid, type MeasuredSpectrum, mostPoints, readJcamp } from './read-jcamp'
import { tableForms, writeComplexSpectrum, writeFid, writeRealSpectrum } from './write-jcamp'

const random = seededRandom(3)
const count = 200
/** Whole numbers with runs of equal values and of equal differences, zeros and changes of sign. */
const values = Float64Array.from({ length: count }, (_, index) =>
  index < 20 ? 0 : index < 40 ? 7 : index < 60 ? 3 * index : Math.round(2000 * (random() - 0.5) ** 3) + 0,
)
const others = values.map((value, index) => value * (index % 3) - index + 0)

function problemOf(text: string): string | undefined {
  try {
    readJcamp(text)
  } catch (error) {
    return error instanceof FileProblem ? error.code : String(error)
  }
  return undefined
}

function onlySpectrum(text: string): MeasuredSpectrum {
  const [found, ...more] = readJcamp(text)
  if (found?.kind !== 'spectrum' || more.length > 0) throw new Error('not one spectrum')
  return found
}

function onlyFid(text: string): MeasuredFid {
  const [found, ...more] = readJcamp(text)
  if (found?.kind !== 'fid' || more.length > 0) throw new Error('not one FID')
  return found
}

test('decodes numbers, packed numbers, squeezed ones, differences and repetitions', () => {
  expect([...decodeOrdinates('0 1 -2.5 3E2\n3 .5', 4)]).toEqual([1, -2.5, 300, 0.5])
  expect([...decodeOrdinates('0+1-2+3', 3)]).toEqual([1, -2, 3])
  expect([...decodeOrdinates('-1.5A2b3@', 3)]).toEqual([12, -23, 0])
  // 5, then +1, +1, +1, then −12; the next line repeats the last value, as the last line does.
  expect([...decodeOrdinates('0EJUj2\n5d%T\n8d', 7)]).toEqual([5, 6, 7, 8, -4, -4, -4])
  // A value that is repeated.
  expect([...decodeOrdinates('0E0U', 3)]).toEqual([50, 50, 50])
})

test('reads every form of a table, of spectra and FIDs', () => {
  for (const form of tableForms) {
    const real = onlySpectrum(writeRealSpectrum(values, [4000, 0], { form }))
    expect([...real.re].reverse(), form).toEqual([...values])
    expect(real.im).toBeUndefined()
    const complex = onlySpectrum(writeComplexSpectrum({ re: values, im: others }, [4000, 0], { form }))
    expect([...(complex.im ?? [])].reverse(), form).toEqual([...others])
    const fid = onlyFid(writeFid({ re: values, im: others }, 0.001, { form }))
    expect([[...fid.re], [...fid.im]], form).toEqual([[...values], [...others]])
    expect(fid.dwell).toBeCloseTo(0.001, 12)
  }
})

test('converts the axis to ppm, with the reference of the file', () => {
  const axisOf = (ends: [number, number], records = {}) => {
    const { lowest, highest, nucleus, megahertz } = onlySpectrum(writeRealSpectrum(values, ends, { records }))
    expect([nucleus, megahertz]).toEqual(['1H', 400])
    return [lowest, highest].map((ppm) => Number(ppm.toFixed(6)))
  }
  expect(axisOf([4000, -400])).toEqual([-1, 10])
  expect(axisOf([-1, 9], { XUNITS: 'd (ppm)' })).toEqual([-1, 9])
  expect(axisOf([4000, 0], { '.SHIFT REFERENCE': 'INTERNAL, CDCl3, 1, 12.5' })).toEqual([2.5, 12.5])
  expect(axisOf([4000, 0], { '.SHIFT REFERENCE': `(INTERNAL, CDCl3, ${count}, 0.5)` })).toEqual([0.5, 10.5])
  expect(axisOf([4000, 0], { '.SHIFT REFERENCE': '(INTERNAL, CDCl3, 0, 12.5)' })).toEqual([2.5, 12.5])
  expect(axisOf([4000, 0], { $OFFSET: 12 })).toEqual([2, 12])
  // From low to high shifts.
  expect([...onlySpectrum(writeRealSpectrum(values, [0, 4000])).re]).toEqual([...values])
})

test('reads the carrier and the group delay of a FID', () => {
  const read = (records: Record<string, string | number>) =>
    onlyFid(writeFid({ re: values, im: others }, 0.001, { records }))
  expect(read({})).toMatchObject({ delay: 0, carrier: undefined })
  expect(read({ $SFO1: 400.002, $SF: 400 }).carrier).toBeCloseTo(5, 6)
  expect(read({ $GRPDLY: 67.98, $DSPFVS: 20, $DECIM: 2000 }).delay).toBe(67.98)
  expect(read({ $GRPDLY: -1, $DSPFVS: 10, $DECIM: 24 }).delay).toBeCloseTo(61.0208, 4)
  expect(read({ $DSPFVS: 12, $DECIM: 16 }).delay).toBe(71.625)
  expect(read({ $DIGMOD: 0, $GRPDLY: 67.98 }).delay).toBe(0)
})

test('finds the blocks of a linked file, and ignores those that it cannot draw', () => {
  const fid = writeFid({ re: values, im: others }, 0.001)
  const spectrum = writeRealSpectrum(values, [4000, 0])
  const infrared = writeRealSpectrum(values, [4000, 400], { records: { DATATYPE: 'INFRARED SPECTRUM' } })
  const linked = `##TITLE= Link\n##JCAMP-DX= 5.01\n##DATA TYPE= LINK\n##BLOCKS= 3\n${infrared}${fid}${spectrum}##END=\n`
  expect(readJcamp(linked).map(({ kind }) => kind)).toEqual(['fid', 'spectrum'])
})

test('reads pairs at even steps, and takes others for a list of peaks', () => {
  const head =
    '##TITLE= a\n##JCAMP-DX= 4.24\n##DATA TYPE= NMR SPECTRUM\n##.OBSERVE FREQUENCY= 400\n##XUNITS= ppm\n##NPOINTS= 20\n'
  const pairs = (xOf: (index: number) => number) =>
    Array.from({ length: 20 }, (_, index) => `${xOf(index)} ${index * index}`).join('\n')
  const { lowest, highest, re } = onlySpectrum(`${head}##PEAK TABLE= (XY..XY)\n${pairs((index) => index / 2)}\n##END=`)
  expect([lowest, highest, re[19]]).toEqual([0, 9.5, 361])
  expect(problemOf(`${head}##PEAK TABLE= (XY..XY)\n${pairs((index) => index ** 2)}\n##END=`)).toBe('peaks')
})

test('says what is wrong with a file that it cannot read', () => {
  const good = writeComplexSpectrum({ re: values, im: others }, [4000, 0])
  const lines = good.split('\r\n')
  const tableAt = lines.findIndex((line) => line.startsWith('##DATA TABLE')) + 1
  const without = (index: number) => lines.filter((_, each) => each !== index).join('\n')
  const change = (from: RegExp, to: string) => {
    expect(good).toMatch(from)
    return good.replace(from, to)
  }
  expect(problemOf(good)).toBeUndefined()
  expect(problemOf('')).toBe('foreign')
  expect(problemOf('<html><title>Not found</title></html>')).toBe('foreign')
  expect(problemOf('##TITLE= without data\n##JCAMP-DX= 5\n##DATA TYPE= NMR SPECTRUM\n##END=')).toBe('noData')
  // A missing line, a file that ends early, a changed value.
  expect(problemOf(without(tableAt + 3))).toBe('damaged')
  for (let end = good.indexOf('##PAGE'); end < good.length - 40; end += 7)
    expect(problemOf(good.slice(0, end)), `${end}`).toMatch(/^(?:damaged|noData)$/)
  expect(problemOf(writeRealSpectrum(values, [4000, 0]).replace(/^(\d.*?[@A-Ia-i]\d*[J-R])/m, '$11'))).toBe('damaged')
  expect(problemOf(change(/NMR SPECTRUM/, 'MASS SPECTRUM'))).toBe('otherMethod')
  expect(problemOf(change(/##DATATYPE= NMR/, '##NUM DIM= 2\n##DATATYPE= nD NMR'))).toBe('twoDimensional')
  expect(problemOf(change(/\(X\+\+\(R\.\.R\)\), XYDATA/, '(F2++(Y..Y)), PROFILE'))).toBe('twoDimensional')
  expect(problemOf(change(/\(X\+\+\(I\.\.I\)\)/, '(X++(R..R))'))).toBe('twoDimensional')
  expect(problemOf(change(/##.OBSERVE FREQUENCY= 400/, '##NOTHING= 1'))).toBe('noFrequency')
  expect(problemOf(change(/##VAR_DIM= \d+/, `##VAR_DIM= ${mostPoints + 1}`))).toBe('huge')
})

test('stops at a repetition that would fill the memory', () => {
  expect(() => decodeOrdinates('0A9s99999999', 100)).toThrow(FileProblem)
})

test('takes time in proportion to the length of a file', () => {
  const hostile = [
    `##TITLE= a\n##JCAMPDX= 5\n${'##'.repeat(200_000)}`,
    `##A=${'$$'.repeat(200_000)}`,
    `${' '.repeat(400_000)}##`,
  ]
  const start = performance.now()
  for (const text of hostile) problemOf(text)
  expect(performance.now() - start).toBeLessThan(2000)
})
