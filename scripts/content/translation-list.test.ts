import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'
import { formatTranslations, listTranslations } from './translation-list'

test('lists missing and outdated translations', async () => {
  const dir = await writeFolder('site', {
    'docs/a.md': 'A',
    'docs/b.md': 'B',
    'docs/c.md': 'C',
    'i18n/fr/docs/a.md': 'A',
    'i18n/fr/docusaurus-plugin-content-docs/current/b.md': 'B',
  })
  process.env.CONTENT_DIR = dir
  const files = ['a', 'b', 'c'].map((name) => `${dir}/docs/${name}.md`)
  const dates = new Map([
    [`${dir}/docs/a.md`, { day: '2026-03-02' }],
    [`${dir}/i18n/fr/docs/a.md`, { day: '2026-03-01' }],
    [`${dir}/docs/b.md`, { day: '2026-03-01' }],
    [`${dir}/i18n/fr/docusaurus-plugin-content-docs/current/b.md`, { day: '2026-03-02' }],
  ])
  expect(formatTranslations('Français', await listTranslations(files, 'fr', dates)).replaceAll(`${dir}/`, '')).toBe(
    `Français: 2 of 3 pages are translated, 1 of them changed since.
  outdated      i18n/fr/docs/a.md  (2026-03-01; the original 2026-03-02)
  untranslated  docs/c.md`,
  )
})
