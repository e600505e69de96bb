import { expect, test } from '@playwright/test'
import { formatQuestion, parseQuestion } from './question-url'

const one = { versions: [{ name: 'current', label: 'Next' }], defaultVersion: undefined }
const two = {
  versions: [
    { name: 'current', label: 'Next' },
    { name: '1.0', label: '1.0' },
  ],
  defaultVersion: '1.0',
}

test('an address holds the query, and the version when it is not the default', () => {
  expect(formatQuestion({ query: 'a & b+c', version: undefined }, one)).toBe('?q=a+%26+b%2Bc')
  expect(formatQuestion({ query: '', version: undefined }, one)).toBe('')
  expect(formatQuestion({ query: 'x', version: '1.0' }, two)).toBe('?q=x')
  expect(formatQuestion({ query: 'x', version: 'current' }, two)).toBe('?q=x&version=current')
  expect(formatQuestion({ query: '', version: undefined }, two)).toBe('?version=all')
})

test('what was written is read again, whatever else the address holds', () => {
  for (const question of [
    { query: 'a & b+c “é” 中', version: '1.0' },
    { query: 'x', version: 'current' },
    { query: 'x', version: undefined },
  ]) {
    expect(parseQuestion(`${formatQuestion(question, two)}&utm=1`, two)).toEqual(question)
  }
  expect(parseQuestion('?q=%E0%A4&version=9', two).version).toBe('1.0')
  expect(parseQuestion('?q=%20phase%20', one)).toEqual({ query: 'phase', version: undefined })
  expect(parseQuestion(`?q=${'a'.repeat(9999)}`, one).query).toHaveLength(512)
})
