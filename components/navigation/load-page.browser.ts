import { fragmentFile } from '@/lib/site/fragment'
import { basePath, normalizePathname } from '@/lib/site/href'
import { addSheet, isComplete, type Page, readBetween } from './fragment.browser'
import { siteScript } from './load-part.browser'

/** A page that was asked for; `null` stands for one that the browser has to load in full. */
interface Visit {
  /** Time of the request. */
  at: number
  /** What has come for it, in bytes as they travel, about. */
  bytes: number
  /** Missing until it is there. */
  page?: Page | null
  /** Rejects when the site cannot be reached. */
  ready: Promise<Page | null>
}

const lifetime = 600_000
const retryMs = 300

const visits = new Map<string, Visit>()

/** The address to which a link leads, if it may be that of a page of this site and is opened in this tab. */
export function pageOf(link: HTMLAnchorElement | null): URL | undefined {
  const isHere = link?.href && isPage(link) && !link.target && !link.hasAttribute('download')
  return isHere ? new URL(link.href) : undefined
}

/** Whether an address may be that of a page of this site; one that ends like `/1.0` may, one that ends like a file may not. */
function isPage({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean {
  return origin === location.origin && `${pathname}/`.startsWith(`${basePath}/`) && !/\.[a-z]\w+$/i.test(pathname)
}

/** The page at an address, from memory if it was asked for in the last minutes. */
export function loadPage(url: URL, priority: RequestPriority = 'auto'): Visit {
  const { pathname } = url
  const known = visits.get(pathname)
  if (known && Date.now() - known.at < lifetime) return known
  const visit: Visit = { at: Date.now(), bytes: 0, ready: Promise.resolve(null) }
  visit.ready = read(visit, { url, priority })
  visit.ready.then(
    (page) => {
      visit.page = page
    },
    () => visits.delete(pathname),
  )
  visits.set(pathname, visit)
  return visit
}

/** Fetches what a page lacks to be shown; `null` when it cannot be. Rejects when the site cannot be reached. */
export async function completePage(page: Page, { pathname }: URL, load = fetchText): Promise<Page | null> {
  if (!isComplete(page)) {
    const { documentElement, body } = new DOMParser().parseFromString(await load(pathname), 'text/html')
    if (documentElement.dataset.shell === page.shell) page.between = readBetween(body)
    if (page.between === undefined) return null
  }
  try {
    await addSheet(page.style)?.catch(() => addSheet(page.style))
    return page
  } catch {
    return null
  }
}

async function read(visit: Visit, { url, priority }: { url: URL; priority: RequestPriority }): Promise<Page | null> {
  const load = async (path: string) => {
    const text = await fetchText(path, priority)
    // Markup becomes a quarter of itself when it is compressed.
    visit.bytes += text.length / 4
    return text
  }
  const text = await load(`${normalizePathname(url.pathname).replace(/^\/$/, '')}/${fragmentFile}`)
  let page: Page | null
  try {
    page = JSON.parse(text)
  } catch {
    return null
  }
  // The policy of the page on the screen stays, and may not allow what another loads from elsewhere.
  return page?.site === siteScript && !page.foreign ? completePage(page, url, load) : null
}

/**
 * The text at a path of the site; empty when it is not there. On a line that breaks off, or a host that is out of order for a
 * moment, it is asked for three times; rejects when the site cannot be reached.
 */
async function fetchText(path: string, priority: RequestPriority = 'auto', left = 2): Promise<string> {
  try {
    const response = await fetch(path, { priority })
    if (response.status > 499) throw response
    return response.ok && !response.redirected ? await response.text() : ''
  } catch (error) {
    if (!left || !navigator.onLine) throw error
    await new Promise((resolve) => setTimeout(resolve, retryMs))
    return fetchText(path, priority, left - 1)
  }
}
