import { expect, test } from '@playwright/test'
import { parse, serialize } from 'parse5'
import { findProse } from './feed-content'
import { type Chapter, readNotes, toPaper } from './paper'

function paper(html: string, chapter: Partial<Chapter> = {}) {
  const notes: Chapter['notes'] = new Map()
  const article = findProse(parse(`<main><article class="prose">${html}</article></main>`))
  if (!article) throw new Error('no text')
  const all = {
    place: 2,
    url: 'https://docs.example.org/sub/help/phase/',
    chapterOf: new Map([
      ['/help/phase', 2],
      ['/help/ft', 1],
    ]),
    config: { url: 'https://docs.example.org', baseUrl: '/sub/' },
    notes,
    ...chapter,
  }
  return { html: serialize(toPaper(article, all)), notes }
}

test('links within the part lead to its chapters, others have numbered notes with whole addresses, one for each page', () => {
  const { html, notes } = paper(
    '<a href="/sub/help/ft/">a</a><a href="/sub/help/ft/#x">b</a><a href="#own">c</a>' +
      '<a href="/sub/glossary/#fid">d</a><a href="/sub/glossary/#ppm">e</a><a href="https://doi.org/10#a">f</a>',
  )
  expect(html).toContain('<a href="#p1">a</a><a href="#p1-x">b</a><a href="#p2-own">c</a>')
  expect(html).toContain('d</a><sup class="print-note"><a href="#note-1">1</a></sup>')
  expect(html).toContain('e</a><sup class="print-note"><a href="#note-1">1</a></sup>')
  expect([...notes]).toEqual([
    ['https://docs.example.org/sub/glossary/', 1],
    ['https://doi.org/10#a', 2],
  ])
  expect(readNotes(notes)).toContain('<li id="note-2">https://doi.org/10#a</li>')
})

test('ids are those of the chapter, headings one level lower, figures numbered by chapter', () => {
  const { html } = paper(
    '<h1 id="t">T</h1><h2 id="s">S<a class="heading-anchor" href="#s"></a></h2><p aria-describedby="t s">x</p>' +
      '<figure id="figure-3"><figcaption><a class="figure-number" href="#figure-3">Figure 3</a> C</figcaption></figure>',
  )
  expect(html).toBe(
    '<h2 id="p2-t">T</h2><h3 id="p2-s">S</h3><p aria-describedby="p2-t p2-s">x</p>' +
      '<figure id="p2-figure-3"><figcaption><a class="figure-number" href="#p2-figure-3">Figure 2.3</a> C</figcaption></figure>',
  )
})

test('nothing is left to press or folded, and pictures come at once in light colours', () => {
  const { html } = paper(
    '<button>b</button><div data-chrome="">c</div><div role="tablist">t</div><div role="tabpanel" hidden="until-found">p</div>' +
      '<details><summary>s</summary>d</details><img src="/a.png" loading="lazy" data-only="light"><img src="/b.png" data-only="dark">' +
      '<video src="/c.webm" poster="/c.png" width="4" height="3" aria-label="C"></video><video src="/d.webm"></video>',
  )
  expect(html).toBe(
    '<div role="tabpanel">p</div><details open=""><summary>s</summary>d</details><img src="/a.png" data-only="light"><img src="/c.png" width="4" height="3" alt="C">',
  )
})
