import { expect, test } from '@playwright/test'
import { diagnose } from '@/lib/site/problems/diagnostic'
import type { Problem } from '@/lib/site/problems/problems'
import { brokenLink, formatCode, withoutSource } from '@/tests/problems'
import { writeFolder } from '@/tests/write-folder'
import { checkSiteLinks } from './check-site-links'
import { readSite, type Site } from './read-site'

/** The site of the content, and its translations. */
function readSites(languages: string[] = []): Promise<Site[]> {
  return Promise.all([readSite(), ...languages.map((code) => readSite(code))])
}

/** The broken links of a site. */
async function check(files: Record<string, string>, languages?: string[]): Promise<Problem[]> {
  const folder = await writeFolder('site', files)
  process.env.CONTENT_DIR = folder
  const problems = await checkSiteLinks(await readSites(languages))
  return problems.map((problem) => ({ ...problem, file: problem.file.replace(`${folder}/`, '') }))
}

const home = '---\nslug: /\n---\n\n# Home\n\n## Start here\n'

test('accepts links to files below a path, in texts and in the announcement', async () => {
  const problems = await check({
    'site.yml': 'baseUrl: /sub/\nannouncementBar: { id: x, content: "[list](/files/list.txt) [home](/)" }\n',
    'docs/index.md': `${home}\n[a](/files/list.txt) [b](/sub/files/list.txt) [c](pathname:///sub/files/list.txt) [d](./d.csv)`,
    'docs/d.csv': '7.26',
    'static/files/list.txt': 'list',
  })
  expect(problems).toEqual([])
})

test('reports broken links, anchors and former addresses at their lines, with suggestions', async () => {
  const problems = await check({
    'docs/index.md': `${home}\n[a](/help/phsae) [c](/help/phase#optoins) [d](#start-here) [e](/old) [f](/Help/phase)`,
    'docs/help/phase.md':
      '---\nredirects: [/old]\n---\n\n# Phase\n\n## Options\n\n[a](/help/phsae#x) [g](#setting-up)\n',
  })
  const [inPhase, inHome] = ['docs/help/phase.md', 'docs/index.md'].map((file) => ({ file, line: 9 }))
  const anchors = ['phase', 'options']
  const brokenAnchor = (target: string, near?: string) =>
    ({ ...diagnose('broken-anchor', { target, near, anchors }), severity: 'warning' }) as const
  expect(problems.map((problem) => withoutSource(problem))).toEqual([
    { ...inPhase, ...brokenLink('/help/phsae', '/help/phase') },
    { ...inPhase, ...brokenAnchor('/help/phase#setting-up') },
    { ...inHome, ...brokenLink('/help/phsae', '/help/phase') },
    { ...inHome, ...brokenAnchor('/help/phase#optoins', 'options') },
    { ...inHome, ...diagnose('former-address', { target: '/old', now: '/help/phase' }) },
    { ...inHome, ...brokenLink('/Help/phase', '/help/phase') },
  ])
})

test('reports links of the navbar, the footer, the sidebars and the announcement in their files', async () => {
  const settings = [
    'navbar:',
    '  items:',
    '    - { label: Blog, to: /blgo }',
    '    - label: More',
    '      items:',
    '        - { label: A, to: /a }',
    'footer:',
    '  columns:',
    '    - title: B',
    '      links: [{ label: B, to: /b }]',
    'announcementBar: { id: x, content: "[c](/c)" }',
  ]
  const problems = await check({
    'site.yml': settings.join('\n'),
    'sidebars.yml': 'main:\n  - index\n  - { type: link, label: D, href: /d }\n',
    'docs/index.md': home,
  })
  const places = ['site.yml:3:26', 'site.yml:6:27', 'site.yml:10:31', 'sidebars.yml:3:5', 'site.yml:11:36']
  expect(problems.map(formatCode)).toEqual(places.map((place) => `${place} error broken-link`))
})

test('accepts valid links, also below a base path', async () => {
  const problems = await check({
    'site.yml': 'url: https://example.org\nbaseUrl: /base/\ndocs:\n  path: docs\nblog:\n  path: news\n',
    'docs/index.md': `${home}\n[a](/news) [b](/news/rss.xml) [c](/search) [d](/data.csv) [e](./data.txt) [f](/docs#start-here) [g](https://example.org/base/docs) [h](/docs.md) [i](/robots.txt) [j](/old.html#there) [k](https://example.org/elsewhere)\n`,
    'docs/data.txt': 'x',
    'static/data.csv': 'x',
    'static/old.html': '<p>',
    'pages/index.md': '# Welcome\n\n[a](/docs) [b](/docs/tags-of-none)\n',
    'blog/2024-05-01-a.md': '# A\n\n[home](/)\n',
  })
  expect(problems).toEqual([expect.objectContaining({ file: 'pages/index.md', ...brokenLink('/docs/tags-of-none') })])
})

test('warns of broken full addresses of the site, and accepts those with .html', async () => {
  const problems = await check({
    'site.yml': 'url: https://example.org\n',
    'docs/index.md': `${home}\n[a](https://example.org/blog/2020/a.html) [b](https://example.org/help.html#top)\n`,
    'docs/help.md': '# Help\n',
  })
  expect(problems).toEqual([
    expect.objectContaining({ ...brokenLink('/blog/2020/a.html'), severity: 'warning', line: 9 }),
  ])
})

test('checks links between the languages that were read', async () => {
  const files = {
    'site.yml': 'url: https://example.org\nbaseUrl: /sub/\nlocales: [{ code: en }, { code: fr }, { code: he }]\n',
    'docs/index.md': `${home}\n[a](pathname:///sub/fr/help) [b](/de/help) [c](pathname:///sub/fr/#start) [e](pathname:///sub/fr/hlep) [d](pathname:///sub/he/x)\n`,
    'docs/help.md': '# Help\n\n## Start\n',
    'i18n/fr/docs/index.md': '---\nslug: /\n---\n\n# Accueil\n',
  }
  const unknown = expect.objectContaining({ ...brokenLink('/de/help', '/help') })
  expect(await check(files)).toEqual([unknown])
  const anchor = diagnose('broken-anchor', { target: '/fr/#start', near: undefined, anchors: ['accueil'] })
  expect(await check(files, ['fr'])).toEqual([
    unknown,
    expect.objectContaining({ ...anchor, severity: 'warning' }),
    expect.objectContaining({ ...brokenLink('/fr/hlep', '/fr/help') }),
  ])
})

test('takes the levels of broken links from the settings', async () => {
  const levels = async (checks: string) => {
    const files = { 'site.yml': `checks: ${checks}\n`, 'docs/index.md': `${home}\n[a](/gone) [b](#gone)\n` }
    return (await check(files)).map(({ severity }) => severity)
  }
  expect(await levels('{}')).toEqual(['error', 'warning'])
  expect(await levels('{ brokenLinks: warn, brokenAnchors: throw }')).toEqual(['warning', 'error'])
  expect(await levels('{ brokenLinks: ignore, brokenAnchors: ignore }')).toEqual([])
})
