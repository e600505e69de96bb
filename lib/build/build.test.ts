import { expect, test } from '@playwright/test'
import { formatSummary } from './build'

test('the closing line of a build', () => {
  const files = ['/index.html', '/index.txt']
  const summary = formatSummary('out', { files, bytes: 2_500_000, seconds: 12.34 })
  expect(summary).toBe('out/ is ready: 1 page, 2 files, 2.5 MB; 12.3 s.')
})
