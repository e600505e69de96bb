import { decodePath } from '@/lib/site/decode-uri'
import { basePath } from '@/lib/site/href'
import { type OpenedPage, offlinePages, titleHeader } from '@/lib/site/offline'

/** Keeps the current page for reading offline; the offline page lists the kept pages. */
export async function keepPage(): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-at-hand]')
  if (box) return listKeptPages(box)
  const { serviceWorker } = navigator
  // Missing in some private windows.
  if (!serviceWorker) return
  await serviceWorker.register(`${basePath}/sw.js`, { scope: `${basePath}/`, updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  const opened: OpenedPage = {
    path: location.pathname,
    title: document.querySelector('h1')?.textContent ?? document.title,
    files: performance.getEntriesByType('resource').map(({ name }) => name),
  }
  active?.postMessage(opened)
}

async function listKeptPages(box: HTMLElement): Promise<void> {
  const cache = await caches.open(offlinePages(basePath))
  for (const { url } of [...(await cache.keys())].reverse()) {
    const title = (await cache.match(url))?.headers.get(titleHeader) ?? url
    const link = Object.assign(document.createElement('a'), { href: url, textContent: decodePath(title) })
    const item = document.createElement('li')
    item.append(link)
    box.querySelector('ul')?.append(item)
    box.hidden = false
  }
}
