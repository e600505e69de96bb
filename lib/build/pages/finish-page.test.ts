import { expect, test } from '@playwright/test'
import { completePage, type StrippedPage, stripPage } from './finish-page'

const sheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`

/** A page in the form in which Next exports it. */
function exported({ body = '<main id="main"><p>One<!-- --> two</p></main>', head = '' } = {}): string {
  return `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charSet="utf-8"/><link rel="preconnect" href="/" crossorigin=""/><meta name="viewport" content="width=device-width"/>${sheet('a')}${sheet('b')}<link rel="preload" as="image" href="/first.avif"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/m.js"/><link rel="preload" as="style" href="/_next/static/chunks/c.css"/><script src="/_next/static/chunks/r.js" async=""></script><title>Phase &lt;1&gt;</title>${head}<script data-site="head">(function a(){})()</script><script data-site="recovery">b</script><script type="module" data-site="module" src="/assets/site.js"></script><link rel="stylesheet" data-site="" href="/own.css"/><script src="/_next/static/chunks/p.js" noModule=""></script></head><body><div hidden=""><!--$--><!--/$--></div>${body}<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script><script src="/_next/static/chunks/m.js" async=""></script><script>self.__next_f.push([1,"1:1"])</script></body></html>`
}

function strip(page: string): StrippedPage {
  const stripped = stripPage(page)
  if ('missing' in stripped) throw new Error(stripped.missing.join())
  return stripped
}

function finish(page: string): string {
  return completePage(strip(page), { policy: "default-src 'none'", stylesheet: '/all.css' })
}

test('keeps marked scripts and stylesheets, and adds the stylesheet of the site and the policy', () => {
  expect(finish(exported())).toBe(
    `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><meta name="viewport" content="width=device-width"><title>Phase &lt;1&gt;</title><script data-site="head">(function a(){})()</script><script data-site="recovery">b</script><link rel="stylesheet" href="/all.css"><script type="module" data-site="module" src="/assets/site.js"></script><link rel="stylesheet" data-site="" href="/own.css"></head><body><div hidden=""></div><main id="main"><p>One two</p></main></body></html>`,
  )
})

test('keeps data for search engines, and removes unmarked scripts', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>'
  const html = finish(exported({ body: `<main>${data}<script>x()</script><svg><script>y()</script></svg></main>` }))
  expect(html).toContain(`<main>${data}<svg></svg></main>`)
})

test('drops the payload for the router wherever it is, also without an end', () => {
  const payload = '<script>self.__next_f.push([1,"<p>\\u003c/script>"])</script>'
  const html = finish(exported({ body: `${payload}<main>${payload}A${payload}</main>`, head: payload }))
  expect(html).toBe(finish(exported({ body: '<main>A</main>' })))
  expect(finish(exported().replace('"])</script>', '"'))).toBe(finish(exported()))
})

test('returns the inline scripts, stylesheets and foreign origins of a page', () => {
  const body =
    '<main><img src="https://a.example/x.png"><script data-site="tabs">c</script><template><iframe src="https://b.example/"></iframe></template></main>'
  const { scripts, sheets, foreign } = strip(exported({ body }))
  expect(scripts).toEqual(['(function a(){})()', 'b', 'c'])
  expect(sheets).toEqual(['/_next/static/chunks/a.css', '/_next/static/chunks/b.css'])
  expect([...foreign].map(([name, origins]) => [name, ...origins])).toEqual([
    ['img-src', 'https://a.example'],
    ['frame-src', 'https://b.example'],
  ])
})

test('replaces style attributes by classes with rules of the same weight, also in templates', () => {
  const body =
    '<main><i class="x" style="color:red;--a:&quot;b&quot;"></i><template><b style="margin:0"></b></template></main>'
  const { html, rules } = strip(exported({ body }))
  const [first = '', second = ''] = rules.map((rule) => /\.(s-\w+),/.exec(rule)?.[1] ?? '')
  expect(html).toContain(`<i class="${first} x"></i><template><b class="${second}"></b></template>`)
  expect(rules).toEqual([`:is(.${first},#_){color:red;--a:"b"}`, `:is(.${second},#_){margin:0}`])
})

test('moves the link to the search description to a fixed place', () => {
  const search = '<link rel="search" title="Docs" href="/opensearch.xml"/>'
  const [early, late] = ['<title>', '</head>'].map((place) => finish(exported().replace(place, search + place)))
  expect(early).toContain('href="/opensearch.xml"')
  expect(early).toBe(late)
})

test('keeps texts that look like the placeholders', () => {
  const body = '<main title="<!--policy-->">&lt;!--stylesheet--&gt;</main>'
  expect(finish(exported({ body, head: '<meta name="description" content="<!--stylesheet-->"/>' }))).toContain(
    '<link rel="stylesheet" href="/all.css"><script type="module"',
  )
})

for (const [what, from, to] of [
  ['<main>', /main/g, 'div'],
  ['<meta charset> at the start of its head', '<meta charSet="utf-8"/>', ''],
  ['<meta charset> at the start of its head', '<head>', '<head><meta name="x"/>'],
  ['<script data-site="head">', 'data-site="head"', ''],
  ['<script data-site="recovery">', 'data-site="recovery"', ''],
  ['<script data-site="module">', 'data-site="module"', ''],
] as const) {
  test(`rejects a page ${to ? `in which "${to}" leaves no` : 'without'} ${what}`, () => {
    expect(stripPage(exported().replace(from, to))).toEqual({ missing: [what] })
  })
}
