import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { startScript } from '../start-script'
import { writeFolder } from '../write-folder'

test('npm run dev shows a page, its changes and its mistakes', async ({ page }) => {
  // Next compiles the program at the first request.
  test.setTimeout(240_000)
  const folder = await writeFolder('site', {
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nThe first text.\n\n![A plot](./plot.svg "The plot")\n',
    'docs/plot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300" />',
    'docs/phase.mdx': `# Phase\n\n<Sample id="cytisine-proton" />\n\n${'```js\n1\n```\n\n'.repeat(2)}`,
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
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', ({ message }) => errors.push(message))
    for (const [path, name] of [
      ['phase/', 'Copy code'],
      ['', 'Enlarge: A plot'],
    ] as const) {
      await page.goto(new URL(path, server.url).href)
      // The script of the site has added it, after React has found the markup of the server.
      await expect(page.getByRole('button', { name }).last()).toBeAttached({ timeout: 15_000 })
    }
    const write = (text: string) => writeFile(`${folder}/docs/index.md`, `---\nslug: /\n---\n\n# Home\n\n${text}\n`)
    await write('The second text.')
    await expect(page.getByText('The second text.')).toBeVisible({ timeout: 15_000 })
    expect(errors).toEqual([])
    await write('See [it](./fase.md).')
    const problem = /<li>[^<]*docs\/index\.md:7:5 {2}error: The link &quot;\.\/fase\.md&quot; leads to/
    await expect.poll(() => open('phase/'), { timeout: 15_000 }).toMatch(problem)
    expect(await open('')).toMatch(/role="alert".*This page cannot be shown yet/s)
    expect((await fetch(new URL('search-index.json', server.url))).status).toBe(200)
  } finally {
    await server.stop()
  }
})
