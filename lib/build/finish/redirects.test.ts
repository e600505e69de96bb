import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readTexts } from '@/lib/content/locales/read-texts'
import { siteConfigSchema } from '@/lib/site/config'
import { writeFolder } from '@/tests/write-folder'
import { writeRedirects } from './redirects'

const config = siteConfigSchema.parse({ url: 'https://docs.example.org' })
const english = readTexts('content', 'en')

test('redirects a former address, with a link and the canonical address', async () => {
  const out = await writeFolder('out', {})
  const redirects = new Map([
    ['/help/concepts', '/general/global_concepts#panels'],
    ['/old%20%C3%A9t%C3%A9', '/%C3%A9t%C3%A9?a=1&b="#x'],
  ])
  expect(await writeRedirects(out, { redirects, config, texts: await english })).toEqual([])
  const page = await readFile(path.join(out, 'help/concepts/index.html'), 'utf8')
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/general/global_concepts/#panels">')
  expect(page).toContain('<link rel="canonical" href="https://docs.example.org/general/global_concepts/"')
  expect(page).toContain('<a href="/general/global_concepts/#panels">')
  const other = await readFile(path.join(out, 'old été/index.html'), 'utf8')
  expect(other).toContain('<a href="/%C3%A9t%C3%A9/?a=1&amp;b=&quot;#x">')
})

test('redirects below a base path, without a slash at the end, and from the name of a file', async () => {
  const out = await writeFolder('out', {})
  const below = { ...config, baseUrl: '/manual/', trailingSlash: false }
  const redirects = new Map([['/old/phase.html', '/help/phase']])
  await writeRedirects(out, { redirects, config: below, texts: await english })
  expect(await readFile(path.join(out, 'old/phase.html'), 'utf8')).toContain('<a href="/manual/help/phase">')
})

test('never replaces existing files', async () => {
  const out = await writeFolder('out', { 'help/phase/index.html': 'Phase', 'files/a.pdf': 'A' })
  const redirects = new Map([
    ['/help/phase', '/'],
    ['/files/a.pdf', '/'],
    ['/files/a.pdf/b', '/'],
  ])
  const problems = await writeRedirects(out, { redirects, config, texts: await english })
  expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual(
    Array.from(redirects.keys(), (from) =>
      expect.stringContaining(`error The former address ${from} is taken by a file of the site (`),
    ),
  )
  expect(await readFile(path.join(out, 'help/phase/index.html'), 'utf8')).toBe('Phase')
})
