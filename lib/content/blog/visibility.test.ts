import { expect, test } from '@playwright/test'
import sitemap from '@/app/sitemap'
import { updateRecords } from '@/tests/site-records'
import { getListedPages, getPage, getSite } from '../site'

const mode = process.env.NODE_ENV

/** Opens the fixture: two listed posts, Newest and Oldest, and between them the draft Plan and the unlisted Hidden and Alone. */
async function open(nodeEnv: string) {
  Reflect.set(process.env, 'NODE_ENV', nodeEnv)
  return (await updateRecords('tests/fixtures/draft-and-unlisted-posts-are-in-no-list')).site
}

test.beforeEach(async () => void (await open('production')))

test.afterEach(() => {
  Reflect.set(process.env, 'NODE_ENV', mode ?? 'test')
})

async function titlesOn(permalink: string): Promise<string[]> {
  const page = await getPage(permalink)
  const posts = page.kind === 'post-list' ? page.posts : []
  return Promise.all(posts.map(async (post) => (await getPage(post)).title))
}

test('routes: an unlisted post has a page, a draft has none', async () => {
  expect(getSite().permalinks.filter((permalink) => /\d{4}/.test(permalink))).toEqual([
    '/blog/2024/04/01/newest',
    '/blog/2024/02/01/hidden',
    '/blog/2024/01/01/oldest',
    '/blog/2023/05/05/alone',
  ])
  expect(await getPage('/blog/2024/02/01/hidden')).toMatchObject({ unlisted: true })
})

test('the list of posts, the sidebar and the archive', async () => {
  expect(await titlesOn('/blog')).toEqual(['Newest', 'Oldest'])
  const posts = (await getSite()).blogSidebar.flatMap((year) => [year.year, ...year.posts.map(({ title }) => title)])
  expect(posts).toEqual(['2024', 'Newest', 'Oldest'])
  const page = await getPage('/blog/archive')
  expect(page.kind === 'archive' && page.years).toEqual([
    {
      year: '2024',
      days: [
        { day: '2024-04-01', posts: [{ title: 'Newest', permalink: '/blog/2024/04/01/newest' }] },
        { day: '2024-01-01', posts: [{ title: 'Oldest', permalink: '/blog/2024/01/01/oldest' }] },
      ],
    },
  ])
})

test('tags: their list, their counts, their posts and titles', async () => {
  const page = await getPage('/blog/tags')
  expect(page.kind === 'blog-tag-list' && page.letters).toEqual([
    { letter: 'S', tags: [{ label: 'shared', permalink: '/blog/tags/shared', count: 2 }] },
  ])
  expect(await titlesOn('/blog/tags/shared')).toEqual(['Newest', 'Oldest'])
  expect(await getPage('/blog/tags/shared')).toMatchObject({ title: '2 posts tagged with “shared”' })
  expect(() => getPage('/blog/tags/future')).toThrow('No page has the address /blog/tags/future')
  expect(await getPage('/blog/tags/secret')).toMatchObject({ unlisted: true, posts: [], count: 1 })
})

test('authors: their list, their counts and their posts', async () => {
  const page = await getPage('/blog/authors')
  expect(page.kind === 'author-list' && page.authors).toEqual([
    { name: 'Team', socials: [], permalink: '/blog/authors/team', count: 2 },
  ])
  expect(await titlesOn('/blog/authors/team')).toEqual(['Newest', 'Oldest'])
  expect(await getPage('/blog/authors/hidden-author')).toMatchObject({ unlisted: true, posts: [] })
})

test('neighbours: listed posts skip the others, which have none', async () => {
  const [newest, hidden, oldest] = await Promise.all(
    ['04/01/newest', '02/01/hidden', '01/01/oldest'].map((path) => getPage(`/blog/2024/${path}`)),
  )
  expect(newest).toMatchObject({ older: { title: 'Oldest', permalink: '/blog/2024/01/01/oldest' } })
  expect(oldest).toMatchObject({ newer: { title: 'Newest', permalink: '/blog/2024/04/01/newest' } })
  expect(newest).not.toMatchObject({ newer: expect.anything() })
  expect(oldest).not.toMatchObject({ older: expect.anything() })
  expect(hidden).not.toMatchObject({ newer: expect.anything() })
  expect(hidden).not.toMatchObject({ older: expect.anything() })
})

test('the pages that other surfaces list, such as the search', async () => {
  const ofBlog = (await getListedPages()).filter(({ permalink }) => permalink.startsWith('/blog'))
  expect(ofBlog.map(({ permalink }) => permalink)).toEqual([
    '/blog',
    '/blog/archive',
    '/blog/tags',
    '/blog/tags/shared',
    '/blog/authors',
    '/blog/authors/team',
    '/blog/2024/04/01/newest',
    '/blog/2024/01/01/oldest',
  ])
})

test('the sitemap, where a post has its day', async () => {
  const entries = (await sitemap()).filter(({ url }) => /oldest|hidden|plan|secret|alone/.test(url))
  expect(entries).toEqual([{ url: 'http://localhost:3000/blog/2024/01/01/oldest/', lastModified: '2024-01-01' }])
})

test('shows a draft like other posts in development', async () => {
  const { draftFiles } = await open('development')
  expect(await titlesOn('/blog')).toEqual(['Newest', 'Plan', 'Oldest'])
  expect(await getPage('/blog/2024/03/01/plan')).toMatchObject({ draft: true, unlisted: false })
  expect(draftFiles.size).toBe(0)
})
