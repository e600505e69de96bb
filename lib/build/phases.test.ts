import { expect, test } from '@playwright/test'
import { count, startPhase } from './phases'

test('a phase prints one line with its count and time', () => {
  const lines: string[] = []
  const end = startPhase('Checking', (line) => lines.push(line))
  end('2 pages')
  expect(lines.map((line) => line.replace(/ {2,}/g, '  '))).toEqual([
    expect.stringMatching(/^✓ Checking {2}2 pages {2}\d\.\d s$/),
  ])
})

test('nouns are counted', () => {
  expect([0, 1, 1200].map((number) => count(number, 'page'))).toEqual(['0 pages', '1 page', '1,200 pages'])
})
