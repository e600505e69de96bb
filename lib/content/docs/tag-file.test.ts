import { expect, test } from '@playwright/test'
import { Problems } from '@/lib/content/source/problems'
import { resolveTags, slugTag } from './tag-file'

test('warns of tags that share an address', () => {
  const problems = new Problems()
  const tagged = { meta: { tags: ['C++', 'C', 'nmr', 'nmr'] }, spotOf: () => ({ file: 'a.md', line: 2 }) }
  const tags = resolveTags(tagged, { tagFile: undefined, basePath: '/tags', problems })
  expect(tags.map(({ label }) => label)).toEqual(['C++', 'nmr'])
  expect(problems.all.map(({ severity, found }) => `${severity}: ${found}`)).toEqual([
    'warning: The tags "C++" and "C" share the address /tags/c; only the first is shown.',
  ])
})

test('makes the address of a tag as Docusaurus does', () => {
  const table: Record<string, string> = {
    newsletter: 'newsletter',
    NMRium: 'nm-rium',
    'Foo Bar': 'foo-bar',
    fooBar: 'foo-bar',
    XMLHttpRequest: 'xml-http-request',
    '1D spectra': '1-d-spectra',
    "author's note": 'authors-note',
    'Café_au-lait': 'cafe-au-lait',
    'c++': 'c',
    日本: '%E6%97%A5%E6%9C%AC',
    '?!': '%3F!',
  }
  for (const [tag, slug] of Object.entries(table)) expect(slugTag(tag), tag).toBe(slug)
})
