import { expect, test } from '@playwright/test'
import { readSite, type Site } from '@/lib/content/read-site'
import { formatProblems } from '@/lib/site/problems/problems'
import { writeFolder } from '@/tests/write-folder'
import { isBlogPage } from './blog-page'

async function read(settings: string, files: Record<string, string> = {}) {
  const folder = await writeFolder('site', {
    'site.yml': settings,
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
    'blog/2024-05-01-hello.md': '---\ntags: [news]\nauthors: ada\n---\n\n# Hello\n',
    'blog/authors.yml': 'ada:\n  name: Ada\n  page: true\n',
    ...files,
  })
  process.env.CONTENT_DIR = folder
  const site = await readSite()
  const problems = formatProblems(site.problems.filter(({ code }) => code !== 'shallow-clone'))
  return { site, problems: problems.replaceAll(folder, 'site') }
}

function listBlog({ pages }: Site): string[] {
  return pages.filter(isBlogPage).map(({ permalink }) => permalink)
}

test('starts every address of the blog with its path', async () => {
  const { site, problems } = await read('blog:\n  path: /about/news/\n')
  expect(problems).toBe('No problems.')
  expect(listBlog(site)).toEqual([
    ...['/about/news', '/about/news/archive', '/about/news/tags', '/about/news/tags/news'],
    ...['/about/news/authors', '/about/news/authors/ada', '/about/news/2024/05/01/hello'],
  ])
  const list = site.pageByPermalink.get('/about/news')
  expect(list).toMatchObject({ feedHref: '/about/news/rss.xml', sections: [{ permalink: '/about/news' }, {}, {}, {}] })
})

test('supports a blog as the whole site', async () => {
  const { site, problems } = await read('docs:\n  path: docs\nblog:\n  path: ""\n')
  expect(problems).toBe('No problems.')
  expect(site.pageByPermalink.get('/docs')).toMatchObject({ kind: 'doc' })
  expect(listBlog(site)).toEqual(expect.arrayContaining(['/', '/archive', '/2024/05/01/hello']))
})

test('reports pages that clash with the blog, and invalid paths', async () => {
  const clash = await read('blog:\n  path: news\n', { 'pages/news/tags.md': '# T\n', 'pages/blog/x.md': '# X\n' })
  expect(clash.problems).toContain('The address /news/tags is also that of site/pages/news/tags.md.')
  const { problems } = await read('docs:\n  path: a b\n')
  expect(problems).toContain('site/site.yml:2:9  error: "docs.path" is the text "a b". Write only letters')
})

test('allows pages in the folder of the blog, at the root or below', async () => {
  for (const path of ['blog', 'news']) {
    const { site, problems } = await read(`blog:\n  path: ${path}\n`, { 'pages/blog/x.md': '# X\n' })
    expect(problems).toBe('No problems.')
    expect(site.pageByPermalink.get('/blog/x')).toMatchObject({ kind: 'doc', title: 'X' })
  }
})

test('makes the address of an author as Docusaurus does, and encodes it once', async () => {
  const authors = ['Zoë Łuk', 'グラフ'].map((key) => `${key}:\n  name: A\n  page: true\n`)
  const written = ['/josé b/', 'jos%C3%A9'].map(
    (path) => `${path[1]}${path[5]}:\n  name: B\n  page: {permalink: ${path}}\n`,
  )
  const { site } = await read('', { 'blog/authors.yml': [...authors, ...written, 'ada:\n  name: Ada\n'].join('') })
  const addresses = listBlog(site).filter((address) => address.includes('/authors/'))
  expect(addresses.map(decodeURI)).toEqual(
    ['zoe-luk', 'グラフ', 'josé b', 'josé'].map((name) => `/blog/authors/${name}`),
  )
})
