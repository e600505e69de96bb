import { expect, test } from '@playwright/test'
import { readSite } from '@/lib/content/read-site'
import { checkContent } from '../../lib/build/check-content'
import { formatProblems } from '../../lib/content/source/problems'
import { checkOutput } from '../../lib/output/check-output'
import { outDir } from '../../lib/output/site-files'

// The build lets warnings pass; on this site they are faults.
// As the build read it, whose compiled texts are used again.
Reflect.set(process.env, 'NODE_ENV', 'production')

test('the finished site has no problems, not even warnings', async () => {
  expect(formatProblems(await checkOutput(outDir(), await checkContent(await readSite())))).toBe('No problems.')
})
