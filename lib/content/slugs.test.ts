import { expect, test } from '@playwright/test'
import GithubSlugger from 'github-slugger'
import { slugTag } from './docs/tag-file'

test('a label makes the end of an address, and never the same twice', () => {
  const slugger = new GithubSlugger()
  const labels = ['Guides', 'Guides', '1D & 2D spectra', 'Über_uns (neu)', 'guides-1', 'Guides', '日本語 ガイド']
  expect(labels.map((label) => slugger.slug(label))).toEqual([
    'guides',
    'guides-1',
    '1d--2d-spectra',
    'über_uns-neu',
    'guides-1-1',
    'guides-2',
    '日本語-ガイド',
  ])
})

test('a tag makes the end of an address as Docusaurus has it', () => {
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
