import { loadPage, pageOf } from './load-page.browser'
import { loadIdlePart } from './navigation.browser'
import { onPage } from './page-life.browser'

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Fetches pages before they are asked for: on hover, focus and touch of their links, when a marked link comes into view, and
 * when the browser is idle those before and after this one and those in sight in the sidebar. Never on a slow connection, or
 * for readers who save data.
 */
export function startPrefetch(): void {
  if (isSlow() || document.documentElement.dataset.light === undefined) return
  const prefetch = ({ target }: { target: EventTarget | null }) => {
    const url = target instanceof Element && pageOf(target.closest('a'))
    if (url && url.pathname !== location.pathname) void loadPage(url).ready.catch(() => {})
  }
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true })
  }
  onPage(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const found of entries) if (found.isIntersecting) prefetch(found)
    })
    const marked = document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]')
    for (const link of marked) observer.observe(link)
    let isLeft = false
    document.addEventListener(
      'page:leave',
      () => {
        isLeft = true
      },
      { once: true },
    )
    whenIdle(async () => {
      const part = await loadIdlePart()
      part?.fetchAhead(marked, (link) => {
        const url = !isLeft && pageOf(link)
        return url && url.pathname !== location.pathname ? loadPage(url, 'low') : undefined
      })
    })
    return () => observer.disconnect()
  })
}

/** Does something when the page has nothing else to do; never on a slow connection, or for readers who save data. */
export function whenIdle(action: () => void): void {
  const wait = () => (self.requestIdleCallback ?? setTimeout)(action)
  if (isSlow()) return
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}

function isSlow(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  return connection?.saveData || /(^|-)2g$/.test(connection?.effectiveType ?? '')
}
