import { expect, test } from '@playwright/test'
import { readSite } from '@/lib/content/read-site'
import { checkContent } from '../../lib/build/check-content'
import { formatProblems } from '../../lib/content/source/problems'
import { checkOutput } from '../../lib/output/check-output'
import { outDir } from '../../lib/output/site-files'

// In production mode, so that the texts compiled by the build are reused.
Reflect.set(process.env, 'NODE_ENV', 'production')

test('the shipped site has no problems, not even warnings', async () => {
  expect(formatProblems(await checkOutput(outDir(), await checkContent(await readSite())))).toBe('No problems.')
})
