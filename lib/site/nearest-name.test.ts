import { expect, test } from '@playwright/test'
import { nearestName } from './nearest-name'

test('the most similar name is found, whatever its case, and an unlike one is not', () => {
  const names = ['baseline', 'phase', 'Phasing', 'ft']
  expect(nearestName('phas', names)).toBe('phase')
  expect(nearestName('PHASING', names)).toBe('Phasing')
  expect(nearestName('zones', names)).toBeUndefined()
  expect(nearestName('none', ['home'])).toBeUndefined()
  expect(nearestName('phase', [])).toBeUndefined()
})

test('of names equally similar the first is taken', () => {
  expect(nearestName('b', ['a', 'c'])).toBe('a')
})
