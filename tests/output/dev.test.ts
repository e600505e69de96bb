import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { startScript } from '../start-script'
import { writeFolder } from '../write-folder'

// A server for all tests: Next compiles the program at the first request.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

const home = (text: string) => `---\nslug: /\n---\n\n# Home\n\n${text}\n`
const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="${width}" height="300"><path d="M0 0h9v9z"/></svg>`

let folder: string
let server: Awaited<ReturnType<typeof startScript>>

test.beforeAll(async () => {
  folder = await writeFolder('site', {
    'site.yml': 'title: Bench\nlogo: { light: ./logo.svg }\ncss: ./site.css\n',
    'site.css': 'h1 { color: rgb(1, 2, 3) }\n',
    'logo.svg': drawing(100),
    'docs/index.md': home('The first text.\n\n![A plot](./plot.svg "The plot")'),
    'docs/plot.svg': drawing(600),
    'docs/phase.mdx': `# Phase\n\n<Sample id="cytisine-proton" />\n\n${'```js\n1\n```\n\n'.repeat(2)}`,
    'docs/guide/_category_.yml': 'label: Guide\nlink: { type: generated-index, slug: /guide }\n',
    'docs/guide/a.md': '# First step\n',
    'docs/guide/b.md': '# Second step\n',
    'blog/2024-05-01-news.md': '# News\n\nA post.\n',
    'static/table.html': '<p>First table</p>',
    'pages/frame.mdx': '# Frame\n\n<iframe src="/table.html" title="Table" />\n',
  })
  server = await startScript('dev.ts', [], {
    CONTENT_DIR: folder,
    ASSET_DIR: `${folder}-assets`,
    GRAPH_DIR: `${folder}-records`,
  })
})

test.afterAll(() => server.stop())

function write(file: string, text: string): Promise<void> {
  return writeFile(`${folder}/${file}`, text)
}

async function get(path: string): Promise<string> {
  const response = await fetch(new URL(path, server.url))
  return `${response.status} ${await response.text()}`
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, server.url).href)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

test('shows a page, its changes and its mistakes', async ({ page }) => {
  expect(await get('')).toMatch(/^200 .*The first text\./s)
  expect(await get('blog/2024/05/01/news/')).toMatch(/^200 .*A post\./s)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const [path, name] of [
    ['phase/', 'Copy code'],
    ['', 'Enlarge: A plot'],
  ] as const) {
    await open(page, path)
    // Added by the site's script, after hydration.
    await expect(page.getByRole('button', { name }).last()).toBeAttached({ timeout: 15_000 })
    // The inline scripts have run.
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light')
  }
  await write('docs/index.md', home('The second text.'))
  await expect(page.getByText('The second text.')).toBeVisible({ timeout: 15_000 })
  expect(errors).toEqual([])
  await write('docs/index.md', home('See [it](./fase.md).'))
  const problem = /<li>[^<]*docs\/index\.md:7:5 {2}error: The link &quot;\.\/fase\.md&quot; leads to/
  await expect.poll(() => get('phase/'), { timeout: 15_000 }).toMatch(problem)
  expect(await get('')).toMatch(/role="alert".*This page cannot be shown yet/s)
  await write('docs/index.md', home('The first text.\n\n![A plot](./plot.svg "The plot")'))
  await expect(page.getByText('The first text.')).toBeVisible({ timeout: 15_000 })
})

test('starts the components that a change adds or moves', async ({ page }) => {
  await open(page, 'guide/a/')
  const code = '```js\n1\n```\n\n'
  const tabs = ['One', 'Two'].map((name) => `<TabItem value="${name}" label="${name}">\n\nText ${name}\n\n</TabItem>\n`)
  for (const texts of [['First.'], ['First.', 'Second.']]) {
    await write('docs/guide/a.md', `# First step\n\n${texts.join('\n\n')}\n\n${code}<Tabs>\n${tabs.join('')}</Tabs>\n`)
    await expect(page.getByText(texts.at(-1) ?? '')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('button', { name: 'Copy code' })).toBeAttached({ timeout: 15_000 })
    await page.getByRole('tab', { name: 'Two' }).click()
    await expect(page.getByText('Text Two')).toBeVisible()
  }
  await write('docs/guide/a.md', '# First step\n')
  await expect(page.getByRole('tab')).toHaveCount(0, { timeout: 15_000 })
})

test('shows a page at an address that was unknown, once it is written', async ({ page }) => {
  await open(page, 'later/')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await write('docs/later.md', '# Later\n')
  await expect(page.getByRole('heading', { name: 'Later' })).toBeVisible({ timeout: 15_000 })
})

test('shows changed pictures, stylesheets, settings and static files without a new page load by the writer', async ({
  page,
}) => {
  await open(page, '')
  const widthOf = (picture: string) =>
    page.locator(picture).evaluate((image) => (image as HTMLImageElement).naturalWidth)
  const soon = { timeout: 15_000 }
  for (const width of [500, 400]) {
    await write('docs/plot.svg', drawing(width))
    await expect.poll(() => widthOf('main img'), soon).toBe(width)
  }
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)')
  await write('site.css', 'h1 { color: rgb(4, 5, 6) }\n')
  await expect(heading).toHaveCSS('color', 'rgb(4, 5, 6)', soon)
  await write('logo.svg', drawing(100).replace('M0 0h9v9z', 'M1 1h9v9z'))
  await expect(page.locator('header path[d="M1 1h9v9z"]').first()).toBeAttached(soon)
  const settings = await readFile(`${folder}/site.yml`, 'utf8')
  await write('site.yml', `${settings}navbar: { items: [{ type: link, to: /phase, label: To the phase }] }\n`)
  await expect(page.getByRole('link', { name: 'To the phase' }).first()).toBeVisible(soon)

  await open(page, 'frame/')
  const table = page.frameLocator('iframe').getByRole('paragraph')
  await expect(table).toHaveText('First table')
  await write('static/table.html', '<p>Second table</p>')
  await expect(table).toHaveText('Second table', soon)
})

test('shows a changed title in the sidebar, whose categories stay as the writer left them', async ({ page }) => {
  await open(page, 'phase/')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.getByRole('button', { name: 'Show or hide the pages of Guide' }).click()
  await expect(sidebar.getByRole('link', { name: 'First step' })).toBeVisible()
  await write('docs/guide/a.md', '# Opening step\n')
  await expect(sidebar.getByRole('link', { name: 'Opening step' })).toBeVisible({ timeout: 15_000 })
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Phase')
  await write('docs/guide/a.md', '# First step\n')
})

test('sends no more elements to the browser when the sidebar gets more entries', async () => {
  // A line for each element, since React adds to it where it comes from.
  const read = async () => {
    const response = await fetch(new URL('phase/', server.url), { headers: { RSC: '1' } })
    return response.text()
  }
  const before = await read()
  expect(before).toContain('Second step')
  for (let number = 0; number < 20; number++) await write(`docs/guide/more-${number}.md`, `# Further step ${number}\n`)
  await expect.poll(read, { timeout: 15_000 }).toContain('Further step 19')
  const added = (await read()).split('\n').length - before.split('\n').length
  expect(added).toBeLessThan(20)
})

test('serves the Markdown export and the cards, and explains what only a build makes', async () => {
  expect(await get('search-index.json')).toMatch(/^200 .*The first text/s)
  expect(await get('index.md')).toMatch(/^200 # Home\n\nThe first text\./)
  expect(await get('guide/a.md')).toMatch(/^200 # First step/)
  expect(await get('llms.txt')).toMatch(/^200 # Bench\n.*First step/s)
  const [, card = ''] = /property="og:image" content="[^"]*(\/cards\/\w+\.png)"/.exec(await get('guide/a/')) ?? []
  const { status, headers } = await fetch(new URL(card, server.url))
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
  const commands = '<code>npm run build\nnpm run serve</code>'
  for (const path of ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'])
    expect((await get(path)).slice(0, 2000), path).toMatch(new RegExp(`^404 .*${commands}`, 's'))
})

test('shows fifty problems on each page, and the number of others', async () => {
  const links = Array.from({ length: 60 }, (_, number) => `[Step](./missing-${number}.md)`)
  await write('docs/guide/b.md', `# Second step\n\n${links.join('\n\n')}\n`)
  await expect
    .poll(() => get('phase/'), { timeout: 100_000 })
    .toMatch(/\d+ more: &quot;npm run build&quot; prints all\./)
  await write('docs/guide/b.md', '# Second step\n')
  await expect.poll(() => get('phase/'), { timeout: 60_000 }).not.toContain('missing-1.md')
})

test('stops code of a page that does not end, and shows the corrected page', async ({ page }) => {
  await open(page, 'phase/')
  await write('docs/phase.mdx', '# Phase\n\n{(() => { while (true) {} })()}\n')
  const alert = page.getByRole('alert').filter({ hasText: 'This page cannot be shown yet' })
  await expect(alert).toContainText('phase.mdx:3  error: The code of the page did not finish within 2 seconds.', {
    timeout: 20_000,
  })
  expect(await get('')).toMatch(/^200 .*The first text\./s)
  await write('docs/phase.mdx', '# Phase\n\n{1 + 1} turns\n')
  await expect(page.getByText('2 turns')).toBeVisible({ timeout: 20_000 })
  await expect(alert).toBeHidden()
})

/** The status of an answer to a request line as it is. */
async function statusOf(path: string, host = 'localhost'): Promise<number | undefined> {
  const { port } = new URL(server.url)
  const sent = request({ port, path, host: '127.0.0.1', headers: { host } }).end()
  const [response] = await once(sent, 'response')
  response.resume()
  return response.statusCode
}

test('answers only to its own names, and every address', async () => {
  for (const path of ['/', '/search-index.json', '/__content-events', '/table.html', '/_next/static/x.js'])
    expect(await statusOf(path, 'evil.example'), path).toBe(403)
  for (const path of ['//', '//:', '/\\', '//a:b:c/', '*']) expect(await statusOf(path), path).toBe(400)
  expect(await statusOf('/phase/', '127.0.0.1:80')).toBe(200)
})

test('starts again for a setting that every script contains', async ({ page }) => {
  await open(page, 'phase/')
  await write('site.yml', 'title: Bench\nkeysPage: /phase\n')
  // The open page follows, although this change comes while the server starts.
  await page.waitForTimeout(1000)
  await write('docs/phase.mdx', '# Phase\n\n{1 + 4} turns\n')
  await expect(page.getByText('5 turns')).toBeVisible({ timeout: 120_000 })
  await write('site.yml', 'title: Bench\nbaseUrl: /bench/\n')
  const below = new URL('/bench/phase/', server.url).href
  const status = () => fetch(below).then((response) => response.status, String)
  await expect.poll(status, { timeout: 120_000 }).toBe(200)
  await page.goto(below)
  await expect(page.getByText('5 turns')).toBeVisible()
  await write('docs/phase.mdx', '# Phase\n\n{1 + 2} turns\n')
  await expect(page.getByText('3 turns')).toBeVisible({ timeout: 20_000 })
})
