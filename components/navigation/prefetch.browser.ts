import { loadPage, pageOf } from './load-page.browser'
import { isSlow, whenIdle } from './loading.browser'
import { onPage } from './page-life.browser'

/** Maximum total size in bytes of pages prefetched without a sign of interest. */
const budget = 45_000

/** Prefetches pages on hover, focus and touch of their links, and marked links in view or at idle time. */
export function startPrefetch(): void {
  if (process.env.NODE_ENV === 'development' || isSlow()) return
  const prefetch = (target: EventTarget | null, priority?: RequestPriority) => {
    const url = target instanceof Element && pageOf(target.closest('a'))
    if (!url || url.pathname === location.pathname) return undefined
    const visit = loadPage(url, priority)
    visit.ready.catch(() => {})
    return visit
  }
  for (const type of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(type, ({ target }) => void prefetch(target), { passive: true })
  onPage((main) => {
    const marked = main.querySelectorAll('a[data-prefetch]')
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) prefetch(target)
    })
    for (const link of marked) observer.observe(link)
    let isLeft = false
    whenIdle(async () => {
      let bytes = 0
      for (const link of marked) {
        if (isLeft || bytes > budget) return
        const html = await prefetch(link, 'low')?.ready.catch(() => null)
        // HTML compresses to about a quarter.
        bytes += (html?.length ?? 0) / 4
      }
    })
    return () => {
      isLeft = true
      observer.disconnect()
    }
  })
}
