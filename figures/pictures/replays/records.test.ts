import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { findUnaccounted } from './account'
import { diffRecords } from './diff-records'
import type { Replay, ReplayRecord } from './replay'

const folder = 'figures/pictures/replays/records'

const names = readdirSync('figures/pictures/replays/scripts').map((file) => path.basename(file, '.ts'))

for (const name of names) {
  test(`the pages of the replay ${name} give only numbers that the program showed, or whose source is named`, async () => {
    const { replay }: { replay: Replay } = await import(`./scripts/${name}`)
    const record = readRecord(name)
    expect(replay.pages.length).toBeGreaterThan(0)
    const lines = replay.pages.flatMap((page) =>
      findUnaccounted(readFileSync(`content/${page}`, 'utf8'), record, replay).map(
        ({ line, text, nearest }) => `content/${page}:${line}: ${text}${nearest ? `, nearest: ${nearest}` : ''}`,
      ),
    )
    expect(lines, 'Correct the page, play it again (npm run program), or name the source in its replay.').toEqual([])
  })
}

test('all records are of one release', () => {
  expect(new Set(names.map((name) => readRecord(name).program)).size).toBe(1)
})

function readRecord(name: string): ReplayRecord {
  return JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))
}

const record: ReplayRecord = {
  program: '2.5.0',
  shown: {
    ranges: ['1 | 1.19 | 3.04 | t | 7.62', '2 | 2.60 | [ 2.05 ] | q | 7.61'],
    text: '1H NMR (400 MHz): δ 1.19 (3H, t).',
  },
}

function find(text: string): string[] {
  const notShown = { 'the solvent table': '77.16' }
  return findUnaccounted(`---\ntitle: 9.99\n---\n${text}`, record, { notShown }).map(
    ({ line, text }) => `${line} ${text}`,
  )
}

test('finds a number that was changed, and accepts rounded ones', () => {
  expect(find('The triplet at 1.19 ppm has 3.0 protons and 7.6 Hz; CDCl₃ is at 77.16, see [more](/x#1.5).')).toEqual([])
  expect(find('A line\n\n| 1.19 | 3.05 | 7.620 |')).toEqual(['6 3.05', '6 7.620'])
  expect(find('NMRium 2.5.0, `9.9` and −1.19')).toEqual(['4 9.9', '4 -1.19'])
})

test('compares publication strings as a whole, without the solvent', () => {
  expect(find('> <sup>1</sup>H NMR (400 MHz, DMSO-*d*<sub>6</sub>): δ 1.19 (3H, t).')).toEqual([])
  expect(find('> <sup>1</sup>H NMR (400 MHz): δ 1.19 (2H, t).')).toEqual(['4 1H NMR (400 MHz): δ 1.19 (2H, t).'])
})

test('lists what a new release shows otherwise', () => {
  const now = { ...record, shown: { ranges: ['1 | 1.19 | 3.01 | t | 7.62'], more: 'a' } }
  expect(diffRecords(record, now)).toEqual([
    'ranges: 1 | 1.19 | 3.04 | t | 7.62 → 1 | 1.19 | 3.01 | t | 7.62',
    'ranges: 2 | 2.60 | [ 2.05 ] | q | 7.61 → (nothing)',
    'text: 1H NMR (400 MHz): δ 1.19 (3H, t). → (nothing)',
    'more: (nothing) → a',
  ])
})
