import { expect } from '@playwright/test'
import { onShippedSite as test } from './on-site'

// Addresses that the specification names and that others link to; what their pages say is the writers' business.

const routes = [
  ...['', 'page/2', 'archive', 'authors', 'authors/nmrium-team', 'authors/nmrium-team/page/2', 'tags', 'welcome'],
  ...['documentation', 'info', 'newsletter', 'nmrium', 'nmrium/page/2'].map((tag) => `tags/${tag}`),
  ...['2023-08-01', '2024-01-01', '2024-03-01', '2024-10-16', '2025-03-01', '2025-05-01'].map(toNewsletter),
  ...['2025-06-06', '2025-09-01', '2025-11-20', '2026-03-05', '2026-05-19'].map(toNewsletter),
  ...['2024-04-08-email', '2024-09-18-email'],
]

function toNewsletter(day: string): string {
  return `${day}-newsletter`
}

test('every route of the blog is there', async ({ request }) => {
  const answers = await Promise.all(routes.map(async (route) => (await request.get(`/blog/${route}`)).status()))
  expect(routes.filter((_, index) => answers[index] !== 200)).toEqual([])
})

test('the former addresses of the specification lead on', async ({ request }) => {
  for (const path of ['/help/concepts', '/chemical_structure/fast_labelling', '/general/display_customization']) {
    expect(await (await request.get(path)).text(), path).toContain('http-equiv="refresh"')
  }
})
