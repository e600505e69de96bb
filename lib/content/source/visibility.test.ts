import { expect, test } from '@playwright/test'
import type { SidebarNode } from '@/lib/content/sidebar/sidebar-item'
import { getListedPages, getPage, getSite } from '@/lib/content/site'
import { updateRecords } from '@/tests/site-records'

const mode = process.env.NODE_ENV

/** Reads a fixture as the development server does, or as a build does. */
async function open(fixture: string, nodeEnv = 'production') {
  Reflect.set(process.env, 'NODE_ENV', nodeEnv)
  return (await updateRecords(`tests/fixtures/${fixture}`)).site
}

test.afterEach(() => {
  Reflect.set(process.env, 'NODE_ENV', mode ?? 'test')
})

test('leaves a draft out of the whole build', async () => {
  const site = await open('drafts-are-pages-only-under-the-development-server')
  expect(getSite().permalinks).toEqual(['/linked/other', '/', '/three', '/blog'])
  expect(JSON.stringify([site.pages, site.versions, site.navbar, site.docs])).not.toMatch(/Two|Only|Main|Plan/)
  expect([...site.draftFiles].map((file) => file.replace(/.*\/(?=docs|pages)/, '')).sort()).toEqual([
    'docs/linked/main.md',
    'docs/soon/only.md',
    'docs/two.md',
    'pages/plan.md',
  ])
})

test('shows a draft like other pages in development', async () => {
  const site = await open('drafts-are-pages-only-under-the-development-server', 'development')
  expect(getSite().permalinks).toEqual(
    expect.arrayContaining(['/two', '/soon/only', '/linked/main', '/plan', '/tags/soon']),
  )
  expect(labels(site.versions[0]?.sidebars.tutorialSidebar ?? [])).toEqual(
    expect.arrayContaining(['Two', 'soon', 'Only', 'Linked']),
  )
  expect(await getPage('/two')).toMatchObject({ draft: true })
  expect(await getPage('/three')).toMatchObject({ previous: { title: 'Two', permalink: '/two' } })
  expect(site.draftFiles.size).toBe(0)
})

test('exports and marks an unlisted page, and lists it nowhere', async () => {
  const site = await open('unlisted-pages-are-exported-but-in-no-list')
  expect(getSite().permalinks).toEqual(expect.arrayContaining(['/hidden', '/hidden-index', '/cards/d', '/secret']))
  expect(await getPage('/hidden')).toMatchObject({ unlisted: true })
  const hidden = /hidden(-index)?"|\/cards\/(d|inner)|\/secret|all-hidden/
  const listed = await getListedPages()
  expect(listed.map(({ permalink }) => JSON.stringify(permalink)).join(' ')).not.toMatch(hidden)
  for (const page of listed) {
    const { previous, next, cards, docs, tags } = { previous: null, next: null, cards: [], docs: [], tags: [], ...page }
    expect(JSON.stringify([previous, next, cards, docs, tags])).not.toMatch(hidden)
  }
  expect(JSON.stringify(withoutUnlisted(site.versions[0]?.sidebars.tutorialSidebar ?? []))).not.toMatch(hidden)
})

function labels(nodes: SidebarNode[]): string[] {
  return nodes.flatMap((node) => [node.label, ...(node.type === 'category' ? labels(node.items) : [])])
}

/** The sidebar as shown on other pages. */
function withoutUnlisted(nodes: SidebarNode[]): SidebarNode[] {
  return nodes
    .filter((node) => !node.unlisted)
    .map((node) => (node.type === 'category' ? { ...node, items: withoutUnlisted(node.items) } : node))
}
