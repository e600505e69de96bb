import { expect, test } from '@playwright/test'
import { parseFragment, defaultTreeAdapter as tree } from 'parse5'
import { addOrigins, formatPolicy, formatPolicyMeta, type Origins } from './content-policy'

function findOrigins(html: string): Origins {
  const origins: Origins = new Map()
  for (const node of parseFragment(html).childNodes) if (tree.isElementNode(node)) addOrigins(node, origins)
  return origins
}

test('allows only the site itself and the inline scripts by their hashes', () => {
  // The well-known hash of an empty text.
  expect(formatPolicy({ scripts: [''] })).toBe(
    "default-src 'none'; script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src 'self'; img-src 'self' data:; media-src 'self'; form-action 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'",
  )
})

test('allows origins that the page loads from and that the settings name', () => {
  const foreign = findOrigins(
    '<a href="https://no.example/">x</a><img src="/a.png" srcset="/a.png 1x, https://b.example/a.png 2x"><iframe src="//video.example/1"></iframe><video poster="https://a.example/p.jpg"></video>',
  )
  const policy = formatPolicy({
    scripts: [],
    foreign,
    sources: { script: ['https://stats.example'], connect: ['https://search.example'] },
  })
  expect(policy).toContain("script-src 'self' https://stats.example;")
  expect(policy).toContain("connect-src 'self' https://search.example;")
  expect(policy).toContain("img-src 'self' data: https://a.example https://b.example;")
  expect(policy).toContain("media-src 'self';")
  expect(policy).toContain('; frame-src https://video.example')
})

test('allows own frames and objects only if a page has them', () => {
  expect(findOrigins('<iframe src=" /https://a.example/"></iframe>')).toEqual(
    new Map([['frame-src', new Set(["'self'"])]]),
  )
  expect([...findOrigins('<object data="/a.pdf"></object>').keys()]).toEqual(['object-src', 'frame-src'])
  expect(
    findOrigins('<img src="/a.png"><video src="/b.webm" poster="/c.png"></video><form action="/d"></form>'),
  ).toEqual(new Map())
})

test('allows every host of a srcset', () => {
  const foreign = findOrigins(
    '<img src="/a.png" srcset="https://a.example/a.png 1x, http://b.example:81/x,y.png?z=1 2x,//c.example/a.png 3x">',
  )
  expect([...(foreign.get('img-src') ?? [])]).toEqual(['https://a.example', 'http://b.example:81', 'https://c.example'])
})

test('allows nothing for an address without a host', () => {
  expect(
    findOrigins(
      '<constructor src="https://a.example/"></constructor><img src="https://"><img src="https:a.png"><iframe src="https:a.html"></iframe><iframe src="about:blank"></iframe>',
    ),
  ).toEqual(new Map())
})

test('escapes a policy as an attribute', () => {
  expect(formatPolicyMeta(`a 'b' "c"&`)).toBe(
    `<meta http-equiv="Content-Security-Policy" content="a 'b' &quot;c&quot;&amp;">`,
  )
})
