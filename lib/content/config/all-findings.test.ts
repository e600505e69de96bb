import { expect, test } from '@playwright/test'
import { checkSiteLinks } from '@/lib/content/check-site-links'
import { readSite } from '@/lib/content/read-site'
import { writeFolder } from '@/tests/write-folder'

/** The lines and codes of the problems of these settings. */
async function check(settings: string): Promise<string[]> {
  process.env.CONTENT_DIR = await writeFolder('site', {
    'site.yml': settings,
    'docs/index.md': '---\nslug: /\ndescription: d\n---\n\n# Home\n',
  })
  const site = await readSite()
  const problems = [...site.problems, ...(await checkSiteLinks([site]))]
  return problems.map(({ line = 0, code }) => `${String(line).padStart(2)} ${code}`).sort()
}

test('reports every problem of the settings beside an invalid item of the navbar', async () => {
  const settings = `navbar:
  items:
    - { label: A, to: nope }
    - { type: doc, docId: missing }
    - { type: unknown }
    - { type: docSidebar, sidebarId: none }
    - { label: B, to: /gone }
docs:
  sidebarCollapsed: maybe
  lastVersion: v7
  versions:
    v8: { path: ../../x }
footer:
  columns:
    - { title: A, items: [] }
    - { title: B, links: [{ label: L, to: /gone }] }
`
  expect(await check(settings)).toEqual([
    ' 3 invalid-value',
    ' 4 navbar-unknown-id',
    ' 5 invalid-value',
    ' 6 navbar-unknown-id',
    ' 7 broken-link',
    ' 9 invalid-value',
    '10 unknown-version',
    '12 invalid-value',
    '12 unknown-version',
    '15 invalid-value',
    '15 unknown-key',
  ])
})

test('refuses a language that is listed twice', async () => {
  expect(await check('locales: [{ code: fr }, { code: en }, { code: fr }]\n')).toContain(' 1 invalid-value')
})
