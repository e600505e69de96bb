import { expect, test } from '@playwright/test'
import { cutText, encodeUri, encodeUriPart } from './characters'

test('cuts before a character that does not fit', () => {
  expect(cutText('phase', 5)).toBe('phase')
  expect(cutText('phases', 5)).toBe('phase')
  expect(cutText('ab🧪c', 3)).toBe('ab')
  expect(cutText('ab🧪c', 4)).toBe('ab🧪')
  // A letter with a combining mark, a family of joined emoji, a flag.
  for (const character of ['e\u0301', '👩‍🔬', '🇨🇭']) {
    expect(cutText(`ab${character}`, 1 + character.length)).toBe('ab')
    expect(cutText(`ab${character}c`, 2 + character.length)).toBe(`ab${character}`)
  }
  expect(cutText('', 3)).toBe('')
  expect(cutText('abc', 0)).toBe('')
})

test('encodes every text, with a sign in place of half a character', () => {
  expect(encodeUriPart('a b/🧪')).toBe('a%20b%2F%F0%9F%A7%AA')
  expect(encodeUriPart('a\ud83e')).toBe('a%EF%BF%BD')
  expect(encodeUri('/a b/\udd2c')).toBe('/a%20b/%EF%BF%BD')
})
