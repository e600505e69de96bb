import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { FileProblem } from './file-problem'
import { type Measurement, readJcamp } from './read-jcamp'

/** Files of this folder and, where there are copies, those of the source of NMRium and of its samples. */
const folders = ['figures/jcamp/public-files', process.env.NMRIUM_SOURCE, process.env.NMRIUM_SAMPLES]

/** What the header of a table announces: the number of its points, and the first and the last one, as far as given. */
interface Announced {
  count: number
  ends: number[]
}

test('reads public files with the points that their headers announce, and refuses others with a reason', () => {
  const outcomes = new Map<string, number>()
  const note = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  for (const file of folders.flatMap(listFiles)) {
    const text = readFileSync(file, 'latin1')
    const found = read(text)
    note(typeof found === 'string' ? found : 'read')
    if (typeof found === 'string') continue
    const announced = listAnnounced(text)
    // Linked files have tables of other kinds, too.
    if (announced.length !== found.length) continue
    note('compared with its header')
    for (const [index, { count, ends }] of announced.entries()) {
      const { re } = found[index] ?? { re: new Float64Array() }
      expect(re.length, file).toBe(count)
      // Spectra are read from the lowest shift on.
      for (const end of ends) expect([re[0], re.at(-1)], file).toContain(end)
    }
  }
  console.log(Object.fromEntries(outcomes))
  expect(outcomes.get('read')).toBeGreaterThanOrEqual(2)
  expect(outcomes.get('compared with its header')).toBeGreaterThanOrEqual(1)
})

function listFiles(folder: string | undefined): string[] {
  if (folder === undefined) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(dx|jdx|jcamp)$/i.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(folder, name))
}

/** The data of a file, or why it is refused. */
function read(text: string): Measurement[] | string {
  try {
    return readJcamp(text)
  } catch (error) {
    if (error instanceof FileProblem) return error.code
    throw error
  }
}

/** What the tables of a file announce, in their order. Programs leave ends at 0, and copy limits from other data. */
function listAnnounced(text: string): Announced[] {
  const tables = text.split(/(?=^##(?:NTUPLES|NPOINTS)=)/m).slice(1)
  return tables.map((table) => {
    const row = (label: string) => new RegExp(`^##${label}=(.*)`, 'm').exec(table)?.[1]?.split(',').map(Number) ?? []
    const isPaged = table.startsWith('##NTUPLES')
    const ends = isPaged ? [row('FIRST')[1], row('LAST')[1]] : [row('FIRSTY')[0], row('LASTY')[0]]
    const count = isPaged ? row('VAR_DIM')[1] : row('NPOINTS')[0]
    return { count: count ?? 0, ends: ends.filter((end): end is number => Boolean(end)) }
  })
}
