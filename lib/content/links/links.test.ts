import { expect, test } from '@playwright/test'
import { siteConfigSchema } from '@/lib/site/config'
import { type Diagnostic, diagnose } from '@/lib/site/problems/diagnostic'
import { publishApart } from '@/tests/own-assets'
import type { SourceIndex } from './links'
import { createSourceResolver, type ResolvingPage } from './source-resolver'

const content = 'tests/fixtures/pages-that-link-to-everything'
const docs = `${content}/docs`

const permalinkByFile = new Map([
  [`${docs}/quickstart.md`, '/'],
  [`${docs}/help/index.md`, '/help'],
  [`${docs}/help/phase.md`, '/help/phase'],
  [`${docs}/help/ft.md`, '/help/ft'],
  [`${docs}/help/baseline/index.md`, '/help/baseline'],
  [`${docs}/help/my page.md`, '/help/my%20page'],
  [`${docs}/help/dé.md`, '/help/d%C3%A9'],
  [`${docs}/help/100%.md`, '/help/all'],
  [`${content}/versioned_docs/version-1.0/help/phase.md`, '/1.0/help/phase'],
  [`${content}/versioned_docs/version-1.0/help/ft.md`, '/1.0/help/ft'],
  [`${content}/pages/about.md`, '/about'],
  [`${content}/blog/2024-01-01-news.md`, '/blog/2024-01-01-news'],
])

const phase: ResolvingPage = { file: `${docs}/help/phase.md`, permalink: '/help/phase', version: 'current' }
const help: ResolvingPage = { file: `${docs}/help/index.md`, permalink: '/help', version: 'current' }
const start: ResolvingPage = { file: `${docs}/quickstart.md`, permalink: '/', version: 'current' }
const about: ResolvingPage = { file: `${content}/pages/about.md`, permalink: '/about' }
const oldPhase: ResolvingPage = {
  file: `${content}/versioned_docs/version-1.0/help/phase.md`,
  permalink: '/1.0/help/phase',
  version: '1.0',
}

type Checks = Partial<SourceIndex['config']['checks']>

function siteWith(checks: Checks = {}, baseUrl = '/'): SourceIndex {
  return {
    config: siteConfigSchema.parse({ url: 'https://docs.example.org', baseUrl, checks }),
    permalinkByFile,
    draftFiles: new Set([`${docs}/help/unfinished.md`]),
    permalinks: new Set([...permalinkByFile.values(), '/tags', '/help/what.is.new']),
  }
}

publishApart(content)

/** `kind href` of a link that resolves, or the sentences of its problem. */
async function link(href: string, page = phase, site = siteWith()): Promise<string> {
  const resolved = await createSourceResolver(site, page).link(href)
  if ('ok' in resolved) return `${resolved.ok.kind} ${resolved.ok.href}`
  return formatDiagnostic(resolved.problem)
}

function formatDiagnostic({ severity, message, hint }: Diagnostic): string {
  return `${severity}: ${message} ${hint}`
}

const links: Record<string, Array<[typed: string, resolved: string, page?: ResolvingPage]>> = {
  'Markdown files': [
    ['./ft.md', 'internal /help/ft'],
    ['ft.md', 'internal /help/ft'],
    ['../help/ft.md?a=b#zero-filling', 'internal /help/ft?a=b#zero-filling'],
    ['../quickstart.md', 'internal /'],
    ['help/ft.md', 'internal /help/ft'],
    ['/help/ft.md', 'internal /help/ft'],
    ['/docs/help/ft.md', 'internal /help/ft'],
    ['@site/docs/help/ft.md#top', 'internal /help/ft#top'],
    ['./baseline/index.md', 'internal /help/baseline'],
    ['.\\baseline\\index.md', 'internal /help/baseline'],
    ['.%5Cbaseline%5Cindex.md', 'internal /help/baseline'],
    ['./my%20page.md', 'internal /help/my%20page'],
    ['./my page.md', 'internal /help/my%20page'],
    ['./d%C3%A9.md', 'internal /help/d%C3%A9'],
    ['./100%.md', 'internal /help/all'],
    ['./100%25.md', 'internal /help/all'],
    [' ./ft.md ', 'internal /help/ft'],
    ['../blog/2024-01-01-news.md', 'internal /blog/2024-01-01-news', about],
    ['./about.md', 'internal /about', about],
    ['/help/ft.md', 'internal /help/ft', about],
    ['./ft.md', 'internal /1.0/help/ft', oldPhase],
    ['/help/ft.md', 'internal /1.0/help/ft', oldPhase],
    ['@site/docs/help/ft.md', 'internal /help/ft', oldPhase],
  ],
  'site paths': [
    ['/', 'internal /'],
    ['/index.html', 'internal /'],
    ['/help/ft', 'internal /help/ft'],
    ['/help/ft/', 'internal /help/ft'],
    ['/help/ft/index.html?x#y', 'internal /help/ft?x#y'],
    ['/help/../help/./ft', 'internal /help/ft'],
    ['/help/my%20page', 'internal /help/my%20page'],
    ['/help/de\u0301', 'internal /help/d%C3%A9'],
    ['/tags', 'internal /tags'],
    ['/not/known/', 'internal /not/known'],
    ['/not known?x=%20#é', 'internal /not%20known?x=%20#é'],
    ['./ft', 'internal /help/ft'],
    ['ft', 'internal /help/ft'],
    ['ft/', 'internal /help/ft'],
    ['../help/ft#a', 'internal /help/ft#a'],
    ['../../../help/ft', 'internal /help/ft'],
    ['./ft/index.html', 'internal /help/ft'],
    ['./version-1.2', 'internal /help/version-1.2'],
    ['./what.is.new', 'internal /help/what.is.new'],
    ['..', 'internal /'],
    ['help/ft', 'internal /help/ft', start],
    ['help/ft', 'internal /help/ft', help],
    ['./baseline', 'internal /help/baseline', help],
    ['./nothing', 'internal /nothing', help],
  ],
  'places on the page': [
    ['#phase-1', 'anchor #phase-1'],
    ['#', 'anchor #'],
    ['?tab=b', 'internal /help/phase?tab=b'],
    ['?tab=b#c', 'internal /help/phase?tab=b#c'],
  ],
  files: [
    ['./peaks.csv', 'file /assets/peaks.dca0fdd9.csv'],
    ['../help/peaks.csv#row=2', 'file /assets/peaks.dca0fdd9.csv#row=2'],
    ['@site/static/../docs/help/peaks.csv', 'file /assets/peaks.dca0fdd9.csv'],
    ['@site/docs/help/peaks.csv', 'file /assets/peaks.dca0fdd9.csv'],
    ['./peaks%20of%2013C%20%231.csv', 'file /assets/peaks-of-13c-1.b772c62e.csv'],
    ['/files/manual.pdf#page=3', 'file /files/manual.pdf#page=3'],
    ['/files/read%20me.txt', 'file /files/read%20me.txt'],
    ['@site/static/files/read me.txt', 'file /files/read%20me.txt'],
    ['pathname:///files/manual.pdf?v=1', 'file /files/manual.pdf?v=1'],
    ['pathname:///api/', 'file /api/'],
    ['/files/unknown.pdf', 'internal /files/unknown.pdf'],
  ],
  'other sites': [
    ['https://www.example.com/a b?c#d', 'external https://www.example.com/a b?c#d'],
    ['HTTP://example.com', 'external HTTP://example.com'],
    ['//example.com/x', 'external https://example.com/x'],
    ['/\\example.com/x', 'external https://example.com/x'],
    ['mailto:someone@example.com', 'external mailto:someone@example.com'],
    ['TEL:+41-00', 'external TEL:+41-00'],
  ],
  'full addresses of this site': [
    ['https://docs.example.org', 'internal /'],
    ['https://docs.example.org/help/ft/?a#b', 'internal /help/ft?a#b'],
    ['HTTPS://Docs.Example.org/help/my%20page', 'internal /help/my%20page'],
    ['//docs.example.org/help/ft', 'internal /help/ft'],
    ['https://docs.example.org//other.example/x', 'external https://docs.example.org//other.example/x'],
    ['https://docs.example.org/help/ft.md', 'external https://docs.example.org/help/ft.md'],
    ['https://docs.example.org/help/ft.html#b', 'internal /help/ft#b'],
    ['https://docs.example.org/files/manual.pdf', 'file /files/manual.pdf'],
    ['http://docs.example.org/help/ft', 'external http://docs.example.org/help/ft'],
    ['https://docs.example.org.evil.example/', 'external https://docs.example.org.evil.example/'],
    ['https://docs.example.org@evil.example/', 'external https://docs.example.org@evil.example/'],
  ],
}

for (const [group, cases] of Object.entries(links)) {
  test(`links to ${group}`, async () => {
    for (const [typed, resolved, page] of cases) {
      expect.soft(await link(typed, page), `${typed} on ${page?.permalink ?? '/help/phase'}`).toBe(resolved)
    }
  })
}

test('accepts only harmless schemes, in any spelling', async () => {
  const schemes = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u0000script:alert(1)',
    'java script:alert(1)',
    'java\u200Bscript:alert(1)',
    'javascript\u00A0:alert(1)',
    '\uFEFFjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://docs.example.org/1',
    'htp://example.com/x',
    'note:file.md',
    'C://x',
    'C:\\data\\x.zip',
    'ht\ttps://example.com',
    'path name:///x',
  ]
  for (const scheme of schemes) {
    const message = await link(scheme)
    expect.soft(message).toContain('has a scheme that is not allowed. Write an address that starts with http:, https:,')
    expect.soft(message, 'nothing invisible is printed').not.toMatch(/[\p{Cc}\p{Cf}]/u)
  }
  expect(await link('java\tscript:alert(1)')).toBe(
    'error: The address "java\uFFFDscript:alert(1)" has a scheme that is not allowed. Write an address that starts with http:, https:, mailto:, tel: or the "name://" of a program, or a path; a file name with a colon starts with "./".',
  )
})

test('accepts addresses that other programs open', async () => {
  const addresses = [
    'ftp://example.com/x',
    'vscode://file/x',
    'geo:46.5,6.6',
    'doi:10.1000/182',
    'zotero://select/1',
    'SMS:+41',
  ]
  for (const address of addresses) expect(await link(address)).toBe(`external ${address}`)
})

test('treats an encoded scheme as a path of this site', async () => {
  expect(await link('javascript%3Aalert(1)')).toBe('internal /help/javascript:alert(1)')
  expect(await link('/%2Fevil.example/x')).toBe('internal /evil.example/x')
  expect(await link('/%5Cevil.example/x')).toBe('internal /%5Cevil.example/x')
  expect(await link('./x%253Fy')).toBe('internal /help/x%253Fy')
})

test('rejects invalid addresses', async () => {
  expect(await link('')).toBe('error: A link has no address. Write where it leads, or remove it.')
  expect(await link('./a\tb')).toBe(
    'error: The address "./a\uFFFDb" contains a control character. Type the address again by hand.',
  )
  expect(await link('./ft%00.md')).toBe(
    'error: The address "./ft%00.md" contains a control character. Type the address again by hand.',
  )
  expect(await link('https:example.com')).toBe(
    'error: The address "https:example.com" is not complete. Write it as "https://host/path".',
  )
  expect(await link('https://')).toContain('is not complete')
  expect(await link('zotero://[')).toContain('has an invalid host')
  for (const raw of ['pathname:', 'pathname://x', 'pathname:////evil.example', 'pathname:///\\evil.example']) {
    expect.soft(await link(raw)).toContain('has no path. Write "pathname:///" and the path from the root of the site.')
  }
})

test('reports a missing Markdown file with a similar page', async () => {
  const cases: Array<[address: string, file: string, near: string | undefined, page?: ResolvingPage]> = [
    ['./phas.md#x', 'help/phas.md', './phase.md#x'],
    ['./baseline.md', 'help/baseline.md', './baseline/index.md'],
    ['ft.md', 'ft.md', './help/ft.md', start],
    ['./my-page.md', 'help/my-page.md', './my%20page.md'],
    ['../blog/2024-01-01-new.md', 'blog/2024-01-01-new.md', '../../blog/2024-01-01-news.md'],
    ['./something-else.md', 'help/something-else.md', undefined],
  ]
  for (const [address, file, near, page] of cases) {
    const missing = diagnose('broken-markdown-link', { address, file: `${docs}/${file}`, near })
    expect.soft(await link(address, page), address).toBe(formatDiagnostic(missing))
  }
})

test('rejects links to drafts, partials and files elsewhere', async () => {
  const codeOf = async (href: string) => {
    const resolved = await createSourceResolver(siteWith(), phase).link(href)
    return 'problem' in resolved ? resolved.problem.code : undefined
  }
  expect(await codeOf('./unfinished.md')).toBe('link-to-draft')
  expect(await codeOf('./parts/_shared.mdx')).toBe('link-to-partial')
  expect(await codeOf('../../../../../README.md')).toBe('link-outside-content')
})

test('links to a Markdown file in the static folder', async () => {
  expect(await link('/files/notes.md#x')).toBe('file /files/notes.md#x')
})

test('takes the level of a missing Markdown file from site.yml', async () => {
  expect(await link('./phas.md', phase, siteWith({ brokenMarkdownLinks: 'throw', brokenLinks: 'warn' }))).toMatch(
    /^error: /,
  )
  expect(await link('./phas.md', phase, siteWith({ brokenMarkdownLinks: 'warn', brokenLinks: 'warn' }))).toMatch(
    /^warning: /,
  )
  expect(await link('./phas.md#x', phase, siteWith({ brokenMarkdownLinks: 'ignore' }))).toBe('internal /help/phas.md#x')
})

test('no path leaves the content folder', async () => {
  const out = (typed: string) =>
    `error: "${typed}" leads out of the content folder ${content}. Move the file into ${content} and refer to it there.`
  for (const typed of [
    '../../../../../package.json',
    '..%2F..%2F..%2F..%2F..%2Fpackage.json',
    '..\\..\\..\\..\\..\\package.json',
    '@site/../../../package.json',
    '@site/static/../../../../package.json',
  ]) {
    expect.soft(await link(typed)).toBe(out(typed))
  }
  expect(await link('/../../../../package.json'), 'a site path ends at the root').toBe('internal /package.json')
})

test('recognizes pages by the base path of the site', async () => {
  const site = siteWith({}, '/nmr/')
  expect(await link('https://docs.example.org/nmr/help/ft/', phase, site)).toBe('internal /help/ft')
  expect(await link('https://docs.example.org/nmr', phase, site)).toBe('internal /')
  expect(await link('https://docs.example.org/other/', phase, site)).toBe('external https://docs.example.org/other/')
  expect(await link('/nmr/help/ft', phase, site), 'as HTML of other engines has it').toBe('internal /help/ft')
  expect(await link('/nmr/files/read%20me.txt', phase, site), 'as for files').toBe('file /nmr/files/read%20me.txt')
})

test('treats links to local servers as external on a site without an address', async () => {
  const site = { ...siteWith(), config: siteConfigSchema.parse({}) }
  expect(await link('http://localhost:3000/help/ft', phase, site)).toBe('external http://localhost:3000/help/ft')
})

test('resolves file paths in a partial from the partial, and site paths from the page', async () => {
  const resolver = createSourceResolver(siteWith(), phase).within(`${docs}/help/parts/_shared.mdx`)
  const resolved = async (href: string) => {
    const answer = await resolver.link(href)
    return 'ok' in answer ? answer.ok.href : answer.problem.message
  }
  expect(await resolved('./notes.txt')).toMatch(/^\/assets\/notes\.\w{8}\.txt$/)
  expect(await resolved('../ft.md')).toBe('/help/ft')
  expect(await resolved('./ft')).toBe('/help/ft')
  expect(await resolved('?a')).toBe('/help/phase?a')
})
