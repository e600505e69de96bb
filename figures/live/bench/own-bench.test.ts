import { expect, test } from '@playwright/test'
import { readJcamp } from '@/figures/jcamp/read-jcamp'
import { prepare } from '@/figures/own-spectrum/prepare'
import { testFidFile, testLines, testRealFile, testSpectrumFile } from '@/figures/own-spectrum/test-files'
import { roles, startOf } from '../kit/figure'
import { pathsOf, readoutOf } from '../kit/sweep'
import type { Settings } from './chain'
import { ownBench } from './own-bench'

const open = (text: string) => {
  const bench = ownBench(prepare(readJcamp(text), 'a.jdx'))
  return (settings: Partial<Settings>) => bench.render({ ...startOf(bench), ...settings })
}

test('goes from a FID with 60 points of a filter, 70° off, to upright lines', () => {
  const render = open(testFidFile({ degrees: 70, delay: 60 }))
  expect(render({}).seen).toContain('The first 60 of them')
  expect(render({ transform: 1 }).seen).toContain('the phase turns 60 times')
  const tilted = render({ transform: 1, filter: 1 }).seen
  expect(tilted).toContain('The lines are tilted')
  expect(Math.abs(Number(/off by (\d+)°/.exec(tilted)?.[1]) - 70)).toBeLessThan(4)
  expect(render({ transform: 1, filter: 1, phase: 2, ph0: 110 }).seen).toContain('point down')
  for (const phase of [{ phase: 1 }, { phase: 2, ph0: -70 }]) {
    const done = render({ transform: 1, filter: 1, zeros: 2, baseline: 1, ...phase })
    expect(done.seen).toContain(
      'Nothing is left to correct: the phase is within 2° of the spectrum phased automatically',
    )
    expect(done.isMet).toBe(true)
    expect(readoutOf(done, 'Correlation')).toBeGreaterThan(0.99)
    expect(Math.abs(readoutOf(done, 'Width of the tallest') - 3)).toBeLessThan(0.4)
  }
})

test('draws the lines of the file where they are, beside its spectrum', () => {
  for (const text of [testFidFile(), testSpectrumFile(), testRealFile()]) {
    const { drawing } = open(text)({ transform: 1, filter: 1, zeros: 1, phase: text === testFidFile() ? 1 : 0 })
    for (const colour of [roles.accent, roles.ink]) {
      const [points = []] = pathsOf(drawing, colour)
      const tallest = points.reduce((top, point) => (point[1] < top[1] ? point : top))
      // From 10 to 0 ppm over 544 pixels; the tallest line is the last.
      const wanted = 8 + (544 * (10 - (testLines.at(-1)?.ppm ?? 0))) / 10
      expect(Math.abs(tallest[0] - wanted)).toBeLessThan(2)
    }
  }
})

test('says nothing of a filter and a phase that a finished spectrum does not have', () => {
  for (const text of [testSpectrumFile(), testRealFile()]) {
    const render = open(text)
    expect(render({}).seen).not.toContain('digital filter')
    expect(render({ transform: 1 }).seen).not.toMatch(/digital filter|tilted|down/)
    expect(render({ transform: 1, zeros: 1, baseline: 1 }).seen).toContain('of the spectrum in the file')
  }
})

test('does not ask for zeros where a wide line has enough points', () => {
  const render = open(testFidFile())
  const upright = { transform: 1, filter: 1, phase: 1, baseline: 1 }
  expect(render(upright).seen).toContain('only one point every 0.98')
  expect(render({ ...upright, window: 1, lb: 5 }).seen).toContain('Nothing is left')
})
