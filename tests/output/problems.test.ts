import { expect, test } from '@playwright/test'
import { checkContent } from '../../lib/build/check-content'
import { formatProblems } from '../../lib/content/source/problems'
import { checkOutput } from '../../lib/output/check-output'
import { outDir } from '../../lib/output/out-dir'

// The build lets warnings pass; on this site they are faults.
test('the finished site has no problems, not even warnings', async () => {
  expect(formatProblems(await checkOutput(outDir(), await checkContent()))).toBe('No problems.')
})
