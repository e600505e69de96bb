import { expect, test } from '@playwright/test'
import { buildContextFilters, buildSearchRequest } from './search-request'

test('contextual search keeps to the language and the docs version, and to pages outside of the docs', () => {
  expect(buildContextFilters({ language: 'en', version: 'current' })).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ])
})

test('a request names every field of the modal, with snippets of ten words, five on a narrow screen', () => {
  const query = { query: 'phase', facetFilters: ['language:en'], isNarrow: false }
  const request = buildSearchRequest(query)
  expect(Object.keys(request)).toEqual([
    'query',
    'indexName',
    'attributesToRetrieve',
    'attributesToSnippet',
    'snippetEllipsisText',
    'highlightPreTag',
    'highlightPostTag',
    'hitsPerPage',
    'clickAnalytics',
    'facetFilters',
  ])
  expect(request).toMatchObject({ hitsPerPage: 20, clickAnalytics: false, facetFilters: ['language:en'] })
  expect(request.attributesToSnippet).toEqual([
    'hierarchy.lvl1:10',
    'hierarchy.lvl2:10',
    'hierarchy.lvl3:10',
    'hierarchy.lvl4:10',
    'hierarchy.lvl5:10',
    'hierarchy.lvl6:10',
    'content:10',
  ])
  expect(buildSearchRequest({ ...query, isNarrow: true }).attributesToSnippet).toContain('content:5')
  expect(buildSearchRequest({ ...query, page: 2 }).page).toBe(2)
})
