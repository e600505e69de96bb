import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'
import { readSite } from '../read-site'
import { isBlogPage, type PostListPage } from './blog-page'

/** The pages of all posts of a blog with a number of posts, one on each day. */
async function readLists(count: number, settings = ''): Promise<PostListPage[]> {
  const post = (number: number) => [`blog/2024-01-${String(number).padStart(2, '0')}-post.md`, 'Text.\n']
  const posts = Object.fromEntries(Array.from({ length: count }, (_, index) => post(index + 1)))
  process.env.CONTENT_DIR = await writeFolder('site', { 'docs/index.md': '# Home\n', 'site.yml': settings, ...posts })
  const { pages } = await readSite()
  const lists = pages.filter((page) => page.kind === 'post-list')
  return lists.filter(({ permalink }) => !/tags|authors/.test(permalink))
}

const sizes: Record<number, number[]> = { 0: [0], 10: [10], 11: [10, 1], 21: [10, 10, 1] }

for (const [count, entries] of Object.entries(sizes)) {
  test(`${count} posts are shown on ${entries.length} ${entries.length === 1 ? 'page' : 'pages'}`, async () => {
    const pages = await readLists(Number(count))
    expect(pages.map((page) => page.posts.length)).toEqual(entries)
    expect(pages.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1))
    expect(new Set(pages.map((page) => page.count))).toEqual(new Set([entries.length]))
    expect(pages.map(({ permalink }) => permalink)).toEqual(
      ['/blog', '/blog/page/2', '/blog/page/3'].slice(0, entries.length),
    )
  })
}

test('links each page to the newer and the older one', async () => {
  const pages = await readLists(21)
  expect(pages.map(({ newerPermalink, olderPermalink }) => [newerPermalink, olderPermalink])).toEqual([
    [undefined, '/blog/page/2'],
    ['/blog', '/blog/page/3'],
    ['/blog/page/2', undefined],
  ])
  expect(pages[0]?.posts[0]).toBe('/blog/2024/01/21/post')
  expect(pages[2]?.posts[0]).toBe('/blog/2024/01/01/post')
})

test('takes the number of posts on a page from the settings', async () => {
  const pages = await readLists(5, 'blog:\n  postsPerPage: 2\n')
  expect(pages.map((page) => page.posts.length)).toEqual([2, 2, 1])
})

test('makes one unlisted page of an empty blog, without other views', async () => {
  const [page] = await readLists(0)
  expect((await readSite()).pages.filter(isBlogPage).map(({ permalink }) => permalink)).toEqual(['/blog'])
  expect(page).toMatchObject({ unlisted: true, posts: [], sections: [{ title: 'Blog', permalink: '/blog' }] })
})
