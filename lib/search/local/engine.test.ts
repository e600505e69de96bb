import { expect, test } from '@playwright/test'
import { extension } from '@/lib/extension'
import type { SearchablePage } from '@/lib/search/records'
import type { SearchRequest } from '@/lib/search/search-client'
import { samplePage } from '@/tests/search/sample-page'
import { createEngine } from './engine'

const phase = samplePage({
  path: '/help/phase/',
  title: 'Phase correction',
  section: '1D spectra',
  docusaurusTag: 'docs-default-current',
  blocks: [
    { text: 'Phase correction mixes the real and the imaginary part until every line is symmetric.' },
    { heading: { level: 2, id: 'manual' }, text: 'By hand' },
    { text: 'Choose the pivot, which stays still, and drag until the signal is symmetric on both of its sides.' },
  ],
})
const post = samplePage({
  path: '/blog/phase/',
  title: 'News about phases',
  section: 'Blog',
  docusaurusTag: 'default',
  blocks: [{ text: 'The phase tool is faster now, as many readers of this newsletter have asked us to make it.' }],
})

function search(pages: SearchablePage[], query: string, more: Partial<SearchRequest> = {}) {
  const engine = createEngine({ ...extension.search, stopWords: 'at in' })
  for (const page of pages) engine.add(page)
  return engine.search({ indexName: 'docs', query, ...more })
}

function urls(...asked: Parameters<typeof search>): string[] {
  return search(...asked).hits.map(({ url }) => url)
}

test('returns answers in the form of Algolia', () => {
  const answer = search([phase, post], 'pivt', { attributesToSnippet: ['hierarchy.lvl1:5', 'content:5'] })
  expect(answer).toMatchObject({ index: 'docs', query: 'pivt', nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20 })
  expect(answer.processingTimeMS).toBeGreaterThanOrEqual(0)
  const content = 'Choose the pivot, which stays still, and drag until the signal is symmetric on both of its sides.'
  expect(answer.hits).toHaveLength(1)
  expect(answer.hits[0]).toMatchObject({
    ...{ objectID: '/help/phase/#manual:1', url: '/help/phase/#manual', type: 'content', content },
    hierarchy: { lvl0: '1D spectra', lvl1: 'Phase correction', lvl2: 'By hand', lvl3: null },
    _highlightResult: {
      hierarchy: {
        lvl0: { value: '1D spectra' },
        lvl1: { value: 'Phase correction' },
        lvl2: { value: 'By hand' },
      },
      content: { value: content.replace('pivot', '<mark>pivot</mark>') },
    },
    _snippetResult: { content: { value: 'Choose the <mark>pivot</mark>, which stays…' } },
  })
})

test('finds nothing for a query without words, or with unknown ones', () => {
  for (const query of ['', '   ', '…', '&lt;']) expect(search([phase], query === '&lt;' ? '<>' : query).nbHits).toBe(0)
  expect(search([phase], 'xylophone')).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 })
})

test('returns hits page by page', () => {
  const many = Array.from({ length: 7 }, (_, index) => samplePage({ path: `/${index}/`, title: `Pivot ${index}` }))
  const pages = [0, 1, 2, 3].map((page) => search(many, 'pivot', { page, hitsPerPage: 3 }))
  expect(pages.map(({ hits }) => hits.length)).toEqual([3, 3, 1, 0])
  expect(pages.map(({ nbHits, nbPages, page }) => [nbHits, nbPages, page])).toEqual(
    [0, 1, 2, 3].map((page) => [7, 3, page]),
  )
  expect(new Set(pages.flatMap(({ hits }) => hits.map(({ url }) => url))).size).toBe(7)
})

test('requires one filter of each inner list, and all of the outer list', () => {
  const old = { ...phase, path: '/1.0/help/phase/', version: '1.0', docusaurusTag: 'docs-default-1.0' }
  const german = { ...post, path: '/de/blog/phase/', language: 'de' }
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0']]
  const found = search([phase, old, post, german], 'phase', { facetFilters }).hits
  expect(new Set(found.map(({ url_without_anchor }) => url_without_anchor))).toEqual(
    new Set(['/1.0/help/phase/', '/blog/phase/']),
  )
  expect(search([phase], 'phase', { facetFilters: ['colour:red'] }).nbHits).toBe(0)
})

test('ranks titles before headings, and headings before texts', () => {
  const pages = [
    samplePage({
      path: '/text/',
      title: 'One',
      blocks: [{ text: 'The pivot stays where it is while the phase changes around it.' }],
    }),
    samplePage({
      path: '/heading/',
      title: 'Two',
      blocks: [{ heading: { level: 2, id: 'p' }, text: 'Set the pivot' }],
    }),
    samplePage({ path: '/title/', title: 'The pivot of a spectrum' }),
  ]
  expect(urls(pages, 'pivot')).toEqual(['/title/', '/heading/#p', '/text/'])
})

test('ranks lists of other pages behind texts', () => {
  const text = { text: 'The pivot of a phase correction, of which this says as much as the other text does.' }
  const pages = ['See also', 'More'].map((title) =>
    samplePage({ path: `/${title}/`, title: 'Page', blocks: [{ heading: { level: 2, id: 'a' }, text: title }, text] }),
  )
  expect(urls(pages, 'pivot')).toEqual(['/More/#a', '/See also/#a'])
})

test('finds all words first, and most of them if few texts have all', () => {
  expect(urls([phase, post], 'imaginary symmetric')[0]).toBe('/help/phase/')
  expect(urls([phase, post], 'drag pivot newsletter')[0]).toBe('/help/phase/#manual')
  const named = samplePage({ path: '/named/', title: 'The constructor of a class' })
  expect(urls([phase, named], 'constructor phase peak')).toHaveLength(2)
})

/** Searches with words of a site, instead of those of the shipped one. */
function urlsWith(settings: Parameters<typeof createEngine>[0], pages: SearchablePage[], query: string): string[] {
  const engine = createEngine(settings)
  for (const page of pages) engine.add(page)
  return engine.search({ indexName: 'docs', query }).hits.map(({ url }) => url)
}

/** A page with a title and a text. */
function page(path: string, title: string, text = ''): SearchablePage {
  return samplePage({ path, title, blocks: text ? [{ text }] : [] })
}

test('answers a question without its stop words, which only make headings with them rank higher', () => {
  const stopWords = 'how do i my is not the'
  const pages = [
    page('/save/', 'Save your work'),
    page('/how/', 'How it works', 'How do I know that my file is not the one that I opened on the day before?'),
  ]
  expect(urlsWith({ stopWords }, pages, 'how do i save my work')[0]).toBe('/save/')
  expect(urlsWith({ stopWords }, pages, 'how do i')).toEqual(['/how/'])
  const engine = createEngine({ stopWords })
  engine.add(page('/how/', 'How it works'))
  const [hit] = engine.search({ indexName: 'docs', query: 'how it works' }).hits
  expect(hit?._highlightResult.hierarchy.lvl1?.value).toBe('How <mark>it</mark> <mark>works</mark>')
  const asked = ['/a/', '/b/'].map((path) => page(path, path === '/a/' ? 'Files' : 'Is my file lost?'))
  expect(urlsWith({ stopWords }, asked, 'is my file not there')[0]).toBe('/b/')
  expect(urlsWith({ stopWords: 'a' }, [page('/a/', 'Key a')], 'key a')).toEqual(['/a/'])
})

test('ranks an exact word before longer ones', () => {
  const pages = [
    page('/embed/', 'Embed the viewer'),
    page(
      '/commands/',
      'Commands',
      'The command em multiplies by a window, which is called apodization in this program.',
    ),
  ]
  expect(urlsWith({}, pages, 'em')).toEqual(['/commands/', '/embed/'])
  expect(urlsWith({}, pages, 'embe')).toEqual(['/embed/'])
})

test('drops words until there are answers, frequent ones first', () => {
  const filler = Array.from({ length: 8 }, (_, index) => page(`/${index}/`, `Spectrum ${index}`))
  const pages = [
    ...filler,
    page('/print/', 'Print'),
    page('/both/', 'Save a spectrum', 'Choose to print the spectrum.'),
  ]
  expect(urlsWith({}, pages, 'print spectrum quickly').slice(0, 2).sort()).toEqual(['/both/', '/print/'])
  expect(urlsWith({}, pages, 'print spectrum')).not.toContain('/0/')
})

test('prefers a page whose other sections have the rest of the query', () => {
  const text = 'The width of the window is a number of pixels, as is its height, in this and other cases.'
  const pages = [page('/other/', 'Other', text), { ...page('/embed/', 'Embed a viewer', text) }]
  expect(urlsWith({}, pages, 'width of the viewer')[0]).toBe('/embed/')
  expect(urlsWith({}, pages, 'width pixels')).toHaveLength(2)
})

test('finds English words with other endings, behind the exact word', () => {
  const pages = [page('/noun/', 'Integration'), page('/verb/', 'Integrate')]
  expect(urlsWith({}, pages, 'integrate ')).toEqual(['/verb/', '/noun/'])
  const french = { ...samplePage({ title: 'Intégration' }), language: 'fr' }
  expect(urlsWith({}, [french], 'intégrés ')).toEqual([])
})

test('finds the meanings of a word in one direction, instead of guessing', () => {
  const meanings = [['waterfall', 'stacked plot']]
  const pages = [
    page('/stack/', 'Stacked plots'),
    page('/water/', 'Water', 'In some solvents the line of the water may fall on another line of the spectrum.'),
    page('/waterfall/', 'Waterfalls'),
  ]
  expect(urlsWith({ meanings }, pages.slice(0, 2), 'waterfall')).toEqual(['/stack/'])
  expect(urlsWith({ meanings }, pages, 'stacked plots ')).toEqual(['/stack/'])
})

test('finds a page by a keyword of several words before pages with these words', () => {
  const named = { ...page('/limits/', 'Limits'), keywords: ['subtract spectra'] }
  const text = 'You can subtract a baseline, and you can add spectra of which you subtract the baseline.'
  expect(urlsWith({}, [page('/text/', 'Spectra', text), named], 'subtract spectra')[0]).toBe('/limits/')
})

test('finds a version with and without its v, and by its beginning', () => {
  const pages = [samplePage({ title: 'Version v2.4.10-beta.1' })]
  for (const query of ['2.4.10', 'v2.4.10', '2.4', 'v2.4.10-beta.1'])
    expect(urls(pages, query), query).toEqual(['/page/'])
  expect(urls(pages, '4.10')).toEqual([])
})

test("lists writers' pages last, and leads from a number to the tables", () => {
  const text = 'The solvent has its residual line at 7.26 ppm, which is used as a reference.'
  const pages = ['/contribute-to-doc/a/', '/a/', '/solvents/'].map((path) => samplePage({ path, blocks: [{ text }] }))
  expect(urls(pages, '7.26')).toEqual(['/solvents/', '/a/', '/contribute-to-doc/a/'])
})

test('offers the form for values, with an option that the query names', () => {
  const heading = { heading: { level: 2, id: 'what-is-this-line' }, text: 'What is this line?' }
  const solvents = samplePage({
    path: '/solvents/',
    blocks: [heading, { heading: { level: 2, id: 'protons' }, text: 'Protons' }, { text: 'grease 1.26 1.29' }],
  })
  const [form, ...others] = ['/solvents/?shift=1.26', '&solvent=CDCl3', '#what-is-this-line']
  const first = (query: string) =>
    urls([solvents, page('/lb/', 'Line broadening', 'The default is 0.30 Hz.')], query)[0]
  for (const query of ['1.26', '1,26 ppm', 'δ = 1.26', 'peak at 1.26', 'grease 1.26'])
    expect(first(query), query).toBe([form, others[1]].join(''))
  for (const query of ['1.26 CDCl3', 'peak at 1.26 in chloroform-d'])
    expect(first(query), query).toBe([form, ...others].join(''))
  expect(first('0.30 Hz')).toBe('/lb/')
  expect(first('line broadening 0.30')).toBe('/lb/')
  expect(String(first('1.26.3'))).not.toContain('shift')
})

test('limits the hits of a page before those of others', () => {
  const block = { text: 'The pivot of the phase, explained at such length that no other text is joined to it.' }
  const sections = Array.from({ length: 9 }, (_, index) => [
    { heading: { level: 2, id: `part-${index}` }, text: `Part ${index}` },
    block,
  ])
  const long = samplePage({ path: '/long/', title: 'Pivot', blocks: sections.flat() })
  const found = urls([long, samplePage({ path: '/other/', title: 'Other', blocks: [block] })], 'pivot')
  const first = found.slice(0, 4).map((url) => url?.replace(/#.*/, ''))
  expect(first.sort()).toEqual(['/long/', '/long/', '/long/', '/other/'])
  expect(found).toHaveLength(11)
})

test('combines a heading and the texts below it into one hit with the best text', () => {
  const blocks = [
    { heading: { level: 2, id: 'pivot' }, text: 'Pivot' },
    { text: 'A text of some length that has the pivot in it, so that it is found as well as its heading is.' },
    { text: 'Another text of some length that has the pivot in it, and is found too, but after the one above.' },
  ]
  const { hits, nbHits } = search([samplePage({ blocks })], 'pivot', { attributesToSnippet: ['content:4'] })
  expect(hits.map(({ url, type }) => [url, type])).toEqual([['/page/#pivot', 'lvl2']])
  expect(nbHits).toBe(1)
  expect(hits[0]?._snippetResult.content?.value).toContain('<mark>pivot</mark>')
})

test('does not find a text only by the words of its headings', () => {
  expect(urls([phase], 'hand')).toEqual(['/help/phase/#manual'])
})

test('finds Chinese, Japanese and Korean words', () => {
  const pages = [
    samplePage({ title: '核磁共振波谱的相位校正' }),
    samplePage({ path: '/ko/', title: '스펙트럼 위상 보정' }),
  ]
  for (const query of ['相位', '校正', '正', '核']) expect(urls(pages, query), query).toEqual(['/page/'])
  expect(urls(pages, '위상')).toEqual(['/ko/'])
})

test('finds compounds in every spelling', () => {
  const spaced = ['Zero-filling', 'Zero filling'].map((title, index) => samplePage({ path: `/${index}/`, title }))
  for (const query of ['zero-filling', 'zero filling', 'zerofilling', 'zerofil']) {
    expect(urls(spaced, query).sort(), query).toEqual(['/0/', '/1/'])
  }
  expect(urls([samplePage({ title: 'Crosspeak' })], 'cross-peak')).toEqual(['/page/'])
})

test('tolerates typos, except in the first letter of a short word', () => {
  const pages = ['Phase', 'Peak', 'Stereochemistry'].map((title) => samplePage({ path: `/${title}/`, title }))
  const found = ['phsae', 'phaes', 'pekas', 'stereochemsitry', 'weak', 'p1'].map((query) => urls(pages, query))
  expect(found).toEqual([['/Phase/'], ['/Phase/'], ['/Peak/'], ['/Stereochemistry/'], [], []])
})

test('matches one or two letters with beginnings of titles and headings, and with words of texts if those are few', () => {
  expect(urls([phase, post], 'p').slice(0, 2)).toEqual(['/help/phase/', '/blog/phase/'])
  expect(urls([phase, post], 'dr')).toEqual(['/help/phase/#manual'])
  const titles = Array.from({ length: 5 }, (_, index) => samplePage({ path: `/${index}/`, title: 'Drawing' }))
  expect(urls([phase, ...titles], 'dr')).not.toContain('/help/phase/#manual')
})

test('finds a page by synonyms and by its keywords', () => {
  expect(urls([samplePage({ title: 'Fourier transform' })], 'FT')).toEqual(['/page/'])
  expect(urls([samplePage({ keywords: ['magnitude spectrum'] })], 'magnitude')).toEqual(['/page/'])
})

test('finds the effect of a key before words that begin with its letter', () => {
  const keys = samplePage({
    ...{ path: '/keys/', title: 'Keys' },
    blocks: [
      { heading: { level: 2, id: 'fid' }, text: 'Process a FID' },
      { text: 'Key · Effect\na\tapodization\nz\tzero filling\nShift + f\tlimits of the axes' },
    ],
  })
  const pages = [
    samplePage({ path: '/z/', title: 'Zero filling' }),
    samplePage({ path: '/zone/', title: 'Zones' }),
    keys,
  ]
  const [first] = search(pages, 'z').hits
  expect(first).toMatchObject({ url: '/keys/#fid', type: 'content', content: 'z: zero filling' })
  expect(search(pages, 'shift f').hits[0]?.content).toBe('Shift + f: limits of the axes')
  expect(urls(pages, 'zero')[0]).toBe('/z/')
})

test('shows the matching line in a page hit', () => {
  const line = (page: SearchablePage, query: string) => {
    const [hit] = search([page], query, { attributesToSnippet: ['content:5'] }).hits
    return [hit?.type, hit?._snippetResult.content?.value]
  }
  const text = { text: 'A text above all headings, in which the pivot of the phase is said to stay still.' }
  const page = samplePage({ title: 'Symmetry', keywords: ['imaginary part', 'pivot'], blocks: [text] })
  expect(line(page, 'imaginary')).toEqual(['lvl1', '<mark>imaginary</mark> part'])
  expect(line(page, 'pivot')).toEqual(['lvl1', '…which the <mark>pivot</mark> of the…'])
  expect(line(page, 'symmetry')).toEqual(['lvl1', undefined])
})

test('counts the pages of the hits, and lists words similar to an unknown one', () => {
  expect(search([phase, post], 'symmetric')).toMatchObject({ nbHits: 2, pageCount: 1 })
  expect(search([phase, post], 'phase')).toMatchObject({ nbHits: 2, pageCount: 2 })
  expect(search([phase, post], 'symmetrie')).toMatchObject({ nearest: undefined })
  expect(search([phase, post], 'symetrisch')).toMatchObject({ nbHits: 0, nearest: ['symmetric'] })
  expect(search([phase], 'xylophone').nearest).toEqual([])
})

test('keeps tags in texts as text', () => {
  const evil = 'Array<T> & <img src=x onerror=alert(1)> of the long long long long text'
  const page = samplePage({ title: evil, blocks: [{ text: `${evil} array` }] })
  const [hit] = search([page], 'array img', { attributesToSnippet: ['content:3'] }).hits
  expect(hit?._snippetResult.hierarchy.lvl1?.value).toBe(
    '<mark>Array</mark>&lt;T&gt; &amp; &lt;<mark>img</mark> src=x onerror=alert(1)&gt; of the long long long long text',
  )
  expect(hit?._snippetResult.content?.value).toBe('<mark>Array</mark>&lt;T&gt; &amp; &lt;<mark>img</mark>…')
})

test('searches a site without an extension', () => {
  const engine = createEngine({})
  for (const title of ['Fourier transform', 'FT']) engine.add(samplePage({ path: `/${title}/`, title }))
  const find = (query: string) => engine.search({ indexName: 'docs', query }).hits.map(({ url }) => url)
  expect([find('FT'), find('fourier'), find('2.05')]).toEqual([['/FT/'], ['/Fourier transform/'], []])
})
