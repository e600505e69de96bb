import { expect, test } from '@playwright/test'
import { formatSummary } from './build'

test('the closing line of a build', () => {
  const files = [
    { path: '/index.html', bytes: 40_000 },
    { path: '/index.txt', bytes: 2_460_000 },
  ]
  expect(formatSummary('out', { files, seconds: 12.34 })).toBe('out/ is ready: 1 page, 2 files, 2.5 MB; 12.3 s.')
})
