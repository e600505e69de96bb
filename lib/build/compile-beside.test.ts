import { expect, test } from '@playwright/test'
import { readSite } from '@/lib/content/read-site'
import { countUnknownTexts } from '@/lib/content/text-cache'
import { writeFolder } from '@/tests/write-folder'
import { compileBeside } from './check-content'

/** A site of so many pages. */
async function writeSite(count: number): Promise<void> {
  const pages = Array.from({ length: count }, (_, index) => [`docs/${index}.md`, `# Page ${index}\n\nIts text.\n`])
  process.env.CONTENT_DIR = await writeFolder('site', {
    ...Object.fromEntries(pages),
    'docs/0.md': '---\nslug: /\n---\n\n# Home\n',
  })
}

test('the texts of a large site are compiled by two processes', async () => {
  test.slow()
  await writeSite(70)
  const end = await compileBeside(undefined, 60)
  await expect.poll(() => countUnknownTexts(), { timeout: 60_000 }).toBeLessThan(70)
  await end()
  const { textCounts, problems, pageByPermalink } = await readSite()
  expect(problems).toEqual([])
  expect(textCounts.reused).toBeGreaterThan(0)
  expect(textCounts.compiled + textCounts.reused).toBe(70)
  expect(pageByPermalink.get('/69')?.title).toBe('Page 69')
})

test('those of a small one are compiled by one', async () => {
  await writeSite(70)
  const end = await compileBeside()
  await end()
  expect(await countUnknownTexts()).toBe(70)
})
