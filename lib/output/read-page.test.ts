import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'
import { findElements, readAttribute, readPage } from './read-page'

async function parsePage(html: string) {
  return readPage(await writeFolder('site', { 'x/index.html': html }), '/x/index.html')
}

test('collects the addresses that a browser fetches without a click', async () => {
  const page = await parsePage(`<!doctype html><html lang="en"><head>
    <link rel="stylesheet" href="/a.css"><link rel="canonical" href="https://e.org/x/">
    <meta property="og:image" content="/card.png"><meta name="description" content="Words">
    </head><body>
    <header><a href="/nav">Nav</a></header><nav><a href="/side">Side</a></nav>
    <main><a href=" /text ">Text</a><footer><a href="/pager">Next</a></footer>
    <img src="/a.png" srcset="/a.png 1x, /b.png 2x"><video poster="/p.png"><source src="/v.webm"></video>
    <svg><use xlink:href="#icon"></use><title>Icon</title></svg><object data="/o.pdf"></object>
    <noscript><a href="/still">Still</a></noscript></main>
    <footer><a href="/foot">Foot</a><a href="/gone" data-no-link-check>Gone</a></footer></body></html>`)
  expect(page.loaded).toEqual(['/a.css', '/a.png', '/a.png', '/b.png', '/p.png', '/v.webm', '#icon', '/o.pdf'])
})

test('finds elements by name', async () => {
  const page =
    await parsePage(`<html lang="de"><head><title>One | Site</title></head><body><h1 id="a">One</h1><p id="a">
    <a name="old"></a><svg><title id="b">Drawing</title></svg><input name="field"></body></html>`)
  expect(page.permalink).toBe('/x')
  expect(findElements(page, 'title')).toHaveLength(1)
  expect(findElements(page, 'html').map((element) => readAttribute(element, 'lang'))).toEqual(['de'])
})
