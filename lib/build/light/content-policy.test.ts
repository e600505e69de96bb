import { expect, test } from '@playwright/test'
import { addPolicy, findForeignSources, findInlineScripts, formatPolicy } from './content-policy'

test('a policy allows the site itself, the scripts in the page by their hashes, and nothing else', () => {
  // The hash of the empty text is known.
  expect(formatPolicy({ scripts: [''] })).toBe(
    "default-src 'none'; script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'",
  )
})

test('what a page loads from elsewhere, and what the settings allow, is added', () => {
  const foreign = findForeignSources(
    '<a href="https://no.example/">x</a><img src="/a.png" srcset="/a.png 1x, https://b.example/a.png 2x"><iframe src="//video.example/1"></iframe><video poster="https://a.example/p.jpg"></video>',
  )
  expect(foreign).toBe(
    'frame-src https://video.example; img-src https://a.example https://b.example; media-src https://a.example',
  )
  const policy = formatPolicy({
    scripts: [],
    foreign,
    sources: { script: ['https://stats.example'], connect: ['https://search.example'] },
  })
  expect(policy).toContain("script-src 'self' https://stats.example;")
  expect(policy).toContain("connect-src 'self' https://search.example;")
  expect(policy).toContain("img-src 'self' data: https://a.example https://b.example;")
  expect(policy).toContain('; frame-src https://video.example')
})

test('scripts that run are found, data and files are not', () => {
  const html =
    '<script>a < b</script><script type="module">c</script><script type="application/ld+json">{}</script><script src="/x.js"></script>'
  expect(findInlineScripts(html)).toEqual(['a < b', 'c'])
})

test('the policy stands right behind the encoding', () => {
  expect(addPolicy('<head><meta charSet="utf-8"/><script>', "a 'b'")).toBe(
    '<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="a \'b\'"/><script>',
  )
})
