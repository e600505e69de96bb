import { expect, test } from '@playwright/test'
import type { DocPage } from './page'
import { readSite } from './read-site'

async function readPages(): Promise<Map<string, DocPage>> {
  process.env.CONTENT_DIR = 'tests/fixtures/edit-links-and-dates-of-pages'
  const { pages } = await readSite()
  return new Map(pages.filter((page) => page.kind === 'doc').map((page) => [page.permalink, page]))
}

test('leads the edit link to the file unless the front matter overrides it', async () => {
  const pages = await readPages()
  expect(pages.get('/')?.editUrl).toBe('https://example.org/edit/main/content/docs/index.md')
  expect(pages.get('/a%20b/odd')?.editUrl).toBe('https://example.org/edit/main/content/docs/10-a%20b/%C3%BC%23.md')
  expect(pages.get('/elsewhere')?.editUrl).toBe('https://example.org/other')
  expect(pages.get('/nowhere')).not.toMatchObject({ editUrl: expect.anything() })
})

test('prefers the day and the author in the front matter, in UTC', async () => {
  const pages = await readPages()
  expect(pages.get('/')?.lastUpdate).toEqual({ day: '2024-01-05', author: 'The team' })
  // The author of the settings.
  expect(pages.get('/a%20b/odd')?.lastUpdate).toEqual({ day: '2024-03-01', author: 'Everybody' })
  expect(pages.get('/elsewhere')?.lastUpdate?.day).toBe('2024-03-01')
})

test('fills missing front matter with the defaults of the site', async () => {
  const pages = await readPages()
  expect(pages.get('/levels')).toMatchObject({
    kind: 'doc',
    id: 'levels',
    title: 'levels',
    hideTitle: true,
    hideToc: true,
    tocMin: 5,
    tocMax: 5,
    keywords: ['a', '2'],
    image: 'https://example.org/x.png',
    version: 'current',
  })
  expect(pages.get('/')).toMatchObject({
    hideTitle: false,
    hideToc: false,
    tocMin: 2,
    tocMax: 3,
    keywords: [],
    tags: [],
  })
})
