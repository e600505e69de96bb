import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'parse5'
import { parse as parseYaml } from 'yaml'
import { readAttribute, textOf } from '@/lib/output/read-page'
import { readSiteFiles } from '@/lib/output/site-files'
import { environment } from '@/lib/site/environment'
import { type TestSiteName, testSiteDir } from '../sites'
import { listElements } from './elements'

const read = (site: TestSiteName, file: string) => readFile(path.join(testSiteDir(site), file), 'utf8')
const readPage = (site: TestSiteName, address: string) => read(site, `${address}index.html`)

test('describes a page in its head', async () => {
  const html = await readPage('every-kind', 'help/phase/')
  expect(html).toContain('<title>Phase correction | Bench documentation</title>')
  expect(html).toMatch(/<html[^>]* lang="en"/)
  expect(html).toContain('<link rel="canonical" href="https://docs.example.org/sub/help/phase/"')
  expect(html).toMatch(/<meta name="description" content="[^"]{40,160}"/)
  expect(html).toContain('<meta property="og:title" content="Phase correction"')
  expect(html).toContain('<meta property="og:url" content="https://docs.example.org/sub/help/phase/"')
  expect(html).toContain('<meta name="docsearch:docusaurus_tag" content="docs-default-current"')
})

test('names the release that a page describes, and marks newer parts', async () => {
  for (const page of ['help/phase/', 'glossary/']) {
    const html = await readPage('every-kind', page)
    expect(textOf(parse(html)), page).toContain('Describes Bench 2.5.0')
    expect(html, page).toMatch(/<a[^>]* href="\/sub\/glossary\/"[^>]*>Bench 2\.5\.0</)
  }
  const features = await readPage('every-kind', 'contribute-to-doc/markdown_features/')
  expect(textOf(parse(features))).toContain('after 2.5.0')
  expect(textOf(parse(features))).toContain('Describes Bench 2.5.0')
  // Its folder depends on no release.
  expect(await readPage('every-kind', 'contribute-to-doc/details/')).not.toContain('Describes')
  expect(await readPage('every-kind', 'blog/welcome/')).not.toContain('Describes')
})

test('links the feeds from every page of the blog', async () => {
  for (const page of ['blog/', 'blog/tags/info/', 'blog/welcome/']) {
    const feeds = listElements(parse(await readPage('every-kind', page))).filter(
      (each) => readAttribute(each, 'rel') === 'alternate' && readAttribute(each, 'type') !== 'text/markdown',
    )
    expect(feeds.map((feed) => readAttribute(feed, 'type'))).toEqual([
      'application/rss+xml',
      'application/atom+xml',
      'application/feed+json',
    ])
  }
})

test('marks "Docs" in the navbar on pages of the docs only', async () => {
  const marks = await Promise.all(
    ['index.html', 'help/ft/index.html', 'tags/index.html', 'blog/index.html', 'search/index.html', '404.html'].map(
      async (file) => {
        const links = listElements(parse(await read('every-kind', file))).filter(({ tagName }) => tagName === 'a')
        const docs = links.find((link) => textOf(link).trim() === 'Docs')
        return docs && readAttribute(docs, 'aria-current')
      },
    ),
  )
  expect(marks).toEqual(['page', 'true', 'true', undefined, undefined, undefined])
})

test('uses the default colour mode without JavaScript, also for the browser frame', async () => {
  const html = await readPage('hosted', '')
  expect(html).toMatch(/<html[^>]* data-theme="dark"/)
  expect(html).toMatch(/<meta name="theme-color" content="#111a1f"/)
})

test('serves a worker that removes a former one on a site that opts out of offline reading', async () => {
  expect(await read('hosted', 'sw.js')).toContain('unregister')
})

test('shows the version of a page to readers, crawlers and search engines', async () => {
  const describe = async (address: string) => {
    const html = await readPage('every-kind', address)
    const elements = listElements(parse(html))
    const find = (name: string, value: string) => elements.find((element) => readAttribute(element, name) === value)
    const read = (name: string, value: string, attribute: string) => {
      const element = find(name, value)
      return element && readAttribute(element, attribute)
    }
    const notice = elements.find(
      (element) => element.tagName === 'aside' && readAttribute(element, 'aria-label') === 'Docs version',
    )
    const inNotice = notice ? listElements(notice) : []
    return {
      version: read('name', 'docsearch:version', 'content'),
      tag: read('name', 'docsearch:docusaurus_tag', 'content'),
      canonical: read('rel', 'canonical', 'href')?.replace('https://docs.example.org', ''),
      notice: inNotice.filter(({ tagName }) => tagName === 'p').map(textOf)[0] ?? '',
      link: inNotice.filter(({ tagName }) => tagName === 'a').map((link) => readAttribute(link, 'href'))[0] ?? '',
      hrefs: elements.map((element) => readAttribute(element, 'href')),
      badge: elements.filter((element) => readAttribute(element, 'data-version-badge') !== undefined).map(textOf),
    }
  }
  const old = { version: '1.0', tag: 'docs-default-1.0', notice: 'Version 1.0 is no longer maintained' }
  const next = { version: '3.0', tag: 'docs-default-3.0', notice: 'Version Next is not released yet' }
  const last = { version: 'current', tag: 'docs-default-current', notice: '', link: '' }
  const phase = await describe('1.0/help/phase/')
  expect(phase).toMatchObject({ ...old, canonical: '/sub/help/phase/', link: '/sub/help/phase/' })
  expect(phase.hrefs).toEqual(
    expect.arrayContaining(['/sub/1.0/', '/sub/1.0/category/guide/', '/sub/1.0/tags/processing/']),
  )
  for (const [address, canonical, link] of [
    ['1.0/legacy/jcamp/', '/sub/1.0/legacy/jcamp/', '/sub/'],
    ['1.0/category/guide/', '/sub/category/guide/', '/sub/category/guide/'],
    ['1.0/tags/', '/sub/tags/', '/sub/tags/'],
  ] as const)
    expect(await describe(address), address).toMatchObject({ ...old, canonical, link })
  expect(await describe('next/help/denoise/')).toMatchObject({
    ...next,
    canonical: '/sub/next/help/denoise/',
    link: '/sub/',
  })
  expect(await describe('help/phase/')).toMatchObject({
    ...last,
    canonical: '/sub/help/phase/',
    badge: ['Version 2.0'],
  })
  expect(await describe('blog/')).toMatchObject({ tag: 'default', notice: '', badge: [] })

  const sitemap = await read('every-kind', 'sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>https:\/\/docs\.example\.org([^<]*)/g)].map(([, path]) => path)
  expect(listed.filter((path) => /^\/sub\/(next|1\.0)/.test(path ?? ''))).toEqual([
    '/sub/next/help/denoise/',
    '/sub/next/tags/new/',
    '/sub/1.0/legacy/jcamp/',
    '/sub/1.0/tags/old/',
  ])
})

test('writes the base path into sitemap, feeds and metadata', async () => {
  expect(await read('every-kind', 'sitemap.xml')).toContain('<loc>https://docs.example.org/sub/guide/pictures/</loc>')
  expect(await read('every-kind', 'robots.txt')).toContain('Sitemap: https://docs.example.org/sub/sitemap.xml')
  expect(await read('every-kind', 'blog/rss.xml')).toContain(
    '<link>https://docs.example.org/sub/blog/2026-05-19-newsletter/</link>',
  )
  const html = await readPage('every-kind', 'guide/pictures/')
  expect(html).toContain('rel="canonical" href="https://docs.example.org/sub/guide/pictures/"')
  expect(html).toMatch(/property="og:image" content="https:\/\/docs\.example\.org\/sub\/assets\/line\.\w+\.svg"/)
  expect(html).toContain('href="/sub/favicon.svg"')
})

test('writes the paths of docs and blog into feeds, sitemap and edit links', async () => {
  for (const feed of ['news/rss.xml', 'news/atom.xml', 'news/feed.json']) {
    expect(await read('hosted', feed), feed).toContain('https://docs.example.org/news/2024/01/01/first/')
  }
  const sitemap = await read('hosted', 'sitemap.xml')
  for (const page of ['docs/', 'docs/guide/start/', 'news/', 'news/2024/01/01/first/']) {
    expect(sitemap).toContain(`<loc>https://docs.example.org/${page}</loc>`)
  }
  expect(sitemap).not.toMatch(/example\.org\/(blog|guide)\//)
  const html = await readPage('hosted', 'news/2024/01/01/first/')
  expect(html).toContain('href="https://github.com/example/docs/edit/main/blog/2024-01-01-first.md"')
  expect(html).toMatch(/rel="canonical" href="[^"]*example\.org\/news\/2024\/01\/01\/first\/"/)
  const files = await readSiteFiles(testSiteDir('hosted'))
  for (const page of ['/news/tags/bold/', '/news/authors/marked/', '/news/archive/'])
    expect(files, page).toContain(`${page}index.html`)
  expect(files).not.toContain('/blog/index.html')
})

const shipped = (file: string) => readFile(path.join(environment.outDir, file), 'utf8')

test('keeps every address of the shipped site that others link to, and redirects the former ones', async () => {
  const addresses: Record<'blog' | 'docs' | 'redirects', string[]> = parseYaml(
    await readFile('tests/output/shipped-addresses.yml', 'utf8'),
  )
  const fileOf = (address: string) => (/\.\w+$/.test(address) ? address : `${address.replace(/\/$/, '')}/index.html`)
  for (const address of addresses.blog) await access(path.join(environment.outDir, fileOf(address)))
  for (const address of addresses.redirects)
    expect(await shipped(fileOf(address)), address).toContain('http-equiv="refresh"')
  const others = (await readSiteFiles(environment.outDir)).filter(
    (file) => file.endsWith('/index.html') && !/^\/(blog|search|tags|offline|404|_)/.test(file),
  )
  const docs = addresses.docs.map(fileOf)
  for (const file of new Set([...docs, ...others])) {
    const html = await shipped(file)
    if (!docs.includes(file) && html.includes('http-equiv="refresh"')) continue
    const sidebar = html.match(/<nav[^>]* aria-label="Docs sidebar".*?<\/nav>/s)?.[0]
    // Pages for operators are linked from others.
    if (/^\/contribute-to-doc\/(publish|move|versions_and_languages)\//.test(file)) expect(sidebar, file).toBeDefined()
    else expect(sidebar, file).toContain('aria-current="page"')
  }
})
