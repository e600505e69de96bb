import { expect, test } from '@playwright/test'
import { formatDay, parseDay } from './day'
import { formatHref, formatUrl } from './href'

test('formats the URL of a page in the canonical form of the site', () => {
  const site = { url: 'https://example.org', baseUrl: '/', trailingSlash: true }
  expect(formatUrl('/', site)).toBe('https://example.org/')
  expect(formatUrl('/a/b', site)).toBe('https://example.org/a/b/')
  expect(formatUrl('/%C3%A9%20x', site)).toBe('https://example.org/%C3%A9%20x/')
  expect(formatUrl('/a/b', { ...site, trailingSlash: false })).toBe('https://example.org/a/b')
  expect(formatUrl('/a', { ...site, baseUrl: '/docs/' })).toBe('https://example.org/docs/a/')
  expect(formatUrl('/', { ...site, baseUrl: '/docs/', trailingSlash: false })).toBe('https://example.org/docs/')
})

test('formats a day the same in every time zone', () => {
  expect(formatDay('2024-10-16', 'en')).toBe('October 16, 2024')
  expect(formatDay('2024-01-01', 'de')).toBe('1. Januar 2024')
})

test('parses the usual ways to write a date', () => {
  const table: Record<string, string> = {
    '2024-10-16': '2024-10-16',
    '2024-1-5': '2024-01-05',
    '2024-10-16 23:30': '2024-10-16',
    '2024-10-16T23:30:00Z': '2024-10-16',
    '2024-10-16T23:30:00-05:00': '2024-10-17',
    '10/16/2024': '2024-10-16',
    'October 16, 2024': '2024-10-16',
    'last summer': 'last summer',
    '16': '16',
  }
  for (const [written, day] of Object.entries(table)) expect(parseDay(written), written).toBe(day)
})

test('writes the base path before site paths, and ends pages with a slash, also those named after a version, but not files and full URLs', () => {
  expect(formatHref('/help/phase?a=b#c')).toBe('/sub/help/phase/?a=b#c')
  expect(formatHref('/v2.5.0')).toBe('/sub/v2.5.0/')
  expect(formatHref('/1.10')).toBe('/sub/1.10/')
  expect(formatHref('/files/a.pdf')).toBe('/sub/files/a.pdf')
  expect(formatHref('/')).toBe('/sub/')
  expect(formatHref('#c')).toBe('#c')
  expect(formatHref('https://example.org/a')).toBe('https://example.org/a')
})
