import { expect, test } from '@playwright/test'
import { siteConfigSchema } from '@/lib/site/config'
import { formatProblem } from '@/lib/site/problems/problems'
import { writeFolder } from '@/tests/write-folder'
import { checkOutput } from './check-output'

const none = {
  /** The text of each page by its permalink. */
  pages: {} as Record<string, string>,
  files: {},
  config: {},
  /** Markdown files by permalink. */
  sources: {} as Record<string, string>,
  frame: '',
  copied: [] as string[],
}

/** Checks a site of the given pages; returns the problems as they are printed, with short paths. */
async function check(written: Partial<typeof none>): Promise<string[]> {
  const { pages, files, config, sources, frame, copied } = { ...none, ...written }
  const folder = await writeFolder('out', {
    ...Object.fromEntries(
      Object.entries(pages).map(([permalink, text]) => [fileOf(permalink), html(permalink, text, frame)]),
    ),
    '404.html': html('/404', '', frame),
    ...files,
  })
  const problems = await checkOutput(folder, {
    config: siteConfigSchema.parse({ url: 'https://e.org', ...config }),
    pages: Object.keys({ ...pages, ...sources }).map((permalink) => ({ permalink, file: sources[permalink] })),
    copied: new Set(copied),
  })
  return problems.map((problem) => formatProblem(problem).replaceAll(folder, 'out'))
}

function fileOf(permalink: string): string {
  return `${permalink}/index.html`.slice(1).replace(/^\//, '')
}

function html(permalink: string, text: string, frame: string): string {
  const canonical = `https://e.org${permalink === '/' ? '/' : `${permalink}/`}`
  return `<!doctype html><html lang="en"><head><title>Page</title><meta name="description" content="Words">${
    permalink === '/404' ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${canonical}">`
  }</head><body>${frame}<main><h1>Page</h1>${text}</main></body></html>`
}

test('reports nothing for a correct site', async () => {
  const problems = await check({
    pages: {
      '/': '<a href="/help/phase/#auto">Phase</a><a href="#top">Up</a><a href="/raw.pdf?page=2#page=3">Raw</a>',
      '/help/phase': '<h2 id="auto">Auto</h2><a href="/">Home</a><a href="https://e.org/help/phase/#auto">Itself</a>',
      '/ça va': '<a href="/%C3%A7a%20va/">Itself</a>',
    },
    files: { 'raw.pdf': '' },
  })
  expect(problems).toEqual([])
})

test("skips the writer's HTML files", async () => {
  const problems = await check({
    pages: { '/': '' },
    files: { 'google0123.html': 'google-site-verification', 'old/index.html': '<a href="javascript:go()">Moved</a>' },
    copied: ['/google0123.html', '/old/index.html'],
  })
  expect(problems).toEqual([])
})

test('reports addresses that are scripts', async () => {
  expect(await check({ pages: { '/': '<a href="javascript:go()">Go</a>' } })).toEqual([
    'out/index.html  error: The address in "a href" is a script. Write an address that starts with "https://" or a path, also where code makes it.',
  ])
})

test('reports invalid markup', async () => {
  const problems = await check({
    pages: { '/': '' },
    files: {
      'bare/index.html':
        '<html><body><h1>A</h1><h1>B</h1><p id="x" style="color:red"><b id="x" onclick="go()" title="JavaScript: why">!</b><button formaction=" java&#10;script:go()">?</button></body></html>',
      'foreign/index.html': html(
        '/foreign',
        '<img src="https://cdn.example.com/a.png"><a href="https://example.com">Fine</a>',
        '',
      ),
      'a.css': '@font-face { src: url("https://fonts.example.com/a.woff2") }',
    },
  })
  expect(problems).toEqual([
    'out/a.css  error: The stylesheet loads "https://fonts.example.com/a.woff2" from another host. Copy the file into the site, or remove the rule or component that loads it.',
    'out/bare/index.html  warning: The page has 2 h1 headings. Keep one "#" heading, and write the others with "##".',
    'out/bare/index.html  warning: Two elements have the id "x". Give each a different id.',
    'out/bare/index.html  warning: The attribute in "p style" has no effect. Use a component: the content security policy blocks it.',
    'out/bare/index.html  warning: The attribute in "b onclick" has no effect. Use a component: the content security policy blocks it.',
    'out/bare/index.html  error: The address in "button formaction" is a script. Write an address that starts with "https://" or a path, also where code makes it.',
    'out/foreign/index.html  warning: The image "https://cdn.example.com/a.png" has no width and height. Write both, so that the text does not jump when it loads.',
    'out/foreign/index.html  warning: The image "https://cdn.example.com/a.png" has no alt text. Describe what it shows, or write alt="" if it is only decoration.',
    'out/foreign/index.html  warning: The page loads a file from https://cdn.example.com. Copy it into the site, or link to it instead.',
  ])
})

test('reports elements from the code of a page that the policy blocks, or that send readers away', async () => {
  const problems = await check({
    pages: { '/': '<style>p{color:red}</style><svg><title>A</title></svg><meta itemprop="a" content="b">' },
    files: {
      'away/index.html': html('/away', '<meta http-equiv="refresh" content="0;url=https://a.example">', ''),
      'moved/index.html': html('/moved', '<script data-site="redirect"></script>', '').replace(
        '<head>',
        '<head><noscript><meta http-equiv="refresh" content="0;url=/"></noscript>',
      ),
    },
  })
  expect(problems).toEqual([
    expect.stringContaining('out/away/index.html  error: The text of a page cannot contain <meta>'),
    'out/away/index.html  error: A <meta http-equiv="refresh"> sends every reader of the page away. Remove it: where a page has moved, write its former address in "redirects" of the new one.',
    expect.stringContaining('out/index.html  error: The rules of <style> have no effect'),
  ])
})

test('reports the same problem on many pages once', async () => {
  const problems = await check({ pages: { '/': '', '/a': '', '/b': '' }, frame: '<nav style="top:0"></nav>' })
  expect(problems).toEqual([
    'out/404.html  warning: The attribute in "nav style" has no effect. The same on 3 more pages. Use a component: the content security policy blocks it.',
  ])
})

test('reports pages that were not exported', async () => {
  const problems = await check({
    pages: {},
    files: { 'index.html': html('/', '', '') },
    sources: { '/': 'docs/index.md', '/help': 'docs/help.md' },
  })
  expect(problems).toEqual([
    'out/help/index.html  error: The build did not write this file. Look for its route in app/.',
  ])
})

test('allows the origin of the configured analytics script', async () => {
  const pages = { '/': '<script src="https://stats.example.com/s.js" defer></script>' }
  const analytics = { src: 'https://stats.example.com/s.js', websiteId: 'id' }
  expect(await check({ pages, config: { analytics } })).toEqual([])
  expect(await check({ pages })).toHaveLength(1)
})

test('reports the missing files that pages, stylesheets and scripts load', async () => {
  const loading = `<script src="/assets/a.js" data-site="module"></script><script src="/assets/gone.js"></script>
    <img src="b.png" alt="" width="1" height="1"><img src="/b.png" srcset="/b@2x.png 2x" alt="" width="1" height="1">
    <video src="https://e.org/gone.mp4" poster="/b.png"></video><iframe src="/help/"></iframe><iframe src="/none"></iframe>
    <a href="/gone">Not loaded</a><svg><use href="#a"/></svg><img src="data:," alt="" width="1" height="1">`
  const problems = await check({
    pages: { '/': loading, '/help': '' },
    files: {
      'b.png': '',
      '404.html': html('/404', '', '').replace(
        '</head>',
        '<link rel="alternate" href="/feed.xml"><meta property="og:image" content="https://e.org/cards/1.png"></head>',
      ),
      'assets/a.js':
        'import{b}from"./b.js";const c=()=>import(`./c.js`),d={searchWorker:"/assets/d.js"};fetch("/data.json");f(".js","./",b)',
      'assets/b.js': 'export{b}from"./b-gone.js"',
      'assets/own.js': 'import "./not-ours.js"',
      'css/a.css':
        '/* url(no.png) */ @import "b.css"; a{background:url(../b.png) url("../c.png");mask:url(#m)} c{src:url(/d.woff2)}',
    },
    copied: ['/assets/own.js'],
  })
  const found = problems.flatMap(
    (problem) => /(\S+) {2}error: It loads "(.*)", which/.exec(problem)?.slice(1).join(' ') ?? problem,
  )
  expect(found.sort()).toEqual([
    'out/404.html /feed.xml',
    'out/404.html https://e.org/cards/1.png',
    'out/assets/a.js /assets/c.js',
    'out/assets/a.js /assets/d.js',
    'out/assets/b.js /assets/b-gone.js',
    'out/css/a.css /c.png',
    'out/css/a.css /css/b.css',
    'out/css/a.css /d.woff2',
    'out/index.html /assets/gone.js',
    'out/index.html /b@2x.png',
    'out/index.html /none',
    'out/index.html https://e.org/gone.mp4',
  ])
})

test('finds files below the base path, as pages of every depth name them', async () => {
  const problems = await check({
    pages: {
      '/': '',
      '/a/b': '<img src="../../b.png" alt="" width="1" height="1"><img src="/b.png" alt="" width="1" height="1">',
    },
    files: {
      'b.png': '',
      'assets/a.js': 'import"./b.js";f("/docs/assets/c.js","/assets/d.js")',
      'a/a.css': 'a{src:url(/docs/b.png) url(../b.png)}',
    },
    config: { baseUrl: '/docs/' },
  })
  expect(problems.map((problem) => /"(.*)", which is not part/.exec(problem)?.[1])).toEqual([
    '/docs/assets/b.js',
    '/docs/assets/c.js',
    '/b.png',
  ])
})
