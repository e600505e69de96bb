import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { describeCandidate, describeWaysOut, formatAddress, guessNucleus, summarize } from './describe'
import { drawStrip, intensitiesOf } from './draw-strip'
import { findLines, findNearest, type Question, readShifts } from './find-lines'
import { type Cells, readTables } from './read-tables'

const page = readFileSync('content/docs/80_reference/solvents.md', 'utf8')

/** The cells of the first table below a heading of the page. */
function readCells(id: string): Cells {
  const [, below = ''] = page.split(`{#${id}}`)
  const [table = ''] = /(?:^\|.*\n)+/m.exec(below) ?? []
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split('|').slice(1, -1))
  return rows.filter((_, index) => index !== 1).map((cells) => cells.map((cell) => cell.replaceAll('*', '').trim()))
}

const tables = {
  solvents: readCells('deuterated'),
  protons: readCells('protons'),
  carbons: readCells('carbons'),
}
const entries = readTables(tables)
const [chloroform, acetone, dmso] = ['CDCl₃', '(CD₃)₂CO', '(CD₃)₂SO']

function ask(text: string, solvent = '', nucleus = guessNucleus(readShifts(text))): Question {
  return { shifts: readShifts(text), solvent, nucleus }
}

/** The candidates with the number of lines found. */
function find(...asked: Parameters<typeof ask>): string[] {
  return findLines(entries, ask(...asked)).candidates.map(
    ({ entry, matches }) =>
      `${entry.compound} ${matches.filter(({ asked }) => asked !== undefined).length}/${matches.length}`,
  )
}

test('reads every row of the tables', () => {
  expect(new Set(entries.map(({ compound }) => compound)).size).toBeGreaterThan(45)
  expect(entries.filter(({ kind, nucleus }) => kind === 'solvent' && nucleus === '1H')).toHaveLength(
    tables.solvents.length - 1,
  )
  const rows = entries.filter(
    ({ kind, nucleus, solvent }) => kind === 'impurity' && nucleus === '1H' && solvent === chloroform,
  )
  expect(rows.flatMap(({ lines }) => lines)).toHaveLength(tables.protons.length - 1)
  expect(entries).toContainEqual({
    ...{ compound: 'dimethylformamide', solvent: chloroform, nucleus: '13C', kind: 'impurity' },
    lines: [
      { shift: 31.45, group: 'CH₃', form: '' },
      { shift: 36.5, group: 'CH₃', form: '' },
      { shift: 162.62, group: 'CH', form: '' },
    ],
  })
  const water = entries.filter(({ kind }) => kind === 'water')
  // The residual line of D₂O is that of its water.
  expect(water.map(({ solvent }) => solvent)).toEqual(
    tables.solvents
      .slice(1)
      .map(([name = '']) => name.split(',')[0])
      .filter((name) => name !== 'D₂O'),
  )
})

test('offers the solvents of the page', () => {
  const [, offered = ''] = /<LineFinder solvents="([^"]*)"/.exec(page) ?? []
  expect(offered.split(' | ')).toEqual(tables.protons[0]?.slice(3))
})

test('reads shifts with comma and point, with δ and ppm, and from publication strings', () => {
  expect(readShifts('2.05')).toEqual([2.05])
  expect(readShifts('2,05 4,12;1.26')).toEqual([2.05, 4.12, 1.26])
  expect(readShifts('δ 7.26 ppm')).toEqual([7.26])
  expect(readShifts('δ=2.05ppm, 4.12,1.26')).toEqual([2.05, 4.12, 1.26])
  expect(readShifts('−0,07')).toEqual([-0.07])
  expect(readShifts('¹H NMR (400 MHz): δ 1.19 (3H, t, J = 7.62 Hz), 7.16–7.31 (5H, m).')).toEqual([1.19, 7.16, 7.31])
  expect(readShifts('2.05 2.05')).toEqual([2.05])
})

test('ignores garbage', () => {
  for (const text of ['', '   ', 'acetone', 'CDCl3', '1H', '<b>', '. , ;', '1e9', '99999'])
    expect(readShifts(text), text).toEqual([])
  expect(readShifts('1 '.repeat(3) + Array.from({ length: 99 }, (_, index) => index / 10).join(' '))).toHaveLength(12)
  expect(findLines(entries, ask(''))).toEqual({ candidates: [], unexplained: [] })
})

test('ranks an exact match first, and the solvent before impurities at the same place', () => {
  expect(find('2.17', chloroform)[0]).toBe('acetone 1/1')
  expect(find('2.05', acetone).slice(0, 2)).toEqual(['acetone-d₆ 1/1', 'acetonitrile 1/1'])
  expect(find('77.2', chloroform)[0]).toBe('chloroform-d 1/1')
  expect(find('3.34', dmso).slice(0, 2)).toEqual(['water 1/1', 'ethylene glycol 1/1'])
})

test('finds lines within the tolerance, the boundary included, and water farther away', () => {
  expect(find('2.12', chloroform)).toEqual([
    'acetic acid 1/1',
    'acetonitrile 1/1',
    '2-butanone 1/3',
    'dimethylacetamide 1/3',
    'acetone 1/1',
  ])
  expect(find('2.1', chloroform)).toContain('ethyl acetate 1/3')
  expect(find('3.43', dmso).slice(0, 2)).toEqual(['1,2-dimethoxyethane (DME) 1/2', 'ethanol 1/2'])
  expect(find('3.43', dmso)).toContain('water 1/1')
  expect(find('3.47', dmso)).toContain('water 1/1')
  expect(find('3.67', dmso)).toEqual([])
  expect(find('4.2', chloroform)).toEqual([])
})

test('ranks compounds with all their lines before others', () => {
  expect(find('1.26 2.05 4.12', chloroform)[0]).toBe('ethyl acetate 3/3')
  expect(find('1,26 4,12', chloroform)[0]).toBe('ethyl acetate 2/3')
  const [best] = findLines(entries, ask('1.26 4.12', chloroform)).candidates
  expect(best?.matches.map(({ asked }) => asked)).toEqual([undefined, 4.12, 1.26])
})

test('finds two impurities at once', () => {
  expect(find('1.21 1.26 2.05 3.48 4.12', chloroform).slice(0, 2)).toEqual(['ethyl acetate 3/3', 'diethyl ether 2/2'])
  expect(find('1.09 2.50 3.38 3.35', dmso).slice(0, 3)).toEqual([
    'diethyl ether 2/2',
    'dimethyl sulfoxide-d₆ 1/1',
    'water 1/1',
  ])
})

test('distinguishes ethers and ketones by their partner lines', () => {
  expect(find('1.19 3.22', chloroform)[0]).toBe('tert-butyl methyl ether (MTBE) 2/2')
  expect(find('1.06 2.14 2.46', chloroform)[0]).toBe('2-butanone 3/3')
  expect(find('3.24 3.43', dmso)[0]).toBe('1,2-dimethoxyethane (DME) 2/2')
  expect(find('123.75 135.96 149.9', chloroform)[0]).toBe('pyridine 3/3')
})

test('does not use one shift for two lines, unless they coincide', () => {
  expect(find('2.92 8.02', chloroform)).toContain('dimethylformamide 2/3')
  expect(find('2.32 7.16', 'CD₃OD')).toContain('toluene 3/3')
})

test('shows partner lines without a value as unknown, not as missing', () => {
  expect(find('3.92 3.34', 'CD₃OD').slice(0, 2)).toEqual(['methanol 1/1', '2-propanol 1/2'])
  const question = ask('3.92 3.34', 'CD₃OD')
  const [, propanol] = findLines(entries, question).candidates
  expect(propanol && describeCandidate(propanol, question)).toContain('data-state="unknown"')
})

test('gives other answers in another solvent, and each compound once without one', () => {
  expect(find('2.09', acetone)[0]).toBe('acetone 1/1')
  expect(find('2.09', chloroform)).toEqual([
    'dimethylacetamide 1/3',
    'acetic acid 1/1',
    'acetonitrile 1/1',
    'ethyl acetate 1/3',
    '2-butanone 1/3',
  ])
  const all = findLines(entries, ask('2.05')).candidates.map(({ entry }) => entry.compound)
  expect(new Set(all).size).toBe(all.length)
  expect(all[0]).toBe('acetone-d₆')
})

test('prefers the solvent whose residual line is among the shifts if the reader does not know it', () => {
  const { candidates } = findLines(entries, ask('2.51 3.43'))
  const solvents = ['dimethyl sulfoxide-d₆', 'water'].map(
    (name) => candidates.find(({ entry }) => entry.compound === name)?.entry.solvent,
  )
  expect(solvents).toEqual([dmso, dmso])
})

test('explains an answer without candidates and names ways out', () => {
  const question = ask('5.49', chloroform)
  const answer = findLines(entries, question)
  expect(answer).toEqual({ candidates: [], unexplained: [5.49] })
  expect(summarize(question, answer)).toBe('No candidate within 0.05 ppm of 5.49 in CDCl₃.')
  expect(findNearest(entries, question, 5.49)?.entry.compound).toBe('dichloromethane')
  const ways = describeWaysOut(entries, question, answer)
  expect(ways).toContain('The nearest line to 5.49 is dichloromethane in CDCl₃, 5.30 CH₂, singlet.')
  expect(ways).toContain('<a href="?shift=5.49&amp;solvent=CD3OD">dichloromethane in CD₃OD, 5.49</a>')
  const carbon = { ...ask('77.16'), nucleus: '1H' as const }
  expect(describeWaysOut(entries, carbon, findLines(entries, carbon))).toContain('<a href="?shift=77.16">')
})

test('says what it found in words, and escapes what the tables contain', () => {
  const question = ask('2.06 4.12 5.55', chloroform)
  const answer = findLines(entries, question)
  expect(summarize(question, answer)).toMatch(/^\d candidates for 2\.06, 4\.12, 5\.55 ppm in CDCl₃\. None for 5\.55\.$/)
  const [best] = answer.candidates
  const text = best && describeCandidate(best, question)
  expect(text).toContain('<li data-state="found">2.05 CH₃CO, singlet <span>found, Δ +0.01</span></li>')
  expect(text).toContain('<li data-state="missing">1.26 CH₂CH₃, triplet, 7 Hz <span>missing</span></li>')
  const evil = {
    compound: '<img>',
    solvent: 'x',
    nucleus: '1H',
    kind: 'impurity',
    lines: [{ shift: 1, group: '"&', form: 's' }],
  } as const
  const found = describeCandidate(
    { entry: { ...evil, lines: [...evil.lines] }, matches: [{ line: evil.lines[0] }] },
    ask('1'),
  )
  expect(found).not.toMatch(/<img|"&(?!quot|amp)/)
})

test('writes addresses that lead to the same question', () => {
  for (const question of [
    ask('2.05'),
    ask('1.26 2.05', acetone),
    ask('77.16', chloroform),
    { ...ask('1.89'), nucleus: '13C' as const },
  ]) {
    const query = new URLSearchParams(formatAddress(question))
    expect(readShifts(query.get('shift') ?? '')).toEqual(question.shifts)
    expect(query.get('nucleus') ?? guessNucleus(question.shifts)).toBe(question.nucleus)
    expect(query.get('solvent') ?? '').toBe(question.solvent.normalize('NFKC'))
  }
})

test('draws multiplets with the intensities of their partners', () => {
  expect(intensitiesOf('t, 7', false)).toEqual([1, 2, 1])
  expect(intensitiesOf('q, 7', false)).toEqual([1, 3, 3, 1])
  expect(intensitiesOf('t', true)).toEqual([1, 1, 1])
  expect(intensitiesOf('quint', true)).toEqual([1, 2, 3, 2, 1])
  expect(intensitiesOf('sept', true)).toEqual([1, 3, 6, 7, 6, 3, 1])
  expect(intensitiesOf('br s', false)).toEqual([1])
})

test('names the rows of the strip where lines leave room', () => {
  const draw = (...asked: Parameters<typeof ask>) => {
    const question = ask(...asked)
    const drawing = drawStrip({ ...question, ...findLines(entries, question) })
    return Array.from(drawing.matchAll(/<text x="([\d.]+)"[^>]*data-name=""[^>]*>([^<]*)/g), ([, x, name = '']) => ({
      from: Number(x),
      name,
    }))
  }
  expect(draw('1.26', chloroform).map(({ name }) => name)).toEqual(['ethyl acetate', 'grease', 'n-hexane', 'ethanol'])
  // Toluene has lines at the left of its row, and room between them and its methyl group.
  const [toluene] = draw('2.36 7.17 7.25', chloroform)
  expect(toluene?.name).toBe('toluene')
  expect(toluene?.from).toBeGreaterThan(140)
  expect(draw(Array.from({ length: 10 }, (_, index) => String(index)).join(' '), chloroform)).toEqual([])
})

test('draws shifts outside the usual range', () => {
  for (const [text, nucleus] of [
    ['12.5 -0.8', '1H'],
    ['240', '1H'],
    ['-20', '13C'],
  ] as const) {
    const question = ask(text, '', nucleus)
    const drawing = drawStrip({ ...question, ...findLines(entries, question) })
    const places = Array.from(drawing.matchAll(/x="([\d.-]+)"/g), ([, x]) => Number(x))
    expect(Math.min(...places), text).toBeGreaterThanOrEqual(0)
    expect(Math.max(...places), text).toBeLessThanOrEqual(560)
  }
})
