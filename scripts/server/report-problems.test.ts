import { rename, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { Graph } from '@/lib/build/graph'
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
  process.env.GRAPH_DIR = `${folder}-records`
  const report = createProblemReport(new Graph())
  const change = async (names: string[]) => (await report.change(names.map((name) => `${folder}/${name}`))).text
  return { folder, report, change, first: (await report.start()).text }
}

test('lists the problems of a saved file on one line each, and counts others', async () => {
  const files = { 'docs/index.md': `${home}\n[a](/nowhere)\n`, 'docs/phase.md': '# Phase\n\nText.\n' }
  const { folder, change, first } = await open(files)
  const broken = { file: `${folder}/docs/index.md`, line: 7, ...brokenLink('/nowhere') }
  expect(first).toContain(formatProblem(broken))
  expect(first).toMatch(/1 error$/)

  await writeFile(`${folder}/docs/phase.md`, '# Phase\n\n:::nota\nx\n:::\n\n![](https://example.org/x.png)\n')
  const lines = (await change(['docs/phase.md'])).split('\n')
  expect(lines).toEqual([
    expect.stringMatching(
      /docs\/phase\.md:3:1 {2}error: There is no kind of admonition called "nota"\. Did you mean "note"\?/,
    ),
    expect.stringMatching(/docs\/phase\.md:7:1 {2}warning: The picture has no text/),
    'Elsewhere: 1 error',
  ])

  await writeFile(`${folder}/docs/phase.md`, '# Phase\n\nText.\n')
  await writeFile(`${folder}/docs/index.md`, home)
  expect(await change(['docs/phase.md', 'docs/index.md'])).toBe('No problems.')
})

/** Renames a page of a site whose former address the report has recorded. */
async function renameProbe() {
  const { folder, change } = await open({ 'docs/probe.md': '# Probe\n\nText.\n' })
  await rename(`${folder}/docs/probe.md`, `${folder}/docs/sample.md`)
  return { folder, change }
}

test('proposes a redirect for a page with a new address', async () => {
  const { folder, change } = await renameProbe()
  expect(await change(['docs/sample.md'])).toContain(
    `${folder}/docs/sample.md  warning: The page has moved from /probe to /sample. So that links to the former address still arrive, write in its front matter: redirects: [/probe]`,
  )
  await writeFile(`${folder}/docs/sample.md`, '---\nslug: /rack\nredirects: [/old]\n---\n\n# Probe\n\nMore.\n')
  const moved = await change(['docs/sample.md'])
  expect(moved).toContain('The page has moved from /probe to /rack.')
  expect(moved).toContain('redirects: [/old, /probe]')
  expect(getSite().problems, 'the panel tells it too').toHaveLength(1)
  await writeFile(`${folder}/docs/sample.md`, '---\nredirects: [/probe]\n---\n\n# Probe\n\nText.\n')
  expect(await change(['docs/sample.md'])).toBe('No problems.')
})

test('proposes no redirect for a page that returns to its address', async () => {
  const { folder, change } = await renameProbe()
  expect(await change(['docs/sample.md'])).toContain('redirects: [/probe]')
  await rename(`${folder}/docs/sample.md`, `${folder}/docs/probe.md`)
  expect(await change(['docs/probe.md'])).toBe('No problems.')
})

test('keeps the address of a page while its front matter is invalid', async () => {
  const { folder, change } = await open({ 'docs/a.md': '---\nslug: /there\n---\n\n# A\n' })
  await writeFile(`${folder}/docs/a.md`, '---\nslug: /there\ntags: [a\n---\n\n# A\n')
  await change(['docs/a.md'])
  const { permalinks, problems } = getSite()
  expect(permalinks).toContain('/there')
  expect(problems.map(({ code }) => code)).toEqual(['yaml-open-bracket'])
})

test('reports that the address of a saved page is taken', async () => {
  const { folder, change } = await open({
    'docs/a.md': '# A\n',
    'docs/b.md': '---\nslug: /same\n---\n\n# B\n',
  })
  await writeFile(`${folder}/docs/a.md`, '---\nslug: /same\n---\n\n# A\n')
  expect(await change(['docs/a.md'])).toContain(
    `docs/b.md:2:7  error: The address /same is also that of ${folder}/docs/a.md.`,
  )
})
