import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'

/** Reads a site in a new process, and waits for it to end; seconds of work without a sign of life stop it. */
async function read(site: Record<string, string>, behind = '') {
  const folder = await writeFolder('site', { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText.\n', ...site })
  const script = `
    import { writeGraphs } from './lib/build/graphs.ts'
    await writeGraphs({ mostSilentSeconds: 3 })
    ${behind}`
  const env = { ...process.env, CONTENT_DIR: folder, GRAPH_DIR: `${folder}/graph`, ASSET_DIR: `${folder}/assets` }
  const args = ['--import', 'tsx/esm', '--input-type=module', '-e', script]
  const { signal, status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 25_000, env })
  return { signal, status, stderr: stderr.replaceAll(`${folder}/`, '') }
}

for (const code of [
  'Promise.resolve().then(() => { for (;;) {} })',
  'setTimeout(() => { for (;;) {} }, 100)',
  'process.nextTick(function again() { process.nextTick(again) })',
]) {
  test(`ends a build that a page keeps busy with ${code}, and names the page`, async () => {
    const { signal, stderr } = await read({ 'docs/stuck.mdx': `# Stuck\n\n{(() => { ${code} })()}\n` })
    expect(signal).toBe('SIGKILL')
    expect(stderr).toMatch(/^docs\/stuck\.mdx {2}error: The code of this page, or of one read shortly before, kept/)
  })
}

test('lets a build run that takes its time, and ends with it', async () => {
  const waits = 'for (let i = 0; i < 6; i += 1) await new Promise((resolve) => setTimeout(resolve, 1000))'
  const page = '# Page\n\n{(() => { setTimeout(() => {}, 100); return 1 })()}\n'
  expect(await read({ 'docs/page.mdx': page }, waits)).toEqual({ signal: null, status: 0, stderr: '' })
})
