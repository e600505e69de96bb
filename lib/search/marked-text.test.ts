import { expect, test } from '@playwright/test'
import { decodeEntities, parseMarkedText } from './marked-text'

test('a highlighted value becomes text with its matches told apart', () => {
  expect(parseMarkedText('Zero <mark>fill</mark>ing')).toEqual([
    { text: 'Zero ', isMatch: false },
    { text: 'fill', isMatch: true },
    { text: 'ing', isMatch: false },
  ])
  expect(parseMarkedText('')).toEqual([])
})

test('escaped markup reads as it was written, and unescaped markup stays text', () => {
  const parts = parseMarkedText(
    'Array&lt;<mark>T</mark>&gt; &amp; &quot;x&#39;s&quot; &amp;lt; <img src=x onerror=alert(1)>',
  )
  expect(parts.map(({ text }) => text).join('')).toBe('Array<T> & "x\'s" &lt; <img src=x onerror=alert(1)>')
})

test('unknown entities stay', () => {
  expect(decodeEntities('&copy; &amp;copy;')).toBe('&copy; &copy;')
})
