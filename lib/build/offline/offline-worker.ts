import { escapeHtml } from '@/lib/site/escape-html'
import { fragmentFile } from '@/lib/site/fragment'
import { normalizePathname } from '@/lib/site/href'
import type { KnownPage } from '@/lib/site/nearest-pages'
import { hashedFilesPath } from '@/lib/site/next-internals'
import type { OfflineBuild } from './write-offline'

// The service worker of one build. Its cache holds nothing but files of that build, told by their hashes, and pages only with
// all files that they name: what comes from it never mixes two builds. The network is asked first for all that keeps its name.

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface AskedEvent extends LastingEvent {
  request: Request
  resultingClientId: string
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface Worker {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void>; matchAll(): Promise<Array<{ id: string; postMessage(message: string): void }>> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: { visited?: string } }) => void): void
}

/** Stands before this code in the file. */
declare const build: OfflineBuild

const worker = self as unknown as Worker
const { basePath } = build
const prefix = `offline ${basePath}/ `
const own = caches.open(prefix + build.version)
const hashes = new Set(build.files.match(/.{8}/g))
const patienceMs = 3000
const retryMs = 300
const mostPages = 100
const loaded = /\.(?:css|js|json|svg|png|jpe?g|webp|avif|gif|woff2)$/

worker.addEventListener('install', (event) => event.waitUntil(install().catch(giveUp)))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => {
  if (event.data.visited) event.waitUntil(keepVisited(event.data.visited))
})
worker.addEventListener('fetch', (event) => {
  const { method, url, headers } = event.request
  const { origin, pathname } = new URL(url)
  const isBelow = (base: string) => `${pathname}/`.startsWith(`${base}/`)
  // Parts of a file, as players ask for, cannot be answered from a cache.
  if (method !== 'GET' || origin !== location.origin || headers.has('range')) return
  if (!isBelow(basePath) || build.others.some(isBelow)) return
  event.respondWith(isHashed(pathname) ? answerHashed(event) : answer(event, pathname))
})

async function install(): Promise<void> {
  const former = await readFormer()
  await Promise.all([...build.shell.map(keep), ...build.pages.map((page) => keepPage(page))])
  for (const page of former ? await listPages(await caches.open(former)) : []) await keepVisited(page)
  await worker.skipWaiting()
  // Chromium sometimes lets it wait all the same; it does not when asked again.
  setTimeout(() => worker.skipWaiting(), 1000)
}

/** The next attempt begins anew, and takes the former build for the former. */
async function giveUp(error: unknown): Promise<never> {
  await caches.delete(prefix + build.version)
  throw error
}

/** Open pages may still ask for files of the build before this one. */
async function activate(): Promise<void> {
  const former = await readFormer()
  const others = (await listCaches()).filter((name) => name !== former)
  await Promise.all(others.map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
  if (former === undefined) return
  const cache = await caches.open(former)
  for (const client of await worker.clients.matchAll()) {
    if (!(await cache.match(markOf(client.id)))) client.postMessage('newer')
  }
}

/** The caches of other builds of this site, in the order in which they were made. */
async function listCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + build.version)
}

async function readFormer(): Promise<string | undefined> {
  return (await listCaches()).at(-1)
}

function isHashed(pathname: string): boolean {
  const path = pathname.slice(basePath.length)
  return path.startsWith(hashedFilesPath) || path.startsWith('/assets/')
}

async function answerHashed(event: AskedEvent): Promise<Response> {
  const { request } = event
  const known = await caches.match(request.url, { ignoreVary: true })
  if (known) return known
  const response = await load(request)
  if (response.status === 200 && loaded.test(new URL(request.url).pathname)) {
    const copy = response.clone()
    event.waitUntil(own.then((cache) => cache.put(request.url, copy)))
  }
  return response
}

/** From the network, unless it fails or takes its time and the file is at hand. */
async function answer(event: AskedEvent, pathname: string): Promise<Response> {
  const cached = await (await own).match(normalizePathname(pathname), { ignoreVary: true })
  try {
    const asked = ask(event)
    const response = await (cached ? Promise.race([asked, runOutOfPatience()]) : asked)
    return cached && response.status > 499 ? cached : response
  } catch (error) {
    if (cached) return cached
    if (event.request.mode === 'navigate') return describeOffline()
    throw error
  }
}

async function ask(event: AskedEvent): Promise<Response> {
  const preloaded = await event.preloadResponse.catch(() => undefined)
  const response = preloaded ?? (await load(event.request, isAskedAgain(event.request) ? 0 : 2))
  if (event.request.mode === 'navigate' && response.ok) {
    event.waitUntil(markNewer(response.clone(), event.resultingClientId).catch(() => {}))
  }
  return response
}

/** Whether the page itself sends a request again that breaks off, as it does where no worker is in charge. */
function isAskedAgain({ destination, url }: Request): boolean {
  return destination === '' && !url.endsWith('.json')
}

function runOutOfPatience(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, patienceMs, new Error('The network takes too long.')))
}

/** A request that breaks off, or meets a host that is out of order, is sent three times. */
async function load(request: Request | string, left = 2): Promise<Response> {
  try {
    // What is kept for later comes after what the reader waits for; what keeps its name may have changed.
    const options: RequestInit =
      typeof request === 'string' ? { priority: 'low', cache: isHashed(request) ? 'default' : 'no-cache' } : {}
    const response = await fetch(request, options)
    const { pathname } = new URL(response.url)
    // Some hosts let browsers keep the answer that such a file is missing, after which it would never be there again.
    if (response.status === 404 && isHashed(pathname)) return fetch(pathname, { cache: 'reload' })
    if (response.status < 500 || left === 0) return response
  } catch (error) {
    if (left === 0 || !navigator.onLine) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, retryMs))
  return load(request, left - 1)
}

/** A window that shows a page of another build has it from the network, and needs not be told that there is one. */
async function markNewer(response: Response, client: string): Promise<void> {
  if (await isOfBuild(await response.arrayBuffer())) return
  await (await own).put(markOf(client), new Response())
  lookForNewer()
}

/** Not to be waited for: a worker that is at work keeps the next one from taking over. */
function lookForNewer(): void {
  worker.registration.update().catch(() => {})
}

function markOf(client: string): string {
  return `${basePath}/~newer/${client}`
}

async function isOfBuild(bytes: ArrayBuffer): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 6)
  return hashes.has(btoa(String.fromCharCode(...hash)))
}

/** Puts a file of this build into the cache; resolves to its text, and rejects when the network has another. */
async function keep(path: string): Promise<string> {
  const cache = await own
  const key = normalizePathname(path)
  const known = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : await cache.match(key)
  const response = known ?? (await load(path))
  const bytes = await response.arrayBuffer()
  if (!response.ok || (!isHashed(path) && !(await isOfBuild(bytes)))) throw new Error(`${path} is not of this build.`)
  // A response that was redirected may not answer for a page.
  await cache.put(key, new Response(bytes, { headers: response.headers }))
  return new TextDecoder().decode(bytes)
}

/** Puts a page into the cache after all that it loads. */
async function keepPage(path: string): Promise<void> {
  const response = await load(path)
  const html = await response.clone().text()
  if (!(await isOfBuild(await response.arrayBuffer()))) throw new Error(`${path} is not of this build.`)
  const addresses = Array.from(html.matchAll(/[\s"](\/[^\s",?#]+)(?=[\s",?#])/g), ([, address = '']) => address)
  await Promise.all([...new Set(addresses)].filter((address) => isHashed(address) && loaded.test(address)).map(keep))
  await keep(path)
}

/** Makes a page that the reader has opened readable offline. Asks for a newer build when the page is not of this one. */
async function keepVisited(path: string): Promise<void> {
  const cache = await own
  const fragment = `${normalizePathname(path).replace(/^\/$/, '')}/${fragmentFile}`
  if (await cache.match(fragment)) return
  try {
    await keepPage(path)
    await keep(fragment)
    const [oldest = path, ...others] = await listPages(cache)
    if (others.length < mostPages) return
    await Promise.all([oldest, `${normalizePathname(oldest)}/${fragmentFile}`].map((key) => cache.delete(key)))
  } catch {
    if (navigator.onLine) lookForNewer()
  }
}

/** Addresses of the pages that the reader has opened. */
async function listPages(cache: Cache): Promise<string[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  return paths.filter((path) => path.endsWith(`/${fragmentFile}`)).map((path) => path.slice(0, -fragmentFile.length))
}

/** The page that says that there is no network, with the pages that are at hand. */
async function describeOffline(): Promise<Response> {
  const cache = await own
  const [page, list] = await Promise.all(['/offline', '/pages.json'].map((path) => cache.match(basePath + path)))
  if (!page || !list) return Response.error()
  const known: KnownPage[] = await list.json()
  const titles = new Map(known.map(([permalink, title]) => [normalizePathname(basePath + permalink), title]))
  const items = (await listPages(cache)).reverse().flatMap((path) => {
    const title = titles.get(normalizePathname(path))
    return title === undefined ? [] : [`<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`]
  })
  const empty = '<ul class="message-list"></ul>'
  const html = await page.text()
  const shown = items.length > 0 ? html.replace(' hidden="" data-at-hand', ' data-at-hand') : html
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  const told = navigator.onLine ? shown : shown.replace('data-at-hand=""', 'data-at-hand="offline"')
  return new Response(
    told.replace(empty, () => empty.replace('><', `>${items.join('')}<`)),
    { status: 503, headers },
  )
}
