import { expect, test } from '@playwright/test'
import { stripNext } from '../next-internals'
import { lightenPage } from './lighten-page'

const sheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const payload = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`

/** A page in the form in which Next 16.4.5 writes it. */
function exported({ body = '', scripts = '' }: { body?: string; scripts?: string } = {}): string {
  return `<!DOCTYPE html><html lang="en" dir="ltr" data-theme="light"><head><meta charSet="utf-8"/><link rel="preconnect" href="/" crossorigin=""/><meta name="viewport" content="width=device-width"/>${sheet('a')}${sheet('b')}<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/m.js"/><script src="/_next/static/chunks/r.js" async=""></script><title>Phase</title><meta name="description" content="Lines"/><meta name="theme-color" content="#fff"/><meta property="og:title" content="Phase"/><meta name="twitter:title" content="Phase"/><link rel="canonical" href="https://docs.example/a/"/><link rel="icon" href="/i.svg"/><script>(function a(){})()</script><script type="module" src="/assets/site.js"></script><script src="/_next/static/chunks/p.js" noModule=""></script></head><body><div hidden=""><!--$--><!--/$--></div>${body}<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script><script src="/_next/static/chunks/m.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${payload('1:"$Sreact.fragment"\n8:I[39,["/_next/static/chunks/m.js"],"default"]\n')}${scripts}</body></html>`
}

const body =
  '<header><a href="/" aria-current="true">Docs</a><a href="/blog/">Blog</a><ul data-swap="versions"><li><a href="/1/a/" aria-current="true">1</a><ul></ul></li></ul></header><nav><button aria-expanded="true"></button><a href="/a/" aria-current="page">A</a></nav><main id="main"><p>One<!-- --> two <a href="/b/" aria-current="page">B</a></p></main><footer></footer>'

function lighten(page: string) {
  const stripped = stripNext(page)
  if ('reason' in stripped) throw new Error(stripped.reason)
  return lightenPage(stripped, '/_next/static/chunks/page-x.css')
}

test('a light page has no script of Next and one style sheet; text, data and our own scripts stay', () => {
  const { html } = lighten(exported({ body: `${body}<script type="application/ld+json">{"a":1}</script>` }))
  expect(Array.from(html.matchAll(/<script[^>]*>/g), ([tag]) => tag)).toEqual([
    '<script>',
    '<script type="module" src="/assets/site.js">',
    '<script type="application/ld+json">',
  ])
  expect(html).not.toContain('__next_f')
  expect(html).not.toContain('rel="pre')
  expect(html).not.toContain('<!--')
  expect(html.match(/rel="stylesheet" href="[^"]*"/g)).toEqual([
    'rel="stylesheet" href="/_next/static/chunks/page-x.css"',
  ])
  expect(html).toMatch(
    /^<!DOCTYPE html><html lang="en" dir="ltr" data-light="" data-shell="[\w-]{10}" data-theme="light">/,
  )
  expect(html).toContain('<p>One two <a')
})

test('the head has one order, wherever React wrote the link to the search description', () => {
  const search = '<link rel="search" title="Docs" href="/opensearch.xml"/>'
  const [early, late] = ['<title>', '<link rel="icon"'].map((place) =>
    exported({ body }).replace(place, search + place),
  )
  expect(lighten(early ?? '').html).toBe(lighten(late ?? '').html)
  expect(lighten(early ?? '').html).toContain(search)
})

test('the fragment holds what the page differs by', () => {
  const { shell, ...fragment } = lighten(exported({ body })).fragment
  expect(fragment).toEqual({
    site: '/assets/site.js',
    lang: 'en',
    dir: 'ltr',
    head: '<title>Phase</title><meta name="description" content="Lines"/><meta property="og:title" content="Phase"/><link rel="canonical" href="https://docs.example/a/"/>',
    style: '/_next/static/chunks/page-x.css',
    foreign: '',
    main: '<main id="main"><p>One two <a href="/b/" aria-current="page">B</a></p></main>',
    marks: [
      [0, 'true'],
      [2, 'page'],
    ],
    swaps: { versions: '<ul data-swap="versions"><li><a href="/1/a/" aria-current="true">1</a><ul></ul></li></ul>' },
  })
})

test('pages have the same shell when they differ in main, marks, swaps and what is open, and another one otherwise', () => {
  const shellOf = (changed: string) => lighten(exported({ body: changed })).fragment.shell
  const other = body
    .replace('One', 'Two')
    .replace(' aria-current="true">Docs', '>Docs')
    .replace('/1/a/', '/1/b/')
    .replace('aria-expanded="true"', 'aria-expanded="false"')
  expect(shellOf(other)).toBe(shellOf(body))
  expect(shellOf(body.replace('>Blog<', '>News<'))).not.toBe(shellOf(body))
})

test('a page that is not as Next writes it, or that needs React, is left alone', () => {
  const reasonOf = (page: string) => {
    const stripped = stripNext(page)
    return 'reason' in stripped ? stripped.reason : undefined
  }
  expect(reasonOf(exported({ body }))).toBeUndefined()
  expect(reasonOf(exported({ body, scripts: payload('9:I[4,["/x.js"],"Counter"]\n') }))).toBe(
    'The component Counter runs in the browser.',
  )
  expect(reasonOf(exported({ body, scripts: payload('a:"Counter"\n9:I[4,["/x.js"],"$a"]\n') }))).toBe(
    'The component Counter runs in the browser.',
  )
  expect(reasonOf(exported({ body, scripts: '<script>$RC("B:0","S:0")</script>' }))).toBe(
    'It has an unknown script: <script>$RC("B:0","S:0")</script>',
  )
  expect(reasonOf(exported({ body: `${body}<template id="B:0"></template>` }))).toBe(
    'It was not written in one piece: <template id="B:',
  )
  expect(reasonOf('<html><body>Moved</body></html>')).toBe('It has no payload.')
})
