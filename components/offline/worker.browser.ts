import { hashedFilesPath } from '@/lib/site/next-internals'
import { type OpenedPage, offlinePages, offlinePrefix, titleHeader } from '@/lib/site/offline'

// Network first. Keeps the pages that the reader opened, and the files that these loaded. A newer worker waits until the reader has
// closed all pages of the site: a navigation that is on its way to a replaced worker may never end.

interface WorkerEvent extends Event {
  data: OpenedPage
  request: Request
  preloadResponse: Promise<Response | undefined>
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

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(own).then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' }))))
})
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

async function activate(): Promise<void> {
  const isOld = (name: string) => name.startsWith(offlinePrefix(basePath)) && ![pages, files, own].includes(name)
  await Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

/** Keeps a page after the files that it has loaded, all from the browser's cache. */
async function keepPage({ path, title, files: used }: OpenedPage): Promise<void> {
  const response = await fetch(path, { cache: 'force-cache' })
  if (response.redirected) return
  for (const url of used.filter(isHashed)) if (!(await caches.match(url))) await keep(files, url, await fetch(url))
  const headers = new Headers(response.headers)
  headers.set(titleHeader, encodeURIComponent(title))
  const { status } = response
  await keep(pages, path, new Response(await response.blob(), { headers, status }))
}

/** Adds a response to a cache, and removes the oldest ones beyond its limit. */
async function keep(name: string, url: string, response: Response): Promise<void> {
  if (response.status !== 200) return
  const cache = await caches.open(name)
  await cache.delete(url)
  await cache.put(url, response)
  const limit = name === pages ? 100 : 500
  for (const key of (await cache.keys()).slice(0, -limit)) await cache.delete(key)
}

/** From the network, unless it fails or is slow and there is a copy, or the file never changes. */
async function answer(event: WorkerEvent): Promise<Response> {
  const { url, mode } = event.request
  const copy = await caches.match(url, { ignoreSearch: true, ignoreVary: true })
  if (copy && isHashed(url)) return copy
  const fetched = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request))
  // Before responding, since the worker may stop afterwards.
  if (isPart(url)) event.waitUntil(fetched.then((response) => keep(files, url, response.clone())).catch(() => {}))
  try {
    if (!copy) return await fetched
    // A timeout signal could not stop a navigation preload.
    const late = new Promise<Response>((resolve) => setTimeout(resolve, 3000, copy))
    const response = await Promise.race([fetched, late])
    return response.status > 499 ? copy : response
  } catch (error) {
    const instead = copy ?? (mode === 'navigate' && (await caches.match(offlinePage)))
    if (instead) return instead
    throw error
  }
}

/** Whether a page needs a file to be shown; videos and downloads are not kept. */
function isPart(url: string): boolean {
  return /\.(?:css|js|json|svg|png|jpe?g|webp|avif|gif|woff2)$/.test(new URL(url).pathname)
}

/** Whether a file of a page has a hash in its name, and so never changes. */
function isHashed(url: string): boolean {
  const base = location.origin + basePath
  return isPart(url) && (url.startsWith(base + hashedFilesPath) || url.startsWith(`${base}/assets/`))
}
