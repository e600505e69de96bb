import { expect, test } from '@playwright/test'
import { Problems } from '@/lib/content/source/problems'
import { resolveTags } from './tag-file'

test('warns of tags that share an address', () => {
  const problems = new Problems()
  const tagged = { meta: { tags: ['C++', 'C', 'nmr', 'nmr'] }, spotOf: () => ({ file: 'a.md', line: 2 }) }
  const tags = resolveTags(tagged, { tagFile: undefined, basePath: '/tags', problems })
  expect(tags.map(({ label }) => label)).toEqual(['C++', 'nmr'])
  expect(problems.all.map(({ severity, found }) => `${severity}: ${found}`)).toEqual([
    'warning: The tags "C++" and "C" share the address /tags/c; only the first is shown.',
  ])
})
