import { expect, test } from '@playwright/test'
import type { SearchablePage } from '@/lib/search/records'
import { readRecords } from '@/tests/site-records'
import { writeFolder } from '@/tests/write-folder'
import { readGraphs } from './graphs'
import { listSearchable, listSearchRecords } from './searchable-page'

function readFrom(folder: string): void {
  process.env.CONTENT_DIR = folder
}

async function readSearchablePages(): Promise<SearchablePage[]> {
  return listSearchable(await readRecords(process.env.CONTENT_DIR ?? ''))
}

async function pathsOf(fixture: string): Promise<string[]> {
  readFrom(`tests/fixtures/${fixture}`)
  return (await readSearchablePages()).map(({ path }) => path)
}

test('finds docs, pages, generated indexes and posts, but no lists and tags', async () => {
  readFrom(
    await writeFolder('site', {
      'site.yml': 'url: https://example.org\nbaseUrl: /docs/\ntrailingSlash: false\n',
      'docs/index.md': '---\nslug: /\ntags: [NMR]\nkeywords: [start]\n---\n\n# Home\n\nWelcome.\n',
      'docs/guide/_category_.yml': 'label: Guides\nlink:\n  type: generated-index\n  description: All guides.\n',
      'docs/guide/a.md': '# A\n\n## B\n\nText.\n',
      'pages/about.md': '# About\n',
      'blog/2024-01-01-post.md': '---\ntags: [news]\n---\n\n# Post\n\nFirst.\n\n<!-- truncate -->\n\nSecond.\n',
    }),
  )
  const pages = await readSearchablePages()
  const facts = pages.map(({ path, section, docusaurusTag }) => [path, section, docusaurusTag])
  expect(facts.sort()).toEqual([
    ['/docs/', 'Documentation', 'docs-default-current'],
    ['/docs/about', 'Documentation', 'default'],
    ['/docs/blog/2024/01/01/post', 'Blog', 'default'],
    ['/docs/category/guides', 'Guides', 'docs-default-current'],
    ['/docs/guide/a', 'Guides', 'docs-default-current'],
  ])
  const records = listSearchRecords(readGraphs())
  expect(records.map(({ objectID, content }) => `${objectID} ${content ?? ''}`.trim())).toEqual(
    expect.arrayContaining([
      '/docs/:1 Welcome.',
      '/docs/category/guides:1 All guides.',
      '/docs/guide/a#b:1 Text.',
      '/docs/blog/2024/01/01/post:1 First. • Second.',
    ]),
  )
  expect(records.find(({ url }) => url === '/docs/')).toMatchObject({ tags: ['NMR'], keywords: ['start'] })
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length)
})

test('never finds unlisted pages and posts', async () => {
  const docs = await pathsOf('unlisted-pages-are-exported-but-in-no-list')
  expect(docs).toEqual(['/', '/three/', '/hidden-index/b/', '/cards/c/', '/category/cards/'])
  const posts = await pathsOf('draft-and-unlisted-posts-are-in-no-list')
  expect(posts).toEqual(['/', '/blog/2024/04/01/newest/', '/blog/2024/01/01/oldest/'])
})

test('never finds drafts, not even in development, which shows them', async () => {
  const env = process.env as Record<string, string | undefined>
  const before = env.NODE_ENV
  env.NODE_ENV = 'development'
  try {
    const paths = await pathsOf('drafts-are-pages-only-under-the-development-server')
    expect(paths.sort()).toEqual(['/', '/linked/other/', '/three/'])
  } finally {
    env.NODE_ENV = before
  }
})

test('gives each docs version a different tag', async () => {
  readFrom('tests/fixtures/docs-versions-keep-their-own-docs-and-sidebars')
  const pages = await readSearchablePages()
  const tags = new Set(pages.map(({ version, docusaurusTag }) => `${version} ${docusaurusTag}`))
  expect([...tags].sort()).toEqual(['1.0 docs-default-1.0', '1.1 docs-default-1.1', 'current docs-default-current'])
})
