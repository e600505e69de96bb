import { expect, test } from '@playwright/test'
import { findSidebar } from '@/app/find-sidebar'
import { formatPageMetadata } from '@/app/page-metadata'
import sitemap from '@/app/sitemap'
import { listSearchable } from '@/lib/build/searchable-page'
import { formatProblems } from '@/lib/site/problems/problems'
import { readRecords } from '@/tests/site-records'
import { writeFolder } from '@/tests/write-folder'
import type { SiteGraph } from './graph'
import type { DocPage } from './page'
import { readSite } from './read-site'
import { getPage, getSite } from './site'

let graph: SiteGraph

test.beforeEach(async () => {
  graph = await readRecords('tests/fixtures/front-matter-of-docusaurus-and-of-its-older-versions')
})

test('accepts every key', async () => {
  const { problems } = await getSite()
  expect(formatProblems(problems.filter(({ code }) => code !== 'shallow-clone'))).toBe('No problems.')
})

test('uses title_meta only in the head', async () => {
  const { config } = await getSite()
  const page = await getPage('/')
  expect(page.title).toBe('Home')
  expect(formatPageMetadata(page, config)).toMatchObject({
    title: 'Start of the manual',
    openGraph: { title: 'Start of the manual' },
  })
})

async function getDoc(permalink: string): Promise<DocPage> {
  const page = await getPage(permalink)
  if (page.kind !== 'doc') throw new Error(`${permalink} is not a doc.`)
  return page
}

test('displayed_sidebar chooses a sidebar, or none', async () => {
  const { versions } = await getSite()
  expect(findSidebar(versions, await getDoc('/'))).toBeUndefined()
  expect(findSidebar(versions, await getDoc('/other'))?.id).toBe('current/second')
  expect(findSidebar(versions, await getDoc('/api/outer'))?.id).toBe('current/first')
})

test('lets pages and folders opt out of the search and of search engines, and prefers the nearest setting', async () => {
  const { config } = await getSite()
  const robots = async (permalink: string) => formatPageMetadata(await getPage(permalink), config).robots
  expect(await robots('/')).toBeUndefined()
  expect(await robots('/other')).toEqual({ index: false })
  expect(await robots('/api/outer')).toEqual({ index: false })
  expect(await robots('/api/inner')).toEqual({ index: false, follow: false })
  expect(
    listSearchable(graph)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/', '/blog/2016/05/01/old/'])
  const listed = (await sitemap()).map(({ url }) => new URL(url).pathname)
  expect(listed).toContain('/')
  expect(listed).toContain('/blog/2016/05/01/old/')
  expect(listed.filter((path) => path.startsWith('/api') || path === '/other/')).toEqual([])
})

test('accepts a single author in separate keys, and a hidden reading time', async () => {
  const page = await getPage('/blog/2016/05/01/old')
  expect(page).toMatchObject({
    readingMinutes: 0,
    authors: [{ name: 'Ada Example', title: 'Maintainer', url: 'https://example.org/ada' }],
  })
})

test('reports an unknown sidebar with the existing ones', async () => {
  process.env.CONTENT_DIR = await writeFolder('site', {
    'docs/index.md': '---\nslug: /\ndisplayed_sidebar: apiSidebar\n---\n\n# Home\n',
    'sidebars.yml': 'docs:\n  - index\n',
  })
  expect(formatProblems((await readSite()).problems)).toContain(
    'index.md:3:20  error: "displayed_sidebar" names the sidebar "apiSidebar", which does not exist. Available sidebars: docs.',
  )
})
