import { expect, test } from '@playwright/test'
import { formatHref } from './href'

test('pages get a slash, also those named after a version; files and full URLs do not', () => {
  expect(formatHref('/help/phase?a=b#c')).toBe('/help/phase/?a=b#c')
  expect(formatHref('/v2.5.0')).toBe('/v2.5.0/')
  expect(formatHref('/1.10')).toBe('/1.10/')
  expect(formatHref('/files/a.pdf')).toBe('/files/a.pdf')
  expect(formatHref('https://example.org/a')).toBe('https://example.org/a')
})
