import { basePath } from '@/lib/site/href'

/** A requested page. */
interface Visit {
  /** Time of the request. */
  at: number
  /** Missing until loaded; `null` if the browser has to load the page. */
  html?: string | null
  /** Rejects if the site cannot be reached. */
  ready: Promise<string | null>
}

const lifetimeMs = 600_000
const mostVisits = 20
const retryMs = 300

/** By path, the least recently used first. */
const visits = new Map<string, Visit>()

/** The address of a link, if it may be a page of this site and opens in this tab. */
export function pageOf(link: HTMLAnchorElement | null): URL | undefined {
  const isHere = link?.href && isPage(link) && !link.target && !link.hasAttribute('download')
  return isHere ? new URL(link.href) : undefined
}

/** Whether an address may be a page of this site: `/1.0` may, `/a.pdf` may not. */
function isPage({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean {
  return origin === location.origin && `${pathname}/`.startsWith(`${basePath}/`) && !/\.[a-z]\w+$/i.test(pathname)
}

/** Loads the page at an address, from memory if it was requested in the last minutes. */
export function loadPage({ pathname }: URL): Visit {
  const cached = visits.get(pathname)
  const visit = cached && Date.now() - cached.at < lifetimeMs ? cached : requestPage(pathname)
  visits.delete(pathname)
  visits.set(pathname, visit)
  const [oldest = ''] = visits.keys()
  if (visits.size > mostVisits) visits.delete(oldest)
  return visit
}

function requestPage(path: string): Visit {
  const visit: Visit = { at: Date.now(), ready: fetchPage(path) }
  visit.ready.then(
    (html) => {
      visit.html = html
    },
    () => visits.delete(path),
  )
  return visit
}

/** Tries three times, for broken connections and restarting hosts; rejects if the site cannot be reached. */
async function fetchPage(path: string, retries = 2): Promise<string | null> {
  try {
    const response = await fetch(path)
    if (response.status > 499) throw response
    return response.ok && !response.redirected ? await response.text() : null
  } catch (error) {
    if (!retries || !navigator.onLine) throw error
    await new Promise((resolve) => setTimeout(resolve, retryMs))
    return fetchPage(path, retries - 1)
  }
}
