import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { formatProblems } from '@/lib/site/problems/problems'
import { isBlogPage } from './blog/blog-page'
import type { DocPage, DocsPage } from './page'
import { readSite, type Site } from './read-site'

const root = 'tests/fixtures'

for (const name of readdirSync(root)) {
  const folder = `${root}/${name}`
  const [facts, printed] = [`${folder}/expected.json`, `${folder}/expected.txt`]
  if (!existsSync(facts) && !existsSync(printed)) continue

  test(name.replaceAll('-', ' '), async () => {
    const site = await readFixture(folder)
    const problems = `${formatProblems(site.problems).replaceAll(`${folder}/`, '')}\n`
    expect(problems).toBe(existsSync(printed) ? readFileSync(printed, 'utf8') : 'No problems.\n')
    if (!existsSync(facts)) return
    const expected: Record<string, unknown> = JSON.parse(readFileSync(facts, 'utf8'))
    const compared = Object.entries(outline(site, folder)).filter(([key]) => key in expected)
    expect(Object.fromEntries(compared)).toEqual(expected)
  })
}

function readFixture(folder: string): Promise<Site> {
  process.env.CONTENT_DIR = folder
  return readSite()
}

/** All the facts that fixtures can check; each fixture names only the relevant ones. */
function outline(site: Site, folder: string): Record<string, unknown> {
  const pages = site.pages.filter((page): page is DocsPage => !isBlogPage(page))
  const written = pages.filter((page): page is DocPage => page.kind === 'doc')
  const of = <T>(tell: (page: DocPage) => T) =>
    Object.fromEntries(written.map((page) => [page.file.slice(folder.length + 1), tell(page)]))
  return {
    permalinks: of(({ permalink }) => permalink),
    ids: of(({ id }) => id),
    titles: of(({ title, bodyHasTitle }) => (bodyHasTitle ? `# ${title}` : title)),
    descriptions: of(({ description }) => description),
    formats: Object.fromEntries(site.docs.map(({ file, format }) => [file.slice(folder.length + 1), format])),
    neighbours: Object.fromEntries(pages.flatMap(tellNeighbours)),
    crumbs: of(({ crumbs }) => crumbs.map((crumb) => `${crumb.title} ${crumb.permalink ?? '-'}`)),
    tags: of(({ tags }) => tags.map(({ label, permalink }) => `${label} ${permalink}`)),
    alternates: of(({ alternates }) => alternates ?? null),
    editions: Object.fromEntries(pages.map((page) => [page.permalink, tellEdition(page)])),
    canonicals: Object.fromEntries(
      pages.flatMap(({ permalink, canonical }) => (canonical === undefined ? [] : [[permalink, canonical]])),
    ),
    routes: pages.map((page) => `${page.permalink}${page.unlisted ? ' (unlisted)' : ''}`),
    generated: pages.filter(({ kind }) => kind !== 'doc').map(({ location, cardSubject, ...page }) => page),
    versions: site.versions.map(({ sidebars, ...version }) => version),
    sidebars: Object.fromEntries(site.versions.map(({ name, sidebars }) => [name, sidebars])),
    navbar: site.navbar,
    redirects: Object.fromEntries(site.redirects),
  }
}

function tellEdition({ edition }: DocsPage): string {
  if (!edition) return 'none'
  const { label, home, banner = 'no banner', latest } = edition
  const better = latest && ` -> ${latest.label} ${latest.isSamePage ? 'same page' : 'main page'} ${latest.permalink}`
  return `${label} ${home}, ${banner}${better ?? ''}`
}

function tellNeighbours(page: DocsPage): Array<[string, string[]]> {
  if (page.kind !== 'doc' && page.kind !== 'category') return []
  const { previous, next } = page
  return [[page.permalink, [previous, next].map((link) => (link ? `${link.title} ${link.permalink}` : '-'))]]
}
