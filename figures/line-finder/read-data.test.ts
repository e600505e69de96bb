import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readCsv } from './read-data'
import { entries, files } from './shipped-data'

const [page = '', more = ''] = ['solvents', 'more_impurities'].map((name) =>
  readFileSync(`content/docs/80_reference/${name}.md`, 'utf8'),
)

/** The cells of the first table below a heading of a page, without emphasis. */
function readTable(text: string, id: string): string[][] {
  const [, below = ''] = text.split(`{#${id}}`)
  const [table = ''] = /(?:^\|.*\n)+/m.exec(below) ?? []
  const rows = table
    .replaceAll('*', '')
    .trim()
    .split('\n')
    .map((row) => row.split('|').slice(1, -1))
  return rows.filter((_, index) => index !== 1).map((cells) => cells.map((cell) => cell.trim()))
}

const impurities = entries.filter(({ kind }) => kind === 'impurity')

test('reads fields with commas in quotes', () => {
  expect(readCsv('a,"b, c",\r\n,"",d\n')).toEqual([
    ['a', 'b, c', ''],
    ['', '', 'd'],
  ])
})

test('reads every row of the files', () => {
  const rows = (text: string) => readCsv(text).length - 1
  const lines = (nucleus: string) => {
    const names = new Map(
      impurities.filter((entry) => entry.nucleus === nucleus).map((entry) => [entry.compound, entry]),
    )
    return [...names.values()].reduce((sum, entry) => sum + entry.lines.length, 0)
  }
  expect(lines('1H')).toBe(rows(files.protons))
  expect(lines('13C')).toBe(rows(files.carbons))
  expect(entries.filter(({ kind, nucleus }) => kind === 'solvent' && nucleus === '1H')).toHaveLength(
    rows(files.solvents),
  )
  expect(new Set(impurities.map(({ solvent }) => solvent)).size).toBe(12)
  expect(new Set(impurities.map(({ compound }) => compound)).size).toBe(71)
  const dmf = { compound: 'dimethylformamide', solvent: 'CDCl₃', nucleus: '13C', kind: 'impurity' }
  const [form, count, reach] = ['', 1, 0]
  expect(entries).toContainEqual({
    ...dmf,
    lines: [
      { shift: 162.62, group: 'CH', form, count, reach },
      { shift: 36.5, group: 'CH₃', form, count, reach },
      { shift: 31.45, group: 'CH₃', form, count, reach },
    ],
  })
})

test('reads ranges as their middle and half their width, and a missing value as none', () => {
  const toluene = entries.find(({ compound, solvent }) => compound === 'toluene' && solvent === 'CDCl₃')
  expect(toluene?.lines[1]).toEqual({ shift: 7.16, reach: 0.02, group: 'CH, o and p', form: 'm', count: 3 })
  const silicone = impurities.filter(({ compound, nucleus }) => compound === 'silicone grease' && nucleus === '1H')
  expect(silicone.find(({ solvent }) => solvent === '(CD₃)₂SO')?.lines[0]?.shift).toBe(-0.06)
  const butanone = impurities.find(({ compound, solvent }) => compound === '2-butanone' && solvent === 'D₂O')
  expect(butanone?.lines.map(({ shift }) => shift)).toEqual([2.19, undefined, undefined])
})

test('reads the water of each solvent, with HDO where it is a separate line', () => {
  const waters = Object.fromEntries(
    entries
      .filter(({ kind }) => kind === 'water')
      .map(({ solvent, lines }) => [solvent, lines.map(({ shift }) => shift)]),
  )
  expect(waters).toMatchObject({ 'CDCl₃': [1.56], '(CD₃)₂SO': [3.33, 3.3], '(CD₃)₂CO': [2.84, 2.81] })
  // The residual line of D₂O is that of its water.
  expect(waters).not.toHaveProperty('D₂O')
})

test('has only plausible values, and a source for each row', () => {
  const form = /^(?:s|br s|d|t|q|quint|sept|m|d[tm]|td)(?:, [\d.]+)*$/
  const [lowest, highest] = [
    { '1H': -0.1, '13C': -6 },
    { '1H': 9, '13C': 222 },
  ]
  const wrong = entries.flatMap(({ nucleus, compound, lines }) =>
    lines
      .filter(
        (line) =>
          (line.shift ?? 0) < lowest[nucleus] ||
          (line.shift ?? 0) > highest[nucleus] ||
          !(line.count > 0) ||
          (nucleus === '1H' && !form.test(line.form)),
      )
      .map((line) => `${compound} ${line.shift} ${line.form} ${line.count}`),
  )
  expect(wrong).toEqual([])
  const sources = [files.protons, files.carbons].flatMap((text) => readCsv(text).slice(1)).map((row) => row.at(-1))
  expect([...new Set(sources)].sort()).toEqual(['B', 'B, F', 'F', 'F, B', 'F, G', 'G', 'G, F', 'definition'])
})

test('has no value far from those of the same group in other solvents', () => {
  // Hydrogen bonds to protic solvents move carbonyl groups most, and rings of aromatic solvents protons.
  const most = { '1H': 1.6, '13C': 5.5 }
  const mobile = /C=O|OH/
  const wrong = impurities.flatMap(({ compound, nucleus, solvent, lines }) =>
    lines.flatMap(({ shift, group }, index) => {
      const others = impurities
        .filter((entry) => entry.compound === compound && entry.nucleus === nucleus)
        .flatMap((entry) => entry.lines[index]?.shift ?? [])
        .sort((a, b) => a - b)
      const median = others[Math.floor(others.length / 2)] ?? 0
      const limit = mobile.test(group) ? 10 : most[nucleus]
      return shift !== undefined && Math.abs(shift - median) > limit
        ? `${compound} ${group} ${shift} in ${solvent}`
        : []
    }),
  )
  expect(wrong).toEqual([])
})

test('the tables of the pages have the values of the files', () => {
  const fixed = { protons: [0, 1, 3], carbons: [0, 1] }
  const isIndustrial = (row: string[]) => row.at(-1) === 'B'
  for (const [text, prefix, isShown] of [
    [page, '', (row: string[]) => !isIndustrial(row)],
    [more, '', () => true],
    [more, 'industrial-', isIndustrial],
  ] as const)
    for (const id of ['protons', 'carbons'] as const) {
      const file = readCsv(files[id])
      const [head = [], ...rows] = readTable(text, prefix + id)
      const columns = head.slice(fixed[id].length, -1).map((solvent) => file[0]?.indexOf(solvent) ?? -1)
      const expected = file
        .slice(1)
        .filter((row) => isShown(row) && columns.some((column) => row[column] !== '–'))
        .map((row) => [...fixed[id], ...columns, row.length - 1].map((at) => row[at]?.replace('definition', '–')))
      expect(columns).toHaveLength(6)
      expect(rows).toEqual(expected)
    }
})

test('the table of solvents has the values of its file', () => {
  const rows = readTable(page, 'deuterated').slice(1)
  const joined = (values = '', forms = '') => {
    const shapes = forms.split('; ')
    return values === '–'
      ? '–'
      : values
          .split('; ')
          .map((value, index) => `${value} (${shapes[index]})`)
          .join(', ')
  }
  expect(rows).toEqual(
    readCsv(files.solvents)
      .slice(1)
      .map(([name = '', formula, proton, forms, carbon, coupled, water = '']) => [
        `${formula}, ${name.replace(/-d(\d*)$/, (_, digits: string) => `-d${digits.replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit)))}`)}`,
        joined(proton, forms),
        joined(carbon, coupled),
        water.replace(/; ([\d.]+) \(HDO\)/, ', HDO $1'),
      ]),
  )
})
