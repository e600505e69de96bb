import { expect, test } from '@playwright/test'
import { readSite } from '@/lib/content/read-site'
import { writeFolder } from '@/tests/write-folder'
import { formatTwins } from './twins'

const { CONTENT_DIR } = process.env

test.afterEach(() => {
  process.env.CONTENT_DIR = CONTENT_DIR
  if (CONTENT_DIR === undefined) delete process.env.CONTENT_DIR
})

async function twinsOf(content: Record<string, string>): Promise<Record<string, string>> {
  const settings = 'title: Bench\ntagline: How we work\nurl: https://a.example'
  process.env.CONTENT_DIR = await writeFolder('content', { 'site.yml': settings, ...content })
  return Object.fromEntries(await formatTwins(await readSite()))
}

test('each page has its text beside it, with links that lead to such texts', async () => {
  const twins = await twinsOf({
    'docs/start.md':
      '---\nslug: /\n---\n\n# Start\n\n[Phase](./help/phase.md#why), [there](/help/phase), [out](https://b.example), [here](#a)',
    'docs/help/phase.mdx': "---\ntitle: Phase\n---\n\nimport Part from './_part.mdx'\n\nText\n\n<Part />",
    'docs/help/_part.mdx': 'A part with [the start](../start.md).',
  })
  expect(twins['/index.md']).toBe(
    '# Start\n\n[Phase](https://a.example/help/phase.md#why), [there](https://a.example/help/phase.md), [out](https://b.example), [here](#a)\n\nSource: https://a.example/\n',
  )
  expect(twins['/help/phase.md']).toBe(
    '# Phase\n\nText\n\nA part with [the start](https://a.example/index.md).\n\nSource: https://a.example/help/phase/\n',
  )
})

test('a page of MDX is given without its imports and comments, and with addresses inside components', async () => {
  const body =
    "import A from '@theme/Tabs'\n\n{/* [no](./start.mdx)\n\nnote */}\n\n{/* a */} b\n\n<kbd>[K](./start.mdx)</kbd>"
  const fenced = '```mdx-code-block\n<b>in</b>\n```\n\n[Start](./start.mdx)'
  const twins = await twinsOf({
    'docs/start.mdx': `---\nslug: /\n---\n\n# Start\n\n${body}`,
    'docs/fenced.mdx': `---\ntitle: F\n---\n\n${fenced}`,
  })
  expect(twins['/index.md']).toMatch(/^# Start\n\n<kbd>\[K\]\(https:\/\/a\.example\/index\.md\)<\/kbd>\n\nSource:/)
  expect(twins['/fenced.md']).toContain(fenced.replace('./start.mdx', 'https://a.example/index.md'))
})

test('the file of a text has the name that its address stands for', async () => {
  const twins = await twinsOf({ 'docs/Ångström units.md': '# Units' })
  expect(Object.keys(twins)).toContain('/Ångström units.md')
})

test('llms.txt lists the pages that lists have, by category; llms-full.txt holds their texts', async () => {
  const twins = await twinsOf({
    'docs/start.md': '---\nslug: /\ndescription: Where to begin.\n---\n\n# Start',
    'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden',
    'blog/2026-01-02-news.md': '# News',
  })
  const at = (name: string) => twins[name] ?? twins[`/${name}`] ?? ''
  expect(at('hidden.md')).toContain('# Hidden')
  expect(at('llms.txt')).toMatch(
    /^# Bench\n\n> How we work\n\n## Start\n\n- \[Start\]\(https:\/\/a\.example\/index\.md\): Where to begin\.\n\n## Blog\n\n- \[News\]\(https:\/\/a\.example\/blog\/2026\/01\/02\/news\.md\)/,
  )
  expect(at('llms.txt')).not.toContain('Hidden')
  expect(at('llms-full.txt').match(/^Source: /gm)).toHaveLength(2)
})
