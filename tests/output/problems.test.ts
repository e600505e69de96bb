import { expect, test } from '@playwright/test'
import { formatProblems } from '../../lib/content/problems'
import { checkContent } from '../../scripts/build/check-content'
import { checkOutput } from '../../scripts/output/check-output'
import { outDir } from '../../scripts/output/out-dir'

// The build lets warnings pass; on this site they are faults.
test('the finished site has no problems, not even warnings', async () => {
  expect(formatProblems(await checkOutput(outDir(), await checkContent()))).toBe('No problems.')
})
