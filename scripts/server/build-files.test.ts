import { expect, test } from '@playwright/test'
import { readSite } from '@/lib/content/read-site'
import { writeFolder } from '@/tests/write-folder'
import { explainMissing } from './build-files'

const locales = 'locales:\n  - { code: en, label: English }\n  - { code: fr, label: Français }\n'

/** The titles of the explanations of addresses, on a site with a category, a blog and two languages. */
async function explain(addresses: string[], locale?: string): Promise<Array<string | undefined>> {
  process.env.CONTENT_DIR = await writeFolder('site', {
    'site.yml': `baseUrl: /bench/\n${locales}`,
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
    'docs/guide/_category_.yml': 'label: Guide\nlink: { type: generated-index, slug: /guide }\n',
    'docs/guide/a.md': '# A\n',
    'blog/2024-05-01-news.md': '# News\n',
    'pages/blog/atom.xml.md': '# A page of its own\n',
  })
  const site = await readSite(locale)
  return addresses.map((address) => explainMissing(address, site)?.title)
}

test('explains feeds, but no page and no unknown address', async () => {
  expect(await explain(['/blog/rss.xml', '/guide', '/nowhere', '/'])).toEqual([
    'The build writes the feeds',
    ...[undefined, undefined, undefined],
  ])
})

test('leaves an address to the page that has it', async () => {
  expect(await explain(['/blog/atom.xml'])).toEqual([undefined])
})

test('names the command for another language', async () => {
  const french = 'This address belongs to the site in Français'
  expect(await explain(['/fr', '/fr/guide', '/french'])).toEqual([french, french, undefined])
  expect(await explain(['/guide', '/en'], 'fr')).toEqual([undefined, undefined])
})
