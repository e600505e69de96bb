import { expect, test } from '@playwright/test'

const link = (parts: object) =>
  ({ target: '', hasAttribute: () => false, ...parts }) as unknown as HTMLAnchorElement & { href: string }

const { fetch, document, location: place, navigator } = globalThis
const before = { fetch, document, location: place }

// Other tests run in the same process.
test.afterEach(() => {
  Object.assign(globalThis, before)
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true })
})

/** The module in a page of the site that has the shell `docs`. */
async function open(answers: Record<string, string | undefined>) {
  const asked: string[] = []
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
  Object.assign(globalThis, {
    document: {
      documentElement: { dataset: { shell: 'docs' } },
      querySelector: (selector: string) => (selector.startsWith('[type') ? { getAttribute: () => '/site-1.js' } : {}),
    },
    location: new URL('https://docs.example/a/'),
    fetch: async (path: string) => {
      asked.push(path)
      const text = answers[path]
      if (text === 'unreachable') throw new TypeError('Failed to fetch')
      if (text === 'out of order') return { status: 503 }
      return { status: 200, ok: text !== undefined, redirected: text === 'elsewhere', text: async () => text }
    },
  })
  return { asked, ...(await import('./load-page.browser')) }
}

const fragment = (parts = {}) =>
  JSON.stringify({
    site: '/site-1.js',
    shell: 'docs',
    style: '/page.css',
    foreign: '',
    main: '<main></main>',
    ...parts,
  })

test('links to pages of the site are followed without a full load, others are left to the browser', async () => {
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

test('a page is asked for once, and again when the site was not reached', async () => {
  const answers: Record<string, string> = { '/fragment.txt': fragment(), '/help/fragment.txt': 'unreachable' }
  const { loadPage, asked } = await open(answers)
  const load = (path: string) => loadPage(new URL(path, location.href)).ready
  expect(await load('/')).toMatchObject({ main: '<main></main>' })
  expect(loadPage(new URL('/#hash', location.href)).page).toBe(await load('/?q=a'))
  await expect(load('/help/')).rejects.toThrow('Failed to fetch')
  answers['/help/fragment.txt'] = fragment()
  expect(await load('/help')).toMatchObject({ shell: 'docs' })
  expect(asked).toEqual(['/fragment.txt', ...Array(4).fill('/help/fragment.txt')])
})

test('a request that breaks off, or meets a host that is out of order, is sent three times; offline once', async () => {
  const answers: Record<string, string> = { '/a/fragment.txt': 'unreachable', '/b/fragment.txt': 'out of order' }
  const { loadPage, asked } = await open(answers)
  const load = (path: string) => loadPage(new URL(path, location.href)).ready
  const [a, b] = [load('/a/'), load('/b/')]
  await expect.poll(() => asked.length).toBe(4)
  Object.assign(answers, { '/a/fragment.txt': fragment() })
  expect(await a).toMatchObject({ shell: 'docs' })
  await expect(b).rejects.toMatchObject({ status: 503 })
  expect(asked.filter((path) => path === '/a/fragment.txt')).toHaveLength(3)
  expect(asked.filter((path) => path === '/b/fragment.txt')).toHaveLength(3)
  Object.assign(answers, { '/c/fragment.txt': 'unreachable' })
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true })
  await expect(load('/c/')).rejects.toThrow('Failed to fetch')
  expect(asked.filter((path) => path === '/c/fragment.txt')).toHaveLength(1)
})

test('the browser loads what is not a page, is of another build, or needs what the policy of this page may refuse', async () => {
  const { loadPage } = await open({
    '/text/fragment.txt': '<h1>Home</h1>',
    '/cut/fragment.txt': '{"site":"/site-',
    '/null/fragment.txt': 'null',
    '/moved/fragment.txt': 'elsewhere',
    '/new/fragment.txt': fragment({ site: '/site-2.js' }),
    '/video/fragment.txt': fragment({ foreign: 'media-src https://video.example' }),
  })
  for (const path of ['/missing/', '/text/', '/cut/', '/null/', '/moved/', '/new/', '/video/']) {
    expect(await loadPage(new URL(path, location.href)).ready, path).toBeNull()
  }
})
