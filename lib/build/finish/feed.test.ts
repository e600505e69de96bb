import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { siteConfigSchema } from '@/lib/site/config'
import { samplePost } from '@/tests/sample-post'
import { readRecords } from '@/tests/site-records'
import { writeFolder } from '@/tests/write-folder'
import { type FeedPost, formatFeeds, writeFeeds } from './feed'

const config = siteConfigSchema.parse({
  title: 'Spectra & more',
  url: 'https://docs.example.org',
  baseUrl: '/site/',
  blog: { description: 'News <here>' },
})

const page = samplePost({
  title: 'Why 1 < 2 & "so"',
  description: 'About ]]> and \u0008 a bell.',
  authors: [{ name: 'A & B', permalink: '/blog/authors/a', socials: [] }],
  tags: [{ label: 'R&D <x>', permalink: '/blog/tags/r-d' }],
})
const content = '<p title="]]>">a &amp; b</p>]]&gt;'
const posts: FeedPost[] = [
  { page, content },
  { page: { ...page, permalink: '/blog/older', day: '2023-01-31', authors: [], tags: [] }, content: '' },
]
const url = 'https://docs.example.org/site/blog/post/'

function parse(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true)
  const options = {
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    isArray: (name: string) => /^(item|entry)$/.test(name),
  }
  return new XMLParser({ ...options, processEntities: true }).parse(xml)
}

test('formats RSS as valid XML with addresses, days, names and the whole text', () => {
  const { channel } = parse(formatFeeds(posts, config).rss).rss
  expect(channel).toMatchObject({
    title: 'Spectra & more: Blog',
    link: 'https://docs.example.org/site/blog/',
    description: 'News <here>',
    lastBuildDate: 'Wed, 16 Oct 2024 00:00:00 GMT',
    language: 'en',
    'atom:link': { '@href': 'https://docs.example.org/site/blog/rss.xml', '@rel': 'self' },
  })
  expect(channel.item).toHaveLength(2)
  expect(channel.item[0]).toMatchObject({
    title: 'Why 1 < 2 & "so"',
    link: url,
    guid: { '#text': url },
    pubDate: 'Wed, 16 Oct 2024 00:00:00 GMT',
    'dc:creator': 'A & B',
    category: 'R&D x',
    'content:encoded': '<p title="]]&gt;">a &amp; b</p>]]&gt;',
  })
  expect(channel.item[0]).not.toHaveProperty('author')
  const enclosures = ['a.png', 'a.svg'].map((name) => {
    const { rss } = formatFeeds([{ page: { ...page, image: `/img/${name}` }, content }], config)
    return parse(rss).rss.channel.item[0].enclosure?.['@type']
  })
  expect(enclosures).toEqual(['image/png', undefined])
})

test('formats Atom as valid XML, with titles as HTML', () => {
  const { feed } = parse(formatFeeds(posts, config).atom)
  expect(feed).toMatchObject({
    id: 'https://docs.example.org/site/blog/',
    title: 'Spectra & more: Blog',
    updated: '2024-10-16T00:00:00.000Z',
    author: { name: 'Spectra & more', uri: 'https://docs.example.org/site/' },
  })
  expect(feed.link.map((link: Record<string, string>) => [link['@rel'], link['@href']])).toEqual([
    ['alternate', 'https://docs.example.org/site/blog/'],
    ['self', 'https://docs.example.org/site/blog/atom.xml'],
  ])
  expect(feed.entry[0]).toMatchObject({
    id: url,
    title: { '@type': 'html', '#text': 'Why 1 &lt; 2 &amp; "so"' },
    published: '2024-10-16T00:00:00.000Z',
    updated: '2024-10-16T00:00:00.000Z',
    author: { name: 'A & B', uri: 'https://docs.example.org/site/blog/authors/a/' },
    category: { '@label': 'R&D x', '@term': 'R&D x' },
    content: { '@type': 'html' },
  })
})

test('formats JSON Feed', () => {
  const feed = JSON.parse(formatFeeds(posts, config).json)
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    title: 'Spectra & more: Blog',
    home_page_url: 'https://docs.example.org/site/blog/',
    feed_url: 'https://docs.example.org/site/blog/feed.json',
    description: 'News <here>',
  })
  expect(feed.items[0]).toEqual({
    id: url,
    url,
    title: 'Why 1 < 2 & "so"',
    summary: 'About ]]> and \u0008 a bell.',
    content_html: content,
    date_published: '2024-10-16T00:00:00.000Z',
    date_modified: '2024-10-16T00:00:00.000Z',
    author: { name: 'A & B', url: 'https://docs.example.org/site/blog/authors/a/' },
    tags: ['R&D <x>'],
  })
})

test('contains the dates of a post and of its last change', () => {
  const changed = formatFeeds([{ page: { ...page, lastUpdate: { day: '2025-02-03' } }, content }], config)
  const { feed } = parse(changed.atom)
  expect(feed.updated).toBe('2025-02-03T00:00:00.000Z')
  expect(feed.entry[0]).toMatchObject({ published: '2024-10-16T00:00:00.000Z', updated: '2025-02-03T00:00:00.000Z' })
})

test('formats valid feeds without posts, with the stylesheet of the site', () => {
  const { rss, atom, json } = formatFeeds([], config)
  for (const xml of [rss, atom]) expect(xml).toContain('<?xml-stylesheet href="/site/feed.css" type="text/css"?>')
  parse(rss)
  // The same in every build.
  expect(parse(atom).feed.updated).toBe('1970-01-01T00:00:00.000Z')
  expect(JSON.parse(json).items).toEqual([])
})

const pageOf = (text: string) => `<article><div class="prose"><p>${text}</p></div></article>`

test('contains the listed posts, newest first, with the text of their pages', async () => {
  const out = await writeFolder('out', {
    'blog/2024/04/01/newest/index.html': pageOf('Newest text'),
    'blog/2024/02/01/hidden/index.html': pageOf('Hidden text'),
    'blog/2024/01/01/oldest/index.html': pageOf('Oldest text'),
  })
  await writeFeeds(out, await readRecords('tests/fixtures/draft-and-unlisted-posts-are-in-no-list'))
  for (const name of ['rss.xml', 'atom.xml', 'feed.json']) {
    const feed = await readFile(path.join(out, 'blog', name), 'utf8')
    expect(feed.match(/(Newest|Oldest|Hidden|Plan|Alone) text/g), name).toEqual(['Newest text', 'Oldest text'])
    expect(feed, name).not.toMatch(/hidden|plan|alone/i)
  }
})
