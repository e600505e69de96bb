import { expect, test } from '@playwright/test'
import { Problems } from '@/lib/content/source/problems'
import { resolveTags, slugTag } from './tag-file'

test('warns of tags that share an address', () => {
  const problems = new Problems()
  const place = { tagFile: undefined, basePath: '/tags', labels: new Map(), problems }
  const labelsOf = (file: string, tags: string[]) =>
    resolveTags({ meta: { tags }, spotOf: () => ({ file, line: 2 }) }, place).map(({ label }) => label)
  expect(labelsOf('a.md', ['C++', 'C', 'nmr', 'nmr'])).toEqual(['C++', 'nmr'])
  expect(labelsOf('b.md', ['C#', 'NMR'])).toEqual(['C#', 'NMR'])
  expect(problems.all.map(({ severity, found }) => `${severity}: ${found}`)).toEqual([
    'warning: The tags "C++" and "C" share the address /tags/c; only the first is shown.',
    'warning: The tags "C++" of a.md and "C#" share the address /tags/c; only the first is shown.',
  ])
})

test('encodes the address of a tag once', () => {
  const written = ['/a bé', 'a%20b', '100%'].map((permalink) => ({ label: permalink, permalink }))
  const tags = [...written, '?!', { label: 'c', permalink: '/c#d' }]
  const problems = new Problems()
  const place = { tagFile: undefined, basePath: '/tags', labels: new Map(), problems }
  const resolved = resolveTags({ meta: { tags }, spotOf: () => ({ file: 'a.md' }) }, place)
  expect(resolved.map(({ permalink }) => permalink)).toEqual(['/tags/a%20b%C3%A9', '/tags/a%20b', '/tags/100%25'])
  expect(problems.all.map(({ found }) => found)).toEqual(
    ['"?!" with the address /tags/%3F!', '"c" with the address /tags/c%23d'].map(
      (tag) => `The tag ${tag} holds "?", "#" or "\\", which no address can have.`,
    ),
  )
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
