import { expect, test } from '@playwright/test'
import { nearestName } from './nearest-name'

test('finds the most similar name in any case, and no unlike one', () => {
  const names = ['baseline', 'phase', 'Phasing', 'ft']
  expect(nearestName('phas', names)).toBe('phase')
  expect(nearestName('PHASING', names)).toBe('Phasing')
  expect(nearestName('zones', names)).toBeUndefined()
  expect(nearestName('none', ['home'])).toBeUndefined()
  expect(nearestName('phase', [])).toBeUndefined()
})

test('takes the first of equally similar names', () => {
  expect(nearestName('b', ['a', 'c'])).toBe('a')
})
