import { expect, test } from '@playwright/test'
import { formatProblem } from '@/lib/site/problems/problems'
import { writeFolder } from '@/tests/write-folder'
import { readSite } from '../read-site'

/** The site with one post, and the settings of its blog. */
async function read(settings: string, frontMatter = '') {
  process.env.CONTENT_DIR = await writeFolder('site', {
    'site.yml': `editUrl: https://example.org/site/\nblog:\n  ${settings}\n`,
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
    'blog/tags.yml': 'known:\n',
    'blog/2024-01-01-post.md': `---\n${frontMatter}\n---\n\nText.\n`,
  })
  const { pageByPermalink, problems } = await readSite()
  const page = pageByPermalink.get('/blog/2024/01/01/post')
  if (page?.kind !== 'post') throw new Error('There is no page of the post.')
  return { page, problems: problems.map(formatProblem) }
}

const shown = 'last_update: { date: 2024-02-03, author: Somebody }'

test('shows the last change and its author as configured', async () => {
  expect((await read('postsPerPage: 1', shown)).page).not.toMatchObject({ lastUpdate: expect.anything() })
  expect((await read('lastUpdateTime: true', shown)).page.lastUpdate).toEqual({ day: '2024-02-03' })
  const both = await read('lastUpdateTime: true\n  lastUpdateAuthor: true', shown)
  expect(both.page.lastUpdate).toEqual({ day: '2024-02-03', author: 'Somebody' })
})

test('names the author of the settings for unmapped authors', async () => {
  const settings = 'lastUpdateTime: true\n  lastUpdateAuthor: The team'
  const unknown = 'last_update: { date: 2024-02-03 }'
  expect((await read(settings, unknown)).page.lastUpdate).toEqual({ day: '2024-02-03', author: 'The team' })
  expect((await read(settings, shown)).page.lastUpdate).toEqual({ day: '2024-02-03', author: 'Somebody' })
})

test('links to the file of the post for editing', async () => {
  const { page } = await read('postsPerPage: 1')
  expect(page.editUrl, 'the setting of the site').toBe('https://example.org/site/blog/2024-01-01-post.md')
  const own = await read('editUrl: https://example.org/edit/')
  expect(own.page.editUrl, 'the setting of the blog').toBe('https://example.org/edit/blog/2024-01-01-post.md')
})

test('reports an unknown tag at the configured level', async () => {
  const tagged = (setting: string) => read(`onInlineTags: ${setting}`, 'tags: [knwon]')
  expect((await tagged('throw')).problems[0]).toContain('error: The tag "knwon" is not in the folder\'s tags.yml.')
  expect((await tagged('warn')).problems[0]).toContain('warning: The tag "knwon"')
  expect((await tagged('warn')).problems[0]).toContain('Did you mean "known"?')
  expect((await tagged('ignore')).problems).toEqual([])
})

test('reports a post without a truncate marker at the configured level', async () => {
  expect((await read('onUntruncatedPosts: throw')).problems[0]).toContain('error: The post has no truncate marker')
  expect((await read('onUntruncatedPosts: warn')).problems[0]).toContain('warning: The post has no truncate marker')
  expect((await read('onUntruncatedPosts: ignore')).problems).toEqual([])
})
