import { expect, test } from '@playwright/test'
import { defined } from './objects'

test('only what is undefined is left out', () => {
  const fields: { a?: number | undefined; b: null; c: string; d: undefined } = {
    a: undefined,
    b: null,
    c: '',
    d: undefined,
  }
  const kept: { a?: number; b: null; c: string } = defined(fields)
  expect(Object.keys(kept)).toEqual(['b', 'c'])
})
