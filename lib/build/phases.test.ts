import { expect, test } from '@playwright/test'
import { count, startPhase } from './phases'

test('a phase is one line with its count and time', () => {
  const lines: string[] = []
  const phase = startPhase('Checking', { print: (line) => lines.push(line) })
  phase.update('1 of 2 pages')
  phase.end('2 pages')
  expect(lines.map((line) => line.replace(/ {2,}/g, '  '))).toEqual([
    expect.stringMatching(/^✓ Checking {2}2 pages {2}\d\.\d s$/),
  ])
})

test('a long phase says how far it is', async () => {
  const lines: string[] = []
  const phase = startPhase('Checking', { print: (line) => lines.push(line), heartbeatMs: 10 })
  phase.update('1 of 2 pages')
  await expect.poll(() => lines[0]).toBe('  Checking … 1 of 2 pages')
  phase.stop()
})

test('nouns are counted', () => {
  expect([0, 1, 1200].map((number) => count(number, 'page'))).toEqual(['0 pages', '1 page', '1,200 pages'])
})
