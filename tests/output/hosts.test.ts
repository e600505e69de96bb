import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { hashedHeaders, isHashed, siteHeaders } from '../../lib/build/finish/host-files'
import { readPage } from '../../lib/output/read-page'
import { outDir, readSiteFiles } from '../../lib/output/site-files'
import { startServer } from '../../lib/server/static-server'
import {
  type Answer,
  cloudflare,
  connect,
  emulate,
  gitHub,
  type Host,
  netlify,
  nginxRules,
  vercel,
} from '../hosts/hosts'
import { startNginx } from '../hosts/nginx'
import { testSiteBasePath, testSiteDir } from '../sites'

interface TestedHost {
  start(): Promise<Host>
  /** Path at which the site is, and its folder. */
  basePath?: string
  folder?: string
  /** Whether browsers may keep the answer that a file with a hashed name is missing; see recovery-script.ts. */
  keepsMissing?: boolean
  /** GitHub sends none of ours. */
  sendsHeaders?: boolean
  /** Whether the page for unknown addresses is one itself, without its ending. */
  servesErrorPage?: boolean
}

const below = { basePath: testSiteBasePath('versions'), folder: testSiteDir('versions') }

const hosts: Record<string, TestedHost> = {
  'the own server': { start: () => startOwn(outDir()), sendsHeaders: true },
  'the own server, below a path': {
    start: () => startOwn(below.folder, below.basePath),
    ...below,
    sendsHeaders: true,
  },
  nginx: { start: startRecipe, sendsHeaders: true },
  'GitHub Pages': { start: () => emulate(gitHub, outDir()), servesErrorPage: true },
  'GitHub Pages, below a path': {
    start: () => emulate(gitHub, below.folder, below.basePath),
    ...below,
    servesErrorPage: true,
  },
  'Cloudflare Pages': { start: () => emulate(cloudflare, outDir()), sendsHeaders: true, servesErrorPage: true },
  Netlify: { start: () => emulate(netlify, outDir()), sendsHeaders: true, servesErrorPage: true, keepsMissing: true },
  Vercel: {
    start: async () => emulate(vercel(JSON.parse(await readFile('vercel.json', 'utf8'))), outDir()),
    sendsHeaders: true,
    keepsMissing: true,
  },
}

async function startOwn(dir: string, basePath = ''): Promise<Host> {
  const server = await startServer({ dir, port: 0, basePath })
  return connect(new URL(server.url).origin, server.close)
}

/** nginx with the block that the docs show. */
async function startRecipe(): Promise<Host> {
  const page = await readFile('content/docs/90_contribute-to-doc/publish.md', 'utf8')
  const [, recipe = ''] = /^```nginx[^\n]*\n(.*?)^```/ms.exec(page) ?? []
  const host = await startNginx(outDir(), recipe)
  if (host) return host
  const description = 'nginx is not installed here and cannot be: its rules are emulated, without headers.'
  test.info().annotations.push({ type: 'emulated', description })
  console.log(description)
  const emulated = await emulate(nginxRules, outDir())
  const ask = async (pathname: string) => {
    const answer = await emulated.ask(pathname)
    const kept = isHashed(pathname) ? hashedHeaders : {}
    return { ...answer, headers: lowerCase({ ...siteHeaders, ...kept }) }
  }
  return { ...emulated, ask }
}

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** Does something with each of a list, eight at a time. */
async function forEach<Item>(items: Item[], act: (item: Item) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += 8) await Promise.all(items.slice(start, start + 8).map(act))
}

/** Follows where a host sends the reader. */
async function arrive(host: Host, pathname: string): Promise<Answer> {
  let answer = await host.ask(pathname)
  for (let hops = 0; hops < 3 && answer.headers.location; hops += 1) answer = await host.ask(answer.headers.location)
  return answer
}

for (const [
  name,
  { start, basePath = '', folder = outDir(), keepsMissing, sendsHeaders, servesErrorPage },
] of Object.entries(hosts)) {
  test.describe(name, () => {
    let host: Host
    let files: string[]
    const read = (file: string) => readFile(path.join(folder, file))
    const address = (file: string) => basePath + encodeURI(file)

    test.beforeAll(async () => {
      host = await start()
      files = await readSiteFiles(folder)
    })
    test.afterAll(() => host.close())

    test('every page is there in the three forms of its address', async () => {
      const pages = files.filter((file) => file.endsWith('/index.html'))
      const missing: string[] = []
      await forEach(pages, async (page) => {
        const bytes = await read(page)
        const isFormer = bytes.includes('http-equiv="refresh"')
        for (const form of [page, page.slice(0, -'index.html'.length), page.slice(0, -'/index.html'.length)]) {
          const { status, body } = await arrive(host, address(form || '/'))
          // A former address may send readers on without its page.
          const isThere = body.equals(bytes) || (isFormer && body.includes('<main'))
          if (status !== 200 || !isThere) missing.push(form)
        }
      })
      expect(pages.length).toBeGreaterThan(15)
      expect(missing).toEqual([])
      test.info().annotations.push({ type: 'pages', description: String(pages.length * 3) })
    })

    test('every file is there, and is kept by browsers if its name has a hash', async () => {
      const others = files.filter((file) => !file.endsWith('.html') && !/^\/[._]\w+$/.test(file))
      const wrong: string[] = []
      await forEach(others, async (file) => {
        const { status, body, headers } = await host.ask(address(file))
        const isKept = headers['cache-control'] === hashedHeaders['Cache-Control']
        if (status !== 200 || !body.equals(await read(file))) wrong.push(file)
        else if (sendsHeaders && isKept !== isHashed(file)) wrong.push(`${file}: ${headers['cache-control']}`)
      })
      expect(wrong).toEqual([])
      test.info().annotations.push({ type: 'files', description: String(others.length) })
    })

    test('unknown addresses get the page for them, with status 404', async () => {
      const unknown = [
        '/no/such/page/',
        '/no/such/page',
        '/help/',
        '/help',
        '/assets/none.js',
        '/assets/',
        '/_next/static/',
      ]
      for (const pathname of [...unknown, ...(servesErrorPage ? [] : ['/404'])]) {
        const { status, body, headers } = await arrive(host, address(pathname))
        expect(status, pathname).toBe(404)
        expect(body.equals(await read('/404.html')), pathname).toBe(true)
        if (!keepsMissing) expect(headers['cache-control'] ?? '', pathname).not.toContain('immutable')
      }
    })

    if (!sendsHeaders) return
    test('all answers have the headers that pages cannot contain', async () => {
      for (const pathname of ['/', '/search-index.json', '/no/such/page/']) {
        const { headers } = await arrive(host, address(pathname))
        expect(headers, pathname).toMatchObject(lowerCase(siteHeaders))
      }
    })
  })
}

test('below a path, everything that pages refer to is there', async () => {
  const host = await emulate(gitHub, below.folder, below.basePath)
  const origin = 'https://nmrium.github.io'
  const addresses = new Map<string, string>()
  for (const file of await readSiteFiles(below.folder)) {
    if (!file.endsWith('.html')) continue
    const page = await readPage(below.folder, file)
    for (const { written } of page.references) {
      const url =
        URL.canParse(written, origin + below.basePath + file) && new URL(written, origin + below.basePath + file)
      if (url && url.origin === origin) addresses.set(url.pathname, file)
    }
  }
  const broken: string[] = []
  await forEach([...addresses], async ([pathname, file]) => {
    if ((await arrive(host, pathname)).status !== 200) broken.push(`${pathname} on ${file}`)
  })
  expect(addresses.size).toBeGreaterThan(40)
  expect(broken).toEqual([])
})
