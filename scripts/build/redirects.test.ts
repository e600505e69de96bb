import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { formatProblems } from '../../lib/content/problems'
import { siteConfigSchema } from '../../lib/site/config'
import { writeFolder } from '../../tests/write-folder'
import { checkRedirects, writeRedirects } from './redirects'

const permalinks = new Set(['/', '/general/global_concepts', '/help/phase'])

test('a former address sends the reader on, with a link and the canonical address', async () => {
  const out = await writeFolder('out', {})
  const config = siteConfigSchema.parse({
    url: 'https://docs.example.org',
    redirects: { '/help/concepts': '/general/global_concepts#panels' },
  })
  await writeRedirects(out, config)
  const page = await readFile(path.join(out, 'help/concepts/index.html'), 'utf8')
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/general/global_concepts/#panels">')
  expect(page).toContain('<link rel="canonical" href="https://docs.example.org/general/global_concepts/">')
  expect(page).toContain('<a href="/general/global_concepts/#panels">')
})

test('a redirect must leave a free address and arrive at a page', () => {
  const config = siteConfigSchema.parse({
    redirects: { '/help/phase': '/', '/old': '/help/phas', '/fine': '/help/phase#a' },
  })
  expect(formatProblems(checkRedirects({ config, configFile: 'content/site.yml', permalinks }))).toBe(
    [
      'content/site.yml  error: The redirect from /help/phase would hide the page there. Remove it.',
      'content/site.yml  error: The redirect from /old leads to /help/phas, where no page is. Write /help/phase.',
      '2 errors',
    ].join('\n\n'),
  )
})
