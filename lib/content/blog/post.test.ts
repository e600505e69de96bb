import { expect, test } from '@playwright/test'
import { publishApart } from '@/tests/own-assets'
import { updateRecords } from '@/tests/site-records'
import { createSourceResolver } from '../links/source-resolver'
import { readSite } from '../read-site'
import { getPage, getSite } from '../site'
import type { BlogPage, PostPage } from './blog-page'

const folder = 'tests/fixtures/posts-of-every-kind-of-name-and-author'

publishApart(folder)

test.beforeEach(async () => void (await updateRecords(folder)))

async function getPost(permalink: string): Promise<PostPage> {
  const page = await getPage(permalink)
  if (page.kind !== 'post') throw new Error(`${permalink} is not a post.`)
  return page
}

test('orders posts by day, and those of the same day by file name', async () => {
  const posts = getSite()
    .permalinks.map(getPage)
    .filter((page) => page.kind === 'post')
  expect(posts.map(({ day, permalink, title }) => [day, permalink, title])).toEqual([
    ['2999-12-31', '/blog/2999/12/31/%C3%9Cber%20uns', 'Über uns'],
    ['2024-10-17', '/blog/welcome', '2024'],
    ['2024-10-16', '/blog/2020/01/01/date-in-front-matter-counts', 'date-in-front-matter-counts'],
    ['2024-10-16', '/blog/2024/10/16/newsletter', 'A title in the text'],
    ['2024-10-16', '/blog/2024/10/16/later/also-that-day', 'Also that day'],
  ])
})

test('uses a title in the text as the title of the page, and shows it once', async () => {
  const { title, text } = await getPost('/blog/2024/10/16/newsletter')
  expect(title).toBe('A title in the text')
  expect(text.blocks.map((block) => block.text)).toEqual(['First paragraph, home, later.', 'Second.'])
  // The lines that problems name are those of the file.
  expect(text.links.map(({ line }) => line)).toEqual([8, 8])
})

test('shows the text up to the marker in lists, or all of it without one', async () => {
  const page = await getPage('/blog')
  const posts = await Promise.all(page.kind === 'post-list' ? page.posts.map(getPost) : [])
  const cut = posts.map(({ title, text }) => [title, text.isTruncated])
  expect(cut).toEqual(expect.arrayContaining([['A title in the text', true]]))
  expect(cut.find(([title]) => title === 'Also that day')?.[1]).not.toBe(true)
  expect(posts.find(({ title }) => title === 'Also that day')?.text.description).toBe('Whole text.')
})

test('accepts authors as one or several keys, written out, or mixed', async () => {
  const { authors } = await getPost('/blog/2024/10/16/newsletter')
  expect(authors).toEqual([
    {
      name: 'NMRium team',
      title: 'Developers',
      url: 'https://www.nmrium.com',
      image: expect.stringMatching(/^\/assets\/team\.[0-9a-f]{8}\.svg$/),
      permalink: '/blog/authors/the-team',
      socials: [{ label: 'GitHub', url: 'https://github.com/cheminfo' }],
    },
  ])
  expect((await getPost('/blog/2024/10/16/later/also-that-day')).authors.map(({ name }) => name)).toEqual([
    'NMRium team',
    'A guest',
  ])
  expect((await getPost('/blog/welcome')).authors).toEqual([
    { name: 'Written out', url: 'https://example.org', socials: [{ label: 'Email', url: 'mailto:out@example.org' }] },
    { name: 'A guest', title: 'With a title here', socials: [] },
  ])
})

test('lists authors without a page', async () => {
  const page = await getPage('/blog/authors')
  expect(page.kind === 'author-list' && page.authors.map(({ name, count }) => [name, count])).toEqual([
    ['NMRium team', 2],
    ['A guest', 2],
  ])
})

test('takes labels and addresses of tags from tags.yml if they are in it', async () => {
  expect((await getPost('/blog/2024/10/16/newsletter')).tags).toEqual([
    { label: 'NMRium', permalink: '/blog/tags/nmr', description: 'About the program.' },
    { label: 'New words', permalink: '/blog/tags/new-words' },
  ])
  const tags = await getPage('/blog/tags')
  expect(tags.kind === 'blog-tag-list' && tags.letters.map(({ letter }) => letter)).toEqual(['N', 'O'])
  expect(await getPage('/blog/tags/own-tag')).toMatchObject({ title: 'One post tagged with “Own”' })
})

test('shows short labels in the sidebar and titles in the archive', async () => {
  const { blogSidebar: sidebar } = await getSite()
  expect(sidebar.map(({ year, posts }) => [year, posts.length])).toEqual([
    ['2999', 1],
    ['2024', 4],
  ])
  expect(sidebar[1]?.posts.map(({ title }) => title)).toContain('Also')
  expect(JSON.stringify(await getPage('/blog/archive'))).toContain('"Also that day"')
})

test('shows the last change in the front matter if the blog shows last changes', async () => {
  expect(await getPost('/blog/welcome')).not.toMatchObject({ lastUpdate: expect.anything() })
})

test('links docs and posts to each other', async () => {
  const home = await getPage('/')
  const site = await readSite()
  const resolver = createSourceResolver(site, { file: `${folder}/docs/index.md`, permalink: home.permalink })
  const link = async (href: string) => resolver.link(href)
  expect(await link('../blog/2024-10-16-newsletter.md#own')).toEqual({
    ok: { kind: 'internal', href: '/blog/2024/10/16/newsletter#own' },
  })
  const post = await getPost('/blog/2024/10/16/newsletter')
  const { permalink, text } = post
  const own = createSourceResolver(site, { file: text.file, permalink })
  expect(await own.link('../docs/index.md')).toEqual({ ok: { kind: 'internal', href: '/' } })
  expect(await own.link('./later/2024-10-16-also-that-day/index.md')).toEqual({
    ok: { kind: 'internal', href: '/blog/2024/10/16/later/also-that-day' },
  })
  const { permalinks } = site
  const generated: BlogPage['permalink'][] = ['/blog', '/blog/archive', '/blog/tags', '/blog/authors/the-team']
  expect(generated.filter((path) => !permalinks.has(path))).toEqual([])
})
