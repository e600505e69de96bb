import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { environment } from '@/lib/site/environment'
import { hashedHeaders, isHashed, siteHeaders } from '../../lib/build/finish/host-files'
import { readSiteFiles } from '../../lib/output/site-files'
import { type Answer, cloudflare, emulate, gitHub, type Host, netlify, nginxRules, vercel } from '../hosts/hosts'
import { startNginx } from '../hosts/nginx'
import { testSiteBasePath, testSiteDir } from '../sites'

interface TestedHost {
  start(): Promise<Host>
  /** Base path and folder of the site. */
  basePath?: string
  folder?: string
  /** Whether browsers may cache the 404 of a hashed file; see components/inline/recovery.browser.ts. */
  caches404?: boolean
  /** Whether the host sends our headers; GitHub does not. */
  sendsHeaders?: boolean
  /** Whether /404 is served as a page. */
  servesErrorPage?: boolean
}

const site = 'every-kind'
const below = { basePath: testSiteBasePath(site), folder: testSiteDir(site) }

const hosts: Record<string, TestedHost> = {
  nginx: { start: startRecipe, sendsHeaders: true },
  'GitHub Pages': { start: () => emulate(gitHub, environment.outDir), servesErrorPage: true },
  'GitHub Pages, below a path': {
    start: () => emulate(gitHub, below.folder, below.basePath),
    ...below,
    servesErrorPage: true,
  },
  'Cloudflare Pages': {
    start: () => emulate(cloudflare, environment.outDir),
    sendsHeaders: true,
    servesErrorPage: true,
  },
  Netlify: {
    start: () => emulate(netlify, environment.outDir),
    sendsHeaders: true,
    servesErrorPage: true,
    caches404: true,
  },
  Vercel: {
    start: async () => emulate(vercel(JSON.parse(await readFile('vercel.json', 'utf8'))), environment.outDir),
    sendsHeaders: true,
    caches404: true,
  },
}

/** nginx with the configuration that the docs show. */
async function startRecipe(): Promise<Host> {
  const page = await readFile('content/docs/90_contribute-to-doc/publish.md', 'utf8')
  const [, recipe = ''] = /^```nginx[^\n]*\n(.*?)^```/ms.exec(page) ?? []
  const host = await startNginx(environment.outDir, recipe)
  if (host) return host
  console.log('nginx is not installed here and cannot be: its rules are emulated, without headers.')
  const emulated = await emulate(nginxRules, environment.outDir)
  const ask = async (pathname: string) => {
    const answer = await emulated.ask(pathname)
    const cacheHeaders = isHashed(pathname, environment.outDir) ? hashedHeaders : {}
    return { ...answer, headers: lowerCase({ ...siteHeaders, ...cacheHeaders }) }
  }
  return { ...emulated, ask }
}

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** Runs `work` for each item, eight at a time. */
async function forEachConcurrent<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += 8) await Promise.all(items.slice(start, start + 8).map(work))
}

/** Requests a path and follows redirects. */
async function follow(host: Host, pathname: string): Promise<Answer> {
  let answer = await host.ask(pathname)
  for (let hops = 0; hops < 3 && answer.headers.location; hops += 1) answer = await host.ask(answer.headers.location)
  return answer
}

for (const [
  name,
  { start, basePath = '', folder = environment.outDir, caches404, sendsHeaders, servesErrorPage },
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

    test('serves every page in three forms of its address', async () => {
      const pages = files.filter((file) => file.endsWith('/index.html'))
      const missing: string[] = []
      await forEachConcurrent(pages, async (page) => {
        const bytes = await read(page)
        const isFormer = bytes.includes('http-equiv="refresh"')
        for (const form of [page, page.slice(0, -'index.html'.length), page.slice(0, -'/index.html'.length)]) {
          const { status, body } = await follow(host, address(form || '/'))
          // Some hosts redirect former addresses themselves.
          const isThere = body.equals(bytes) || (isFormer && body.includes('<main'))
          if (status !== 200 || !isThere) missing.push(form)
        }
      })
      expect(pages.length).toBeGreaterThan(15)
      expect(missing).toEqual([])
    })

    test('serves every file, cached for ever if its name has a hash', async () => {
      const others = files.filter((file) => !file.endsWith('.html') && !/^\/[._]\w+$/.test(file))
      const wrong: string[] = []
      await forEachConcurrent(others, async (file) => {
        const { status, body, headers } = await host.ask(address(file))
        const isCached = headers['cache-control'] === hashedHeaders['Cache-Control']
        if (status !== 200 || !body.equals(await read(file))) wrong.push(file)
        else if (sendsHeaders && isCached !== isHashed(file, folder)) wrong.push(`${file}: ${headers['cache-control']}`)
      })
      expect(wrong).toEqual([])
    })

    test('serves the not-found page with status 404 for unknown addresses', async () => {
      const unknown = ['/no/such/page/', '/no/such/page', '/help/', '/help', '/assets/none.js', '/assets/']
      for (const pathname of [...unknown, ...(servesErrorPage ? [] : ['/404'])]) {
        const { status, body, headers } = await follow(host, address(pathname))
        expect(status, pathname).toBe(404)
        expect(body.equals(await read('/404.html')), pathname).toBe(true)
        if (!caches404) expect(headers['cache-control'] ?? '', pathname).not.toContain('immutable')
      }
    })

    if (!sendsHeaders) return
    test('sends the headers that pages cannot contain', async () => {
      for (const pathname of ['/', '/search-index.json', '/no/such/page/']) {
        const { headers } = await follow(host, address(pathname))
        expect(headers, pathname).toMatchObject(lowerCase(siteHeaders))
      }
    })
  })
}
