import { expect, test } from '@playwright/test'

const link = (parts: object) =>
  ({ target: '', hasAttribute: () => false, ...parts }) as unknown as HTMLAnchorElement & { href: string }

const { fetch, location: place, navigator } = globalThis

// Other tests run in the same process.
test.afterEach(() => {
  Object.assign(globalThis, { fetch, location: place })
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true })
})

/** Loads the module in a page whose site gives these responses. */
async function open(answers: Record<string, string | undefined>) {
  const asked: string[] = []
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
  Object.assign(globalThis, {
    location: new URL('https://docs.example/sub/start/'),
    fetch: async (path: string) => {
      asked.push(path)
      const text = answers[path]
      if (text === 'unreachable') throw new TypeError('Failed to fetch')
      if (text === 'out of order') return { status: 503 }
      return { status: 200, ok: text !== undefined, redirected: text === 'elsewhere', text: async () => text }
    },
  })
  const { loadPage, pageOf } = await import('./load-page.browser')
  return { asked, pageOf, load: (path: string) => loadPage(new URL(path, location.href)) }
}

test('handles links to pages of the site, and leaves others to the browser', async () => {
  const { pageOf } = await open({})
  const isFollowed = (href: string, parts = {}) => {
    const { origin, pathname } = new URL(href, location.href)
    return pageOf(link({ href: new URL(href, location.href).href, origin, pathname, ...parts })) !== undefined
  }
  for (const page of ['/', '/help/phase/', '/help/phase', '/1.0/intro', '/1.0', '/2.x', '/search/?q=a.pdf', '/a/#b']) {
    expect(isFollowed(`/sub${page}`), page).toBe(true)
  }
  for (const other of [
    '/sub/a.jdx',
    '/sub/feed.xml',
    '/sub/old.html',
    '/',
    '/help/',
    'https://example.org/sub/',
    'mailto:a@b.example',
  ]) {
    expect(isFollowed(other), other).toBe(false)
  }
  expect(isFollowed('/sub/help/', { target: '_blank' })).toBe(false)
  expect(isFollowed('/sub/help/', { hasAttribute: () => true })).toBe(false)
  expect(pageOf(null)).toBeUndefined()
})

test('fetches a page once, and again after a failure', async () => {
  const answers: Record<string, string> = { '/sub/': '<h1>Home</h1>', '/sub/help/': 'unreachable' }
  const { load, asked } = await open(answers)
  expect(await load('/sub/').ready).toBe('<h1>Home</h1>')
  expect(load('/sub/#hash').html).toBe('<h1>Home</h1>')
  await expect(load('/sub/help/').ready).rejects.toThrow('Failed to fetch')
  answers['/sub/help/'] = '<h1>Help</h1>'
  expect(await load('/sub/help/').ready).toBe('<h1>Help</h1>')
  expect(asked).toEqual(['/sub/', ...Array(4).fill('/sub/help/')])
})

test('keeps the 20 last pages in memory', async () => {
  const { load, asked } = await open({ '/sub/first/': 'first' })
  await load('/sub/first/').ready
  for (let page = 1; page <= 20; page += 1) load(`/sub/${page}/`)
  load('/sub/5/')
  expect(asked).toHaveLength(21)
  await load('/sub/first/').ready
  expect(asked.at(-1)).toBe('/sub/first/')
})

test('sends a failed request three times, offline once', async () => {
  const answers: Record<string, string> = { '/sub/a/': 'unreachable', '/sub/b/': 'out of order' }
  const { load, asked } = await open(answers)
  const [a, b] = [load('/sub/a/').ready, load('/sub/b/').ready]
  await expect.poll(() => asked.length).toBe(4)
  Object.assign(answers, { '/sub/a/': 'found' })
  expect(await a).toBe('found')
  await expect(b).rejects.toMatchObject({ status: 503 })
  expect(asked.filter((path) => path === '/sub/a/')).toHaveLength(3)
  expect(asked.filter((path) => path === '/sub/b/')).toHaveLength(3)
  Object.assign(answers, { '/sub/c/': 'unreachable' })
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true })
  await expect(load('/sub/c/').ready).rejects.toThrow('Failed to fetch')
  expect(asked.filter((path) => path === '/sub/c/')).toHaveLength(1)
})

test('leaves missing and moved pages to the browser', async () => {
  const { load } = await open({ '/sub/moved/': 'elsewhere' })
  for (const path of ['/sub/missing/', '/sub/moved/']) expect(await load(path).ready, path).toBeNull()
})
