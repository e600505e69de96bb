import { expect, test } from '@playwright/test'
import { isBlogPage } from '@/lib/content/blog/blog-page'
import { readSite, type Site } from '@/lib/content/read-site'
import { formatProblems } from '@/lib/site/problems/problems'
import { writeFolder } from '@/tests/write-folder'

const docs = {
  'docs/a.md': '# A\n',
  'docs/b.md': '# B\n',
  'versioned_docs/version-2.0/a.md': '# A\n\n[B](./b.md)\n',
  'versioned_docs/version-2.0/b.md': '# B\n',
  'versioned_docs/version-1.0/a.md': '# A\n',
  'versions.json': '["2.0", "1.0"]',
}

async function read(files: Record<string, string>): Promise<{ site: Site; printed: string }> {
  process.env.CONTENT_DIR = await writeFolder('site', { ...docs, ...files })
  const site = await readSite()
  const problems = site.problems.filter(({ severity }) => severity === 'error')
  return { site, printed: formatProblems(problems).replaceAll(`${process.env.CONTENT_DIR}/`, '') }
}

test('takes the path, label and banner of a version from the settings', async () => {
  const { site, printed } = await read({
    'site.yml': `docs:
  lastVersion: "2.0"
  versions:
    current: { path: dev/, label: In the making, banner: none }
    "2.0": { path: stable }
    "1.0": { path: /old/1, banner: unreleased }
`,
  })
  expect(printed).toBe('No problems.')
  expect(site.versions.map(({ path, label, banner, isLast }) => [path, label, banner, isLast])).toEqual([
    ['/dev', 'In the making', 'none', false],
    ['/stable', '2.0', 'none', true],
    ['/old/1', '1.0', 'unreleased', false],
  ])
  const pages = site.pages.filter((page) => !isBlogPage(page))
  expect(pages.map(({ permalink, canonical }) => [permalink, canonical])).toEqual([
    ['/dev/a', '/stable/a'],
    ['/dev/b', '/stable/b'],
    ['/stable/a', undefined],
    ['/stable/b', undefined],
    ['/old/1/a', '/stable/a'],
    ['/', undefined],
  ])
})

test('reads each version of the list once, and the current one from its folder', async () => {
  const { site, printed } = await read({ 'versions.json': '["current", "2.0", "1.0", "1.0"]' })
  expect(printed).toBe('No problems.')
  expect(site.versions.map(({ name }) => name)).toEqual(['current', '2.0', '1.0'])
})

test('orders the dropdown by the settings, and lists the versions if one does not exist', async () => {
  const item = (names: string) => `navbar: { items: [{ type: docsVersionDropdown, versions: [${names}] }] }\n`
  const { site } = await read({ 'site.yml': item('"1.0", "2.0"') })
  expect(site.navbar).toMatchObject([
    { label: '2.0', versions: [{ name: '1.0', permalink: '/1.0/a' }, { name: '2.0' }] },
  ])
  const { printed } = await read({ 'site.yml': item('"3.0"') })
  expect(printed).toContain('names the docs version "3.0", which does not exist.')
  expect(printed).toContain('Available versions: 1.0, 2.0, current.')
})

test('reports an unknown doc or sidebar id with the ids of the same version', async () => {
  const { printed } = await read({ 'versioned_sidebars/version-1.0-sidebars.yml': 'main: [a, b]\n' })
  expect(printed).toContain('versioned_sidebars/version-1.0-sidebars.yml:1:11  error: The doc id "b" does not exist.')
  expect(printed).toContain('Available doc ids: a.')
  const items = 'navbar: { items: [{ type: doc, docId: c }, { type: docSidebar, sidebarId: main }] }\n'
  const navbar = await read({ 'site.yml': items })
  expect(navbar.printed).toContain('leads to the doc id "c", which does not exist.')
  expect(navbar.printed).toContain('Available doc ids: a, b.')
  expect(navbar.printed).toContain('leads to the sidebar id "main", which does not exist.')
})

test('a page is canonical when its successor is unlisted', async () => {
  const { site } = await read({ 'versioned_docs/version-2.0/a.md': '---\nunlisted: true\n---\n\n# A\n' })
  expect(site.pageByPermalink.get('/1.0/a')?.canonical).toBeUndefined()
  expect(site.pageByPermalink.get('/1.0/a')?.edition?.latest).toEqual({
    label: '2.0',
    permalink: '/a',
    isSamePage: true,
  })
})
