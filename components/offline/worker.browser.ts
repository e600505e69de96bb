import { encodeUriPart } from '@/lib/site/characters'
import { hashedFilesPath } from '@/lib/site/next-internals'
import { type OpenedPage, offlinePages, offlinePrefix, titleHeader } from '@/lib/site/offline'

// Network first. Keeps the pages that the reader opened, and the files that these loaded. A newer worker waits until the reader has
// closed all pages of the site: a navigation that is on its way to a replaced worker may never end.

interface WorkerEvent extends Event {
  data: OpenedPage
  request: Request
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
}

/** Set by `write-offline.ts`: `version` changes with the offline page, `others` are sites below this one with their own workers. */
declare const settings: { version: string; basePath: string; others: string[] }

const worker = self as unknown as {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}
const { version, basePath, others } = settings
const offlinePage = `${basePath}/offline/`
const pages = offlinePages(basePath)
const files = `${offlinePrefix(basePath)}files`
const own = offlinePrefix(basePath) + version
/** Types that browsers insist on. */
const fileTypes: Record<string, RegExp> = { css: /^text\/css/, js: /javascript/, json: /json/ }

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => event.waitUntil(keepPage(event.data)))
worker.addEventListener('fetch', (event) => {
  const { method, url, headers } = event.request
  const { origin, pathname } = new URL(url)
  const isBelow = (base: string) => `${pathname}/`.startsWith(`${base}/`)
  if (method !== 'GET' || origin !== location.origin || !isBelow(basePath) || others.some(isBelow)) return
  // Players request ranges of files, which a cache cannot answer.
  if (!headers.has('range')) event.respondWith(answer(event))
})

/** Keeps the offline page, wherever the host redirects its address. */
async function install(): Promise<void> {
  const response = await fetch(offlinePage, { cache: 'reload' })
  const isHere = `${new URL(response.url).pathname}/`.startsWith(offlinePage)
  if (!isHere || !(await keep(own, offlinePage, response))) throw new Error(`${offlinePage} cannot be kept.`)
}

async function activate(): Promise<void> {
  const isOld = (name: string) => name.startsWith(offlinePrefix(basePath)) && ![pages, files, own].includes(name)
  await Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)))
  // Firefox shows the error of a preload even if the worker answers; earlier workers turned it on.
  await worker.registration.navigationPreload?.disable()
  await worker.clients.claim()
}

/** Keeps a page after the files that it has loaded, all from the browser's cache. */
async function keepPage({ path, title, files: used }: OpenedPage): Promise<void> {
  const response = await fetch(path, { cache: 'force-cache' })
  if (response.redirected) return
  for (const url of used.filter(isHashed)) if (!(await caches.match(url))) await keep(files, url, await fetch(url))
  await keep(pages, path, response, { [titleHeader]: encodeUriPart(title) })
}

/** Adds a response to a cache if it is what its address promises, and removes the oldest ones beyond the limit. Returns whether it was added. */
async function keep(
  name: string,
  url: string,
  response: Response,
  added: Record<string, string> = {},
): Promise<boolean> {
  const { status } = response
  const body = await response.blob()
  if (status !== 200 || !isOfType(url, response) || !isWhole(response, body)) return false
  const headers = new Headers(response.headers)
  for (const [header, value] of Object.entries(added)) headers.set(header, value)
  const cache = await caches.open(name)
  await cache.delete(url)
  // A copy is not marked as redirected, which browsers refuse for a page.
  await cache.put(url, new Response(body, { headers, status }))
  const limit = name === pages ? 100 : 500
  for (const key of (await cache.keys()).slice(0, -limit)) await cache.delete(key)
  return true
}

/** Whether a response is of the type that its address promises: hosts and proxies may send a page with status 200 instead of a file. */
function isOfType(url: string, { headers }: Response): boolean {
  const type = headers.get('content-type') ?? ''
  if (!isPart(url)) return type.startsWith('text/html')
  const { pathname } = new URL(url, location.href)
  const ending = pathname.slice(pathname.lastIndexOf('.') + 1)
  return fileTypes[ending]?.test(type) ?? !type.startsWith('text/html')
}

/** Whether a body is as long as its host has announced; for a compressed one the browser checks that. */
function isWhole({ headers }: Response, { size }: Blob): boolean {
  const length = headers.get('content-length')
  return length === null || headers.has('content-encoding') || Number(length) === size
}

/** From the network, unless it fails or is slow and there is a copy, or the file never changes. */
async function answer(event: WorkerEvent): Promise<Response> {
  const { url, mode, cache } = event.request
  const kept = await find(url)
  const copy = kept && isOfType(url, kept) ? kept : undefined
  // Recovery from a broken file reloads it.
  if (copy && isHashed(url) && cache !== 'reload') return copy
  const fetched = fetch(event.request)
  // Before responding, since the worker may stop afterwards.
  if (isPart(url)) event.waitUntil(fetched.then((response) => keep(files, url, response.clone())).catch(() => {}))
  try {
    if (!copy) return await fetched
    const response = await Promise.race([fetched, new Promise<Response>((resolve) => setTimeout(resolve, 3000, copy))])
    const isBroken = response.status > 499 || (isPart(url) && !isOfType(url, response))
    return isBroken ? copy : response
  } catch (error) {
    const instead = copy ?? (mode === 'navigate' && (await caches.match(offlinePage)))
    if (instead) return instead
    throw error
  }
}

/** The kept copy of a file, or of a page in any spelling of its address: hosts answer `/a/`, `/a` and `/a/index.html` alike. */
async function find(url: string): Promise<Response | undefined> {
  const stem = url.replace(/[?#].*/s, '').replace(/\/(?:index\.html)?$/, '')
  for (const address of isPart(url) ? [url] : [`${stem}/`, stem, `${stem}/index.html`]) {
    const kept = await caches.match(address, { ignoreSearch: true, ignoreVary: true })
    if (kept) return kept
  }
  return undefined
}

/** Whether a page needs a file to be shown; videos and downloads are not kept. */
function isPart(url: string): boolean {
  return /\.(?:css|js|json|svg|png|jpe?g|webp|avif|gif|woff2)$/.test(new URL(url, location.href).pathname)
}

/** Whether a file of a page has a hash in its name, and so never changes. */
function isHashed(url: string): boolean {
  const base = location.origin + basePath
  return isPart(url) && (url.startsWith(base + hashedFilesPath) || url.startsWith(`${base}/assets/`))
}
