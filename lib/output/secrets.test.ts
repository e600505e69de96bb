import { expect, test } from '@playwright/test'
import { setUpSearch } from '@/lib/search/set-up-search'
import { siteConfigSchema } from '@/lib/site/config'
import { formatProblem } from '@/lib/site/problems/problems'
import { writeFolder } from '@/tests/write-folder'
import { checkOutput } from './check-output'

const searchKey = 'aadef574be1f9252bb48d4ea09b5cfe5'
const adminKey = '0123456789abcdef0123456789abcdef'

async function check(text: string, env: Record<string, string>): Promise<string[]> {
  const folder = await writeFolder('out', {
    '404.html': 'Words',
    '_next/static/a.js': `const key = "${text}"`,
  })
  const { secrets } = setUpSearch({ NEXT_PUBLIC_ALGOLIA_API_KEY: searchKey, ...env })
  const config = siteConfigSchema.parse({})
  const origin = { config, pages: [], copied: new Set(['/404.html']) }
  const problems = await checkOutput(folder, origin, secrets)
  return problems.map((problem) => formatProblem(problem).replace(folder, 'out'))
}

test('allows the search-only key', async () => {
  expect(await check(searchKey, { ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_SEARCH_KEY: searchKey })).toEqual([])
})

test('reports the admin key in any file', async () => {
  expect(await check(`x${adminKey}y`, { ALGOLIA_ADMIN_KEY: adminKey })).toEqual([
    'out/_next/static/a.js  error: The file holds the value of ALGOLIA_ADMIN_KEY, which gives away the right to change the search index. Replace the key in the dashboard of the search engine if the file was ever published, and remove what writes it.',
  ])
  expect(await check(searchKey, { ALGOLIA_ADMIN_KEY: searchKey })).toHaveLength(1)
})

test('reports other keys of Algolia in any file', async () => {
  for (const name of ['ALGOLIA_WRITE_API_KEY', 'MY_ALGOLIA_KEY', 'NEXT_PUBLIC_ALGOLIA_WRITE_KEY']) {
    expect((await check(adminKey, { [name]: adminKey })).join()).toContain(`the value of ${name}`)
  }
  expect(await check('a word', { ALGOLIA_ADMIN_KEY: '', ALGOLIA_REGION: 'a word' })).toEqual([])
})
