import { expect, test } from '@playwright/test'
import { formatQuestion, parseQuestion, trimQuery } from './search-settings'

const current = { name: 'current', label: 'Next' }
const settings = {
  url: 'https://example.org',
  baseUrl: '/',
  searchLinks: [],
  versions: [current, { name: '1.0', label: '1.0' }],
}
const version = '1.0'

test('writes the query to the address, and the version unless it is the default', () => {
  expect(formatQuestion({ query: 'a & b+c', version: undefined })).toBe('?q=a+%26+b%2Bc')
  expect(formatQuestion({ query: '', version: undefined })).toBe('')
  expect(formatQuestion({ query: 'x', version }, version)).toBe('?q=x')
  expect(formatQuestion({ query: 'x', version: 'current' }, version)).toBe('?q=x&version=current')
  expect(formatQuestion({ query: '', version: undefined }, version)).toBe('?version=all')
})

test('reads the addresses that it writes, and ignores other values', () => {
  for (const question of [
    { query: 'a & b+c “é” 中', version },
    { query: 'x', version: 'current' },
    { query: 'x', version: undefined },
  ]) {
    expect(parseQuestion(`${formatQuestion(question, version)}&utm=1`, settings, version)).toEqual(question)
  }
  expect(parseQuestion('?q=%E0%A4&version=9', settings, version).version).toBe(version)
  expect(parseQuestion('?q=%20phase%20', { ...settings, versions: [current] })).toEqual({
    query: 'phase',
    version: undefined,
  })
  expect(parseQuestion(`?q=${'a'.repeat(9999)}`, settings).query).toHaveLength(512)
})

test('cuts a long query before an emoji that does not fit, typed or in an address', () => {
  const long = `${'x'.repeat(511)}🧪`
  expect(trimQuery(long)).toBe('x'.repeat(511))
  expect(parseQuestion(`?q=${encodeURIComponent(long)}`, settings).query).toBe('x'.repeat(511))
})
