import { expect, test } from '@playwright/test'
import { formatSummary } from './summary'

test('the summary of a build', () => {
  const files = [
    { path: '/index.html', bytes: 40_000 },
    { path: '/index.txt', bytes: 2_460_000 },
  ]
  expect(formatSummary('out', { files, seconds: 12.34, peakMemoryBytes: 1_234_000_000 })).toBe(
    'out/ is ready: 1 pages, 2 files, 2.5 MB; 12.3 s, 1234 MB at most in memory.',
  )
  expect(formatSummary('out', { files, seconds: 12.34, peakMemoryBytes: undefined })).toBe(
    'out/ is ready: 1 pages, 2 files, 2.5 MB; 12.3 s.',
  )
})

test('a site that nears the limits of hosts is told so', () => {
  const files = Array.from({ length: 15_000 }, (_, index) => ({ path: `/${index}.html`, bytes: 1000 }))
  const [, warning] = formatSummary('out', { files, seconds: 1, peakMemoryBytes: undefined }).split('\n')
  expect(warning).toBe(
    'Warning: some hosts accept no more than 20,000 files. Each page is five of them: move old versions into a site of their own.',
  )
  expect(formatSummary('out', { files: files.slice(1), seconds: 1, peakMemoryBytes: undefined })).not.toContain(
    'Warning',
  )
})
