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
    location: new URL('https://docs.example/start/'),
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
    expect(isFollowed(page), page).toBe(true)
  }
  for (const other of ['/files/spectrum.jdx', '/feed.xml', '/old.html', 'https://example.org/', 'mailto:a@b.example']) {
    expect(isFollowed(other), other).toBe(false)
  }
  expect(isFollowed('/help/', { target: '_blank' })).toBe(false)
  expect(isFollowed('/help/', { hasAttribute: () => true })).toBe(false)
  expect(pageOf(null)).toBeUndefined()
})

test('fetches a page once, and again after a failure', async () => {
  const answers: Record<string, string> = { '/': '<h1>Home</h1>', '/help/': 'unreachable' }
  const { load, asked } = await open(answers)
  expect(await load('/').ready).toBe('<h1>Home</h1>')
  expect(load('/#hash').html).toBe('<h1>Home</h1>')
  await expect(load('/help/').ready).rejects.toThrow('Failed to fetch')
  answers['/help/'] = '<h1>Help</h1>'
  expect(await load('/help/').ready).toBe('<h1>Help</h1>')
  expect(asked).toEqual(['/', ...Array(4).fill('/help/')])
})

test('keeps the 20 last pages in memory', async () => {
  const { load, asked } = await open({ '/first/': 'first' })
  await load('/first/').ready
  for (let page = 1; page <= 20; page += 1) load(`/${page}/`)
  load('/5/')
  expect(asked).toHaveLength(21)
  await load('/first/').ready
  expect(asked.at(-1)).toBe('/first/')
})

test('sends a failed request three times, offline once', async () => {
  const answers: Record<string, string> = { '/a/': 'unreachable', '/b/': 'out of order' }
  const { load, asked } = await open(answers)
  const [a, b] = [load('/a/').ready, load('/b/').ready]
  await expect.poll(() => asked.length).toBe(4)
  Object.assign(answers, { '/a/': 'found' })
  expect(await a).toBe('found')
  await expect(b).rejects.toMatchObject({ status: 503 })
  expect(asked.filter((path) => path === '/a/')).toHaveLength(3)
  expect(asked.filter((path) => path === '/b/')).toHaveLength(3)
  Object.assign(answers, { '/c/': 'unreachable' })
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true })
  await expect(load('/c/').ready).rejects.toThrow('Failed to fetch')
  expect(asked.filter((path) => path === '/c/')).toHaveLength(1)
})

test('leaves missing and moved pages to the browser', async () => {
  const { load } = await open({ '/moved/': 'elsewhere' })
  for (const path of ['/missing/', '/moved/']) expect(await load(path).ready, path).toBeNull()
})
