import { expect, test } from '@playwright/test'
import type { BlogTagListPage, PostListPage } from '@/lib/content/blog/blog-page'
import { siteConfigSchema } from '@/lib/site/config'
import { samplePost } from '@/tests/sample-post'
import { formatPostJsonLd } from './json-ld'
import { formatBlogMetadata } from './page-metadata'

const config = siteConfigSchema.parse({ title: 'Docs', url: 'https://docs.example.org', baseUrl: '/site/' })

const post = samplePost({
  title: 'End of </script><b>',
  authors: [
    { name: 'Team', permalink: '/blog/authors/team', url: 'https://example.org', socials: [] },
    { name: 'Guest', url: 'https://example.org/guest', socials: [] },
    { name: 'Nobody', socials: [] },
  ],
  tags: [{ label: 'NMRium', permalink: '/blog/tags/nmrium' }],
  keywords: ['spectra'],
  image: '/assets/a.12345678.png',
})

const list: PostListPage = {
  kind: 'post-list',
  location: { file: 'content/blog' },
  permalink: '/blog/tags/nmrium/page/2',
  title: '14 posts tagged with "NMRium"',
  description: '',
  unlisted: false,
  posts: [],
  number: 2,
  count: 2,
  sections: [],
  feedHref: '/site/blog/rss.xml',
}

test('escapes structured data so that it cannot end its script element', () => {
  const text = formatPostJsonLd(post, config)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'BlogPosting',
    url: 'https://docs.example.org/site/blog/post/',
    headline: 'End of </script><b>',
    datePublished: '2024-10-16',
    dateModified: '2024-10-16',
    image: 'https://docs.example.org/site/assets/a.12345678.png',
    keywords: ['spectra', 'NMRium'],
    author: [
      { name: 'Team', url: 'https://docs.example.org/site/blog/authors/team/' },
      { name: 'Guest', url: 'https://example.org/guest' },
      { name: 'Nobody' },
    ],
  })
})

test('gives a post its date and authors', () => {
  const page = { ...post, lastUpdate: { day: '2025-01-02' } }
  expect(formatBlogMetadata(page, config)).toMatchObject({
    title: post.title,
    authors: [{ name: 'Team' }, { name: 'Guest' }, { name: 'Nobody' }],
    keywords: ['spectra'],
    openGraph: {
      type: 'article',
      url: 'https://docs.example.org/site/blog/post/',
      publishedTime: '2024-10-16',
      modifiedTime: '2025-01-02',
      authors: ['https://docs.example.org/site/blog/authors/team/', 'https://example.org/guest'],
      tags: ['NMRium'],
      images: ['https://docs.example.org/site/assets/a.12345678.png'],
    },
    other: { 'docsearch:docusaurus_tag': 'default' },
  })
})

test('every page names its address and the feeds', () => {
  for (const page of [post, list]) {
    expect(formatBlogMetadata(page, config).alternates).toMatchObject({
      canonical: `https://docs.example.org/site${page.permalink}/`,
      types: {
        'application/rss+xml': [{ url: 'https://docs.example.org/site/blog/rss.xml' }],
        'application/atom+xml': [{ url: 'https://docs.example.org/site/blog/atom.xml' }],
        'application/feed+json': [{ url: 'https://docs.example.org/site/blog/feed.json' }],
      },
    })
  }
})

test('names the page number in the title and description of later pages of a list', () => {
  const title = '14 posts tagged with "NMRium", page 2'
  expect(formatBlogMetadata(list, config)).toMatchObject({ title, description: title })
})

test('excludes a page without listed posts from search engines', () => {
  expect(formatBlogMetadata({ ...list, unlisted: true }, config).robots).toEqual({ index: false, follow: false })
})

test('titles the tags of the blog and of the docs differently', () => {
  const tags: BlogTagListPage = { ...list, kind: 'blog-tag-list', title: 'Tags', letters: [] }
  expect(formatBlogMetadata(tags, config).title).toBe('Tags | Blog')
})
