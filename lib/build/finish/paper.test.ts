import { expect, test } from '@playwright/test'
import { parse, serialize } from 'parse5'
import { findProse } from './feed-content'
import { type Chapter, printable } from './paper'

function paper(html: string) {
  const { text } = toParts(html)
  // The title of the page.
  return serialize(text).replace('<h2>Phase</h2>', '')
}

function toParts(html: string) {
  const article = findProse(parse(`<main><article class="prose">${html}</article></main>`))
  if (!article) throw new Error('no text')
  const chapter: Chapter = {
    place: 2,
    title: 'Phase',
    url: 'https://docs.example.org/sub/help/phase/',
    chapterOf: new Map([
      ['/help/phase', 2],
      ['/help/ft', 1],
    ]),
    config: { url: 'https://docs.example.org', baseUrl: '/sub/' },
  }
  return printable(article, chapter)
}

test('links within the part lead to its chapters, others to whole addresses', () => {
  const html = paper(
    '<a href="/sub/help/ft/">a</a><a href="/sub/help/ft/#x">b</a><a href="#own">c</a>' +
      '<a href="/sub/glossary/#fid">d</a><a href="https://doi.org/10#a">e</a>',
  )
  expect(html).toBe(
    '<a href="#p1">a</a><a href="#p1-x">b</a><a href="#p2-own">c</a>' +
      '<a href="https://docs.example.org/sub/glossary/#fid">d</a><a href="https://doi.org/10#a">e</a>',
  )
})

test('prefixes ids with the chapter, lowers headings by one level and numbers figures by chapter', () => {
  const html = paper(
    '<h1 id="t">T</h1><h2 id="s">S<a class="heading-anchor" href="#s"></a></h2><p aria-describedby="t s">x</p>' +
      '<figure id="figure-3"><figcaption><a class="figure-number" href="#figure-3">Figure 3</a> C</figcaption></figure>',
  )
  expect(html).toBe(
    '<h2 id="p2-t">T</h2><h3 id="p2-s">S</h3><p aria-describedby="p2-t p2-s">x</p>' +
      '<figure id="p2-figure-3"><figcaption><a class="figure-number" href="#p2-figure-3">Figure 2.3</a> C</figcaption></figure>',
  )
})

test('drops controls, unfolds everything and shows light pictures at once', () => {
  const html = paper(
    '<section aria-label="n">n</section><button>b</button><div data-chrome="">c</div><div role="tablist">t</div><div role="tabpanel" hidden="until-found">p</div>' +
      '<details><summary>s</summary>d</details><img src="/a.png" loading="lazy" data-only="light"><img src="/b.png" data-only="dark">' +
      '<video src="/c.webm" poster="/c.png" width="4" height="3" aria-label="C"></video><video src="/d.webm"></video>',
  )
  expect(html).toBe(
    '<section>n</section><div role="tabpanel">p</div><details open=""><summary>s</summary>d</details><img src="/a.png" data-only="light"><img src="/c.png" width="4" height="3" alt="C">',
  )
})

test('begins with the title of the text, also a hidden one with a long id, or else with that of the page', () => {
  const titleOf = (html: string) => serialize(toParts(html).text).replace(/<p>.*/, '')
  expect(titleOf('<h1 id="the-first-measurement">The <em>first</em></h1><p>x</p>')).toBe(
    '<h2 id="p2-the-first-measurement">The <em>first</em></h2>',
  )
  expect(titleOf('<h1 class="visually-hidden">Hidden</h1><p>x</p>')).toBe('<h2>Hidden</h2>')
  expect(titleOf('<p>x</p><h2>Section</h2>')).toBe('<h2>Phase</h2>')
})

test('takes the answers out of the exercises, and writes the choices as a list', () => {
  const exercise = (form: string, answer: string) =>
    `<div data-exercise="7"><p>Exercise</p><div>Question</div><form>${form}<button>Check</button></form><details><summary>Show</summary>${answer}</details></div>`
  const { text, answers } = toParts(
    exercise('<label><input type="text">Hz</label>', '<p id="a">7</p>') +
      exercise('<fieldset><legend>Yours</legend><label><input type="radio">one</label></fieldset>', '<p>one</p>'),
  )
  const shown = (choices: string) => `<div data-exercise="7"><p>Exercise</p><div>Question</div>${choices}</div>`
  expect(serialize(text)).toBe(`<h2>Phase</h2>${shown('')}${shown('<ul><li>one</li></ul>')}`)
  expect(answers && serialize(answers)).toBe('<li><p id="p2-a">7</p></li><li><p>one</p></li>')
  expect(toParts('<p>x</p>').answers).toBeUndefined()
})
