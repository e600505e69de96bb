import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'

/** Runs a step on a site of one page with a broken link. */
async function run(...args: string[]) {
  const content = await writeFolder('site', { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n[a](/nowhere)\n' })
  const [records, site] = [`${content}-records`, `${content}-site`]
  const env = { ...process.env, CONTENT_DIR: content, GRAPH_DIR: records, ASSET_DIR: `${content}-assets` }
  const command = (step: string[]) => spawnSync('node', ['--import', 'tsx/esm', 'scripts/step.ts', ...step], { env })
  const print = ({ stdout, stderr, status }: ReturnType<typeof command>) => ({ output: `${stdout}${stderr}`, status })
  return { records, results: args.map((step) => print(command([step, '--dir', site]))) }
}

test('runs a step of the build alone, on the files of the step before', async () => {
  test.slow()
  const { records, results } = await run('graph', 'check')
  const [graph, check] = results
  expect(graph?.output).toContain(`→ ${records}/original/: 3 records, 1 text compiled`)
  expect(graph?.output).toContain('The link "/nowhere" leads to no page or file.')
  expect(graph?.status).toBe(1)
  expect(existsSync(`${records}/original/site.json`)).toBe(true)
  // The pages were not exported.
  expect(check?.output).toContain('error: The build did not write this file.')
  expect(check?.status).toBe(1)
})

test('names the steps, and the one that is missing', async () => {
  const { results } = await run('all', 'check')
  expect(results.map(({ status }) => status)).toEqual([1, 1])
  expect(results[0]?.output).toContain('npm run step -- graph')
  expect(results[1]?.output).toContain('site.json. Write it with: npm run step -- graph')
})

test('explains an unknown option without a stack', () => {
  for (const script of ['scripts/step.ts', 'scripts/serve.ts']) {
    const { status, stderr } = spawnSync('node', ['--import', 'tsx/esm', script, '--nope'], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Unknown option '--nope'/)])
    expect(stderr).not.toMatch(/^\s+at /m)
  }
})
