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

test('distinguishes the elements of drawings, of the main part and of templates', async () => {
  const page = await parsePage(`<!doctype html><html lang="en"><head><title>A</title></head><body><nav><h1>B</h1></nav>
    <main><svg viewBox="0 0 1 1"><title>C</title><foreignObject><h1>D</h1></foreignObject><meta></svg>
    <math><mi>x</mi></math><noscript><img src="/a.png"></noscript><template><h1>E</h1><img src="/b.png"></template>
    <script>"<h1>F</h1>"</script><h1 id="a" id="b" title="&quot;&amp;">G</h1></main><footer><h1>H</h1></footer></body></html>`)
  const found = page.elements.filter(({ isInMain, isForeign }) => isInMain && !isForeign)
  expect(found.map(({ tagName }) => tagName)).toEqual(['h1', 'noscript', 'img', 'template', 'script', 'h1'])
  const foreign = page.elements.filter(({ isForeign }) => isForeign)
  expect(foreign.map(({ tagName }) => tagName)).toEqual(['svg', 'title', 'foreignObject', 'meta', 'math', 'mi'])
  expect(findElements(page, 'h1')).toHaveLength(4)
  expect(page.loaded).toEqual(['/a.png'])
  expect(page.elements.find((element) => readAttribute(element, 'id') === 'a')?.attrs).toEqual([
    { name: 'id', value: 'a' },
    { name: 'title', value: '"&' },
  ])
})
