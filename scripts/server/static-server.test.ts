import { symlink } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, get as openRequest } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { siteHeaders } from '@/lib/build/finish/host-files'
import { writeFolder } from '@/tests/write-folder'
import { closeServer, listen } from './listen'
import { type StaticServer, startServer } from './static-server'

const long = 'words '.repeat(1000)
let server: StaticServer

test.beforeEach(async () => {
  const dir = await writeFolder('site', {
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Gone</h1>',
    'help/phase/index.html': long,
    'help/phase/index.txt': 'payload',
    'help/phase/__next.$oc$slug.__PAGE__.txt': 'payload',
    'assets/plot.0a1b2c3d.svg': '<svg/>',
    '_next/static/chunks/a.js': long,
    'site.webmanifest': '{}',
    'feed.xml': '<rss/>',
    'page.md': '# é',
    'ça va.pdf': '%PDF',
    '.well-known/security.txt': 'Contact',
  })
  server = await startServer({ dir, port: 0 })
})
test.afterEach(() => server.close())

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, server.url), { redirect: 'manual', ...init })
}

test('serves a page at every form of its address', async () => {
  for (const path of ['/help/phase', '/help/phase/', '/help/phase/index.html', '/help/phase?x=1']) {
    const response = await get(path)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toBe(long)
  }
})

test('serves the 404 page for unknown, malformed and forbidden addresses', async () => {
  const unknown = ['/nowhere', '/nowhere/', '/help/', '/help/phase/gone.txt', '/404', `/${'a'.repeat(5000)}`]
  for (const path of [...unknown, '/%E0%A4%A', '/../package.json', '/..%2fpackage.json', '/%00']) {
    const response = await get(path)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toBe('<h1>Gone</h1>')
  }
})

test('sends files with their types', async () => {
  const types: Record<string, string> = {
    '/help/phase/index.txt': 'text/plain; charset=utf-8',
    '/help/phase/__next.$oc$slug.__PAGE__.txt': 'text/plain; charset=utf-8',
    '/site.webmanifest': 'application/manifest+json; charset=utf-8',
    '/feed.xml': 'application/xml; charset=utf-8',
    '/page.md': 'text/markdown; charset=utf-8',
    '/assets/plot.0a1b2c3d.svg': 'image/svg+xml; charset=utf-8',
    '/_next/static/chunks/a.js': 'text/javascript; charset=utf-8',
    '/%C3%A7a%20va.pdf': 'application/pdf',
    '/.well-known/security.txt': 'text/plain; charset=utf-8',
  }
  for (const [path, type] of Object.entries(types)) {
    const { status, headers } = await get(path)
    expect([status, headers.get('content-type')], path).toEqual([200, type])
  }
})

test('caches hashed files for ever, and revalidates others', async () => {
  const immutable = 'public, max-age=31536000, immutable'
  expect((await get('/_next/static/chunks/a.js')).headers.get('cache-control')).toBe(immutable)
  expect((await get('/assets/plot.0a1b2c3d.svg')).headers.get('cache-control')).toBe(immutable)
  expect((await get('/help/phase/index.txt')).headers.get('cache-control')).toBe('no-cache')
})

test('sends the headers of the site with every response', async () => {
  for (const [path, init] of [['/'], ['/nowhere'], ['/assets/plot.0a1b2c3d.svg'], ['/', { method: 'POST' }]] as const) {
    const { headers } = await get(path, init)
    for (const [name, value] of Object.entries(siteHeaders)) expect(headers.get(name), `${path} ${name}`).toBe(value)
  }
})

test('answers 304 for an unchanged file', async () => {
  const etag = (await get('/help/phase/')).headers.get('etag') ?? ''
  for (const known of [etag, `"other", ${etag}`, '*']) {
    expect((await ask('/help/phase/', { 'If-None-Match': known })).status, known).toBe(304)
  }
  expect((await ask('/help/phase/', { 'If-None-Match': '"other"' })).status).toBe(200)
  expect((await ask('/help/phase/', { 'If-None-Match': etag, 'Cache-Control': 'no-cache' })).status).toBe(200)
})

test('compresses text for clients that support it', async () => {
  const { headers, body } = await ask('/help/phase/', { 'Accept-Encoding': 'gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(headers.vary).toContain('Accept-Encoding')
  expect(gunzipSync(body).toString()).toBe(long)
})

/** A request without the headers that `fetch` adds automatically. */
function ask(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve) => {
    openRequest(new URL(path, server.url), { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
  })
}

const ranges: Array<[range: string, status: number, text: string, contentRange: string | null]> = [
  ['bytes=0-4', 206, 'words', 'bytes 0-4/6000'],
  ['bytes=-5', 206, 'ords ', 'bytes 5995-5999/6000'],
  ['bytes=5994-', 206, 'words ', 'bytes 5994-5999/6000'],
  ['bytes=5994-9999', 206, 'words ', 'bytes 5994-5999/6000'],
  ['bytes=9-2', 416, '', 'bytes */6000'],
  ['bytes=6000-', 416, '', 'bytes */6000'],
  ['bytes=-0', 416, '', 'bytes */6000'],
  ['bytes=abc', 200, long, null],
  ['bytes=0-1,4-5', 200, long, null],
  ['lines=1-2', 200, long, null],
  ['', 200, long, null],
]
test('sends ranges of the uncompressed file, and ignores invalid ones', async () => {
  for (const [range, status, text, contentRange] of ranges) {
    const response = await get('/help/phase/', { headers: { Range: range } })
    expect(response.status, range).toBe(status)
    expect(response.headers.get('content-range'), range).toBe(contentRange)
    if (status === 206) expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text(), range).toBe(text)
  }
})

test('allows only GET and HEAD', async () => {
  expect((await get('/', { method: 'HEAD' })).status).toBe(200)
  expect((await get('/nowhere', { method: 'HEAD' })).status).toBe(404)
  expect((await get('/', { method: 'POST' })).status).toBe(405)
})

test('answers a link that leads to itself like a missing file', async () => {
  const dir = await writeFolder('links', { '404.html': 'Gone' })
  await symlink('loop', `${dir}/loop`)
  const other = await startServer({ dir, port: 0 })
  expect((await fetch(new URL('loop', other.url))).status).toBe(404)
  await other.close()
})

test('serves a site below a base path', async () => {
  const dir = await writeFolder('below', { 'index.html': 'Home', '404.html': 'Gone', 'help/index.html': 'Help' })
  const below = await startServer({ dir, port: 0, basePath: '/docs' })
  expect(below.url).toMatch(/^http:\/\/localhost:\d+\/docs\/$/)
  const texts = ['', 'help', 'nowhere'].map(async (path) => (await fetch(new URL(path, below.url))).text())
  expect(await Promise.all(texts)).toEqual(['Home', 'Help', 'Gone'])
  expect((await fetch(below.url.slice(0, -1), { redirect: 'manual' })).headers.get('location')).toBe('/docs/')
  const asked = await fetch(`${below.url.slice(0, -1)}?x=1`, { redirect: 'manual' })
  expect(asked.headers.get('location')).toBe('/docs/?x=1')
  expect(await (await fetch(new URL('/help', below.url))).text()).toBe('The site is at /docs/\n')
  await below.close()
})

test('explains a port in use', async () => {
  const other = createServer()
  const port = await listen(other, 0)
  const dir = await writeFolder('other', { 'index.html': '' })
  await expect(startServer({ dir, port })).rejects.toThrow(
    `Port ${port} is in use. Stop what uses it, or choose another one: PORT=${port + 1}`,
  )
  await closeServer(other)
})
