import { expect, test } from '@playwright/test'
import { samplePage } from '../../tests/search/sample-page'
import { buildRecords, formatIndex, readIndex } from './records'

test('makes records of a page, its headings and its texts', () => {
  const records = buildRecords(
    samplePage({
      path: '/docs/help/phase/',
      title: 'Phase correction',
      section: '1D spectra',
      blocks: [
        { text: 'Text above the first heading, which is long enough to stand alone as a record.' },
        { heading: { level: 2, id: 'manual' }, text: 'By hand' },
        { text: 'Drag the pad until the signal is symmetric and positive on both sides.' },
        { heading: { level: 4, id: 'pivot' }, text: 'Pivot' },
        { heading: { level: 2, id: 'see also' }, text: 'See also' },
      ],
    }),
  )
  expect(records.map(({ objectID, type, url, anchor, position }) => [position, type, objectID, url, anchor])).toEqual([
    [0, 'lvl1', '/docs/help/phase/', '/docs/help/phase/', null],
    [1, 'content', '/docs/help/phase/:1', '/docs/help/phase/', null],
    [2, 'lvl2', '/docs/help/phase/#manual', '/docs/help/phase/#manual', 'manual'],
    [3, 'content', '/docs/help/phase/#manual:1', '/docs/help/phase/#manual', 'manual'],
    [4, 'lvl4', '/docs/help/phase/#pivot', '/docs/help/phase/#pivot', 'pivot'],
    [5, 'lvl2', '/docs/help/phase/#see%20also', '/docs/help/phase/#see%20also', 'see%20also'],
  ])
  expect(records[4]?.hierarchy).toEqual({
    ...{ lvl0: '1D spectra', lvl1: 'Phase correction', lvl2: 'By hand', lvl3: null },
    ...{ lvl4: 'Pivot', lvl5: null, lvl6: null },
  })
  expect(records[5]?.hierarchy).toMatchObject({ lvl2: 'See also', lvl4: null })
})

test('escapes every text', () => {
  const evil = `Array<T> & <img src=x onerror="alert('x')">`
  const escaped = 'Array&lt;T&gt; &amp; &lt;img src=x onerror=&quot;alert(&#39;x&#39;)&quot;&gt;'
  const records = buildRecords(
    samplePage({
      ...{ title: evil, section: evil, tags: [evil], keywords: [evil] },
      blocks: [{ heading: { level: 2, id: 'a' }, text: evil }, { text: evil }],
    }),
  )
  const [page, heading, text] = records
  expect(page).toMatchObject({ hierarchy: { lvl0: escaped, lvl1: escaped }, tags: [escaped], keywords: [escaped] })
  expect(heading?.hierarchy.lvl2).toBe(escaped)
  expect(text?.content).toBe(escaped)
  expect(JSON.stringify(records)).not.toContain('<')
})

test('copies facets from the page', () => {
  const facets = { language: 'de', version: '1.0', docusaurusTag: 'docs-default-1.0', tags: ['NMR'] }
  const records = buildRecords(samplePage({ ...facets, keywords: ['pivot'], blocks: [{ text: 'Some text' }] }))
  for (const record of records) {
    expect(record).toMatchObject({ language: 'de', version: '1.0', docusaurus_tag: 'docs-default-1.0', tags: ['NMR'] })
  }
  expect(records.map(({ keywords }) => keywords)).toEqual([['pivot'], []])
})

test('makes no separate record of a title heading', () => {
  const blocks = [{ heading: { level: 1, id: 'title' }, text: 'Title' }, { text: 'Some text' }]
  expect(buildRecords(samplePage({ title: 'Title', blocks })).map(({ type, url }) => [type, url])).toEqual([
    ['lvl1', '/page/'],
    ['content', '/page/'],
  ])
})

test('joins short texts with the next one, and cuts long ones between rows or sentences', () => {
  const row = `${'word '.repeat(39)}word`
  const short = [{ text: 'In short' }, { text: 'Press a.' }]
  const contents = (blocks: Array<{ text: string }>) =>
    buildRecords(samplePage({ blocks })).flatMap(({ content }) => content ?? [])
  expect(contents(short)).toEqual(['In short • Press a.'])
  expect(contents([{ text: [row, row, row].join('\n') }])).toEqual([`${row} • ${row}`, row])
  expect(contents([{ text: `${row}. ${row}. ${row}.` }])).toEqual([`${row}. ${row}.`, `${row}.`])
  const endless = contents([{ text: 'x'.repeat(1200) }])
  expect(endless.map(({ length }) => length)).toEqual([500, 500, 200])
})

test('makes a separate record of the effect of keys, with the keys as keywords', () => {
  const text = 'Key · Effect\nz\tzero filling · 1D\nwheel · scale\nShift + <\tlimits'
  const [, ...records] = buildRecords(samplePage({ blocks: [{ text }] }))
  expect(records.map(({ content, keywords }) => [content, keywords])).toEqual([
    ['Key · Effect', []],
    ['z: zero filling · 1D', ['z']],
    ['wheel · scale', []],
    ['Shift + &lt;: limits', ['Shift + &lt;']],
  ])
})

test('reads the index page by page while it arrives, and refuses a part of it', async () => {
  const pages = [samplePage({ title: 'α,β\n[1]' }), samplePage({ title: ']' })]
  const read = async (file: Uint8Array<ArrayBuffer>) => {
    const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const byte of file) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const found = []
    for await (const page of readIndex(bytes)) found.push(page)
    return found
  }
  const file = new TextEncoder().encode(formatIndex(pages))
  expect(await read(file)).toEqual(pages)
  expect(JSON.parse(formatIndex(pages))).toEqual(pages)
  expect(await read(new TextEncoder().encode(formatIndex([])))).toEqual([])
  await expect(read(file.slice(0, -1))).rejects.toThrow('The search index is incomplete.')
})
