import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { startScript } from '../start-script'
import { writeFolder } from '../write-folder'

test('npm run dev shows a page, its changes and its mistakes', async () => {
  // Next compiles the program at the first request.
  test.setTimeout(240_000)
  const folder = await writeFolder('site', {
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nThe first text.\n',
    'docs/phase.md': '# Phase\n',
    'blog/2024-05-01-news.md': '# News\n\nA post.\n',
  })
  const server = await startScript('dev.ts', [], { CONTENT_DIR: folder, ASSET_DIR: `${folder}-assets` })
  const open = async (path: string) => {
    const response = await fetch(new URL(path, server.url))
    return `${response.status} ${await response.text()}`
  }
  try {
    expect(await open('')).toMatch(/^200 .*The first text\./s)
    expect(await open('blog/2024/05/01/news/')).toMatch(/^200 .*A post\./s)
    const write = (text: string) => writeFile(`${folder}/docs/index.md`, `---\nslug: /\n---\n\n# Home\n\n${text}\n`)
    await write('The second text.')
    await expect.poll(() => open(''), { timeout: 15_000 }).toMatch(/^200 .*The second text\./s)
    await write('See [it](./fase.md).')
    const problem = /<li>[^<]*docs\/index\.md:7:5 {2}error: The link &quot;\.\/fase\.md&quot; leads to/
    await expect.poll(() => open('phase/'), { timeout: 15_000 }).toMatch(problem)
    expect(await open('')).toMatch(/role="alert".*This page cannot be shown yet/s)
    expect((await fetch(new URL('search-index.json', server.url))).status).toBe(200)
  } finally {
    await server.stop()
  }
})
