import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'
import { writeFeeds } from './feeds'

const pageOf = (text: string) => `<article><div class="prose"><p>${text}</p></div></article>`

test('the feeds hold the listed posts, the newest first, with the text of their pages', async () => {
  process.env.CONTENT_DIR = 'tests/fixtures/draft-and-unlisted-posts-are-in-no-list'
  const out = await writeFolder('out', {
    'blog/2024/04/01/newest/index.html': pageOf('Newest text'),
    'blog/2024/02/01/hidden/index.html': pageOf('Hidden text'),
    'blog/2024/01/01/oldest/index.html': pageOf('Oldest text'),
  })
  await writeFeeds(out)
  for (const name of ['rss.xml', 'atom.xml', 'feed.json']) {
    const feed = await readFile(path.join(out, 'blog', name), 'utf8')
    expect(feed.match(/(Newest|Oldest|Hidden|Plan|Alone) text/g), name).toEqual(['Newest text', 'Oldest text'])
    expect(feed, name).not.toMatch(/hidden|plan|alone/i)
  }
})
