import { expect, type Page } from '@playwright/test'
import { emptyIndex } from '../search/algolia-protocol'
import { type AlgoliaServer, startAlgoliaServer } from '../search/algolia-server'
import { sampleRecord } from '../search/sample-records'
import { onSite } from './on-site'
import { openSearch, search, searchDialog, searchField, searchRows } from './search'
import { holdResponses } from './waiting'

const readHost = 'testapp-dsn.algolia.net'

/** Algolia's hosts, all answered by one local server. */
interface Algolia {
  server: AlgoliaServer
  /** Hosts in the order of the requests. */
  requested: string[]
  /** Whether a host refuses connections. */
  isDown: (host: string) => boolean
}

const test = onSite('hosted').extend<{ algolia: Algolia }>({
  algolia: async ({ page }, use) => {
    const server = await startAlgoliaServer()
    // The first request of a process is slow, and the client waits one second before it turns to another host.
    await fetch(server.url)
    const hit = sampleRecord('Phase correction', { url: '/docs/phase-correction/' })
    const elsewhere = sampleRecord('Phase of old', { docusaurus_tag: 'docs-default-1.0' })
    const records = new Map([hit, elsewhere].map((record) => [record.objectID, { ...record }]))
    server.indices.set('docs', { ...emptyIndex(), records })
    const algolia: Algolia = { server, requested: [], isDown: () => false }
    await page.route(/^https:\/\/[^/]+\.algolia(net)?\.(net|com)\//, async (route) => {
      const request = route.request()
      const { host, pathname, search } = new URL(request.url())
      algolia.requested.push(host)
      if (algolia.isDown(host)) return route.abort('connectionrefused')
      const answer = await fetch(server.url + pathname + search, { method: request.method(), body: request.postData() })
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
      })
    })
    await use(algolia)
    await server.close()
  },
})

/** The bodies of all requests: those for two keys may arrive in the other order. */
const bodiesOf =
  ({ server }: Algolia) =>
  () =>
    server.received.map(({ body }) => body)

test('sends queries to the read host with the credentials, and links a hit to its page', async ({ page, algolia }) => {
  await page.goto('')
  await openSearch(page, 'phase')
  const hit = searchRows(page)
  await expect(hit).toHaveText('Phase correction')
  await expect(hit.locator('mark')).toHaveText('Phase')
  // The answer to a part of the word has the same hit.
  await expect.poll(bodiesOf(algolia)).toContainEqual({ requests: [expectedRequest('phase', 10)] })
  // At most one request per key.
  expect(new Set(algolia.requested)).toEqual(new Set([readHost]))
  expect(algolia.requested.length).toBeLessThanOrEqual('phase'.length)
  expect(algolia.server.received.at(-1)).toMatchObject({
    method: 'POST',
    path: '/1/indexes/*/queries',
    params: { 'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'search-key' },
  })
  await hit.getByRole('link').click()
  await expect(page).toHaveURL('docs/phase-correction/')
})

test('requests shorter texts in a narrow window', async ({ page, algolia }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('')
  await openSearch(page, 'phase')
  await expect.poll(bodiesOf(algolia)).toContainEqual({ requests: [expectedRequest('phase', 5)] })
})

test('answers the search page', async ({ page, algolia }) => {
  await page.goto('search/?q=phase')
  // The main pages have the same link before the results arrive.
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Phase correction' })).toBeVisible()
  expect(algolia.server.received.at(-1)?.body).toMatchObject({
    requests: [{ query: 'phase', indexName: 'docs', hitsPerPage: 20, clickAnalytics: false }],
  })
})

const failure = (page: Page) => searchDialog(page).getByText('Unable to fetch results', { exact: true })
const advice = (page: Page) =>
  searchDialog(page).getByText('You might want to check your network connection.', { exact: true })

test('advises to check the network when no host can be reached', async ({ page, algolia }) => {
  algolia.isDown = () => true
  await page.goto('')
  await openSearch(page, 'phase')
  await expect(failure(page)).toBeVisible()
  await expect(advice(page)).toBeVisible()
  expect(new Set(algolia.requested).size).toBe(4)
})

test('names the status of a refusal, which is final until a retry succeeds', async ({ page, algolia }) => {
  await page.goto('')
  await openSearch(page, 'phase')
  await expect(searchRows(page)).toHaveText('Phase correction')
  algolia.server.fault = () => ({ status: 403, body: '{"message":"Invalid Application-ID or API key","status":403}' })
  algolia.requested.length = 0
  // Of the whole text: each key sends a request.
  const refusal = page.waitForResponse((response) => response.request().postData()?.includes('"correction"') === true)
  await search(page, 'correction')
  await (await refusal).finished()
  await expect(failure(page)).toBeVisible()
  await expect(
    searchDialog(page).getByText('The search server refused the request (status 403).', { exact: true }),
  ).toBeVisible()
  await expect(advice(page)).toBeHidden()
  // No fallback host gets the request.
  expect(new Set(algolia.requested)).toEqual(new Set([readHost]))

  algolia.server.fault = undefined
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(searchRows(page).locator('mark')).toHaveText('correction')
  await expect(failure(page)).toBeHidden()
})

test('tries again with what has been typed since the failure', async ({ page, algolia }) => {
  algolia.server.fault = ({ body }) =>
    JSON.stringify(body).includes('"correction"') ? undefined : { status: 403, body: '{"message":"no","status":403}' }
  await page.goto('')
  await openSearch(page, 'corr')
  await expect(failure(page)).toBeVisible()
  const release = await holdResponses(page, /algolia(net)?\.(net|com)/)
  await searchField(page).pressSequentially('ection')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(searchField(page)).toHaveValue('correction')
  release()
  await expect(searchRows(page).locator('mark')).toHaveText('correction')
})

/** The request required by the specification. */
function expectedRequest(query: string, words: number) {
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`)
  return {
    query,
    indexName: 'docs',
    attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels, 'content'].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  }
}
