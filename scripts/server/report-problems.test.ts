import { rename, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { checkWritten } from '@/lib/build/check-content'
import { getSite } from '@/lib/content/site'
import { formatProblem } from '@/lib/site/problems/problems'
import { brokenLink } from '@/tests/problems'
import { writeFolder } from '@/tests/write-folder'
import { createProblemReport } from './report-problems'

const mode = process.env.NODE_ENV

test.beforeEach(() => {
  Reflect.set(process.env, 'NODE_ENV', 'development')
})

test.afterEach(() => {
  Reflect.set(process.env, 'NODE_ENV', mode ?? 'test')
})

const home = '---\nslug: /\n---\n\n# Home\n'

/** A site with a start page whose problems were reported once. */
async function open(files: Record<string, string>) {
  const folder = await writeFolder('site', { 'docs/index.md': home, ...files })
  process.env.CONTENT_DIR = folder
  const report = createProblemReport()
  return { folder, report, first: await report.start() }
}

test('lists the problems of a saved file on one line each, and counts others', async () => {
  const files = { 'docs/index.md': `${home}\n[a](/nowhere)\n`, 'docs/phase.md': '# Phase\n\nText.\n' }
  const { folder, report, first } = await open(files)
  const broken = { file: `${folder}/docs/index.md`, line: 7, ...brokenLink('/nowhere') }
  expect(first).toContain(formatProblem(broken))
  expect(first).toMatch(/1 error$/)

  await writeFile(`${folder}/docs/phase.md`, '# Phase\n\n:::nota\nx\n:::\n\n![](https://example.org/x.png)\n')
  const lines = (await report.change([`${folder}/docs/phase.md`])).split('\n')
  expect(lines).toEqual([
    expect.stringMatching(
      /docs\/phase\.md:3:1 {2}error: There is no kind of admonition called "nota"\. Did you mean "note"\?/,
    ),
    expect.stringMatching(/docs\/phase\.md:7:1 {2}warning: The picture has no text/),
    'Elsewhere: 1 error',
  ])

  await writeFile(`${folder}/docs/phase.md`, '# Phase\n\nText.\n')
  await writeFile(`${folder}/docs/index.md`, home)
  expect(await report.change([`${folder}/docs/phase.md`, `${folder}/docs/index.md`])).toBe('No problems.')
})

/** Renames a page of a site whose former address the report has recorded. */
async function renameProbe() {
  const { folder, report } = await open({ 'docs/probe.md': '# Probe\n\nText.\n' })
  await rename(`${folder}/docs/probe.md`, `${folder}/docs/sample.md`)
  return { folder, report }
}

test('proposes a redirect for a page with a new address', async () => {
  const { folder, report } = await renameProbe()
  expect(await report.change([`${folder}/docs/sample.md`])).toContain(
    `${folder}/docs/sample.md  warning: The page has moved from /probe to /sample. So that links to the former address still arrive, write in its front matter: redirects: [/probe]`,
  )
  await writeFile(`${folder}/docs/sample.md`, '---\nslug: /rack\nredirects: [/old]\n---\n\n# Probe\n\nMore.\n')
  const moved = await report.change([`${folder}/docs/sample.md`])
  expect(moved).toContain('The page has moved from /probe to /rack.')
  expect(moved).toContain('redirects: [/old, /probe]')
  expect(await checkWritten(await getSite()), 'the panel tells it too').toHaveLength(1)
  await writeFile(`${folder}/docs/sample.md`, '---\nredirects: [/probe]\n---\n\n# Probe\n\nText.\n')
  expect(await report.change([`${folder}/docs/sample.md`])).toBe('No problems.')
})

test('proposes no redirect for a page that returns to its address', async () => {
  const { folder, report } = await renameProbe()
  expect(await report.change([`${folder}/docs/sample.md`])).toContain('redirects: [/probe]')
  await rename(`${folder}/docs/sample.md`, `${folder}/docs/probe.md`)
  expect(await report.change([`${folder}/docs/probe.md`])).toBe('No problems.')
})

test('keeps the address of a page while its front matter is invalid', async () => {
  const { folder } = await open({ 'docs/a.md': '---\nslug: /there\n---\n\n# A\n' })
  await writeFile(`${folder}/docs/a.md`, '---\nslug: /there\ntags: [a\n---\n\n# A\n')
  const { permalinks, problems } = await getSite()
  expect(permalinks.has('/there')).toBe(true)
  expect(problems.map(({ code }) => code)).toEqual(['yaml-open-bracket'])
})

test('reports that the address of a saved page is taken', async () => {
  const { folder, report } = await open({
    'docs/a.md': '# A\n',
    'docs/b.md': '---\nslug: /same\n---\n\n# B\n',
  })
  await writeFile(`${folder}/docs/a.md`, '---\nslug: /same\n---\n\n# A\n')
  expect(await report.change([`${folder}/docs/a.md`])).toContain(
    `docs/b.md:2:7  error: The address /same is also that of ${folder}/docs/a.md.`,
  )
})
