import { loadPage, pageOf } from './load-page.browser'
import { isSlow } from './loading.browser'
import { onPage } from './page-life.browser'

/** Prefetches pages on hover, focus and touch of their links, and the next page when its link is in view. */
export function startPrefetch(): void {
  if (process.env.NODE_ENV === 'development' || isSlow()) return
  const prefetch = (target: EventTarget | null) => {
    const url = target instanceof Element && pageOf(target.closest('a'))
    if (url && url.pathname !== location.pathname) loadPage(url).ready.catch(() => {})
  }
  for (const type of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(type, ({ target }) => prefetch(target), { passive: true })
  onPage((main) => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) prefetch(target)
    })
    for (const link of main.querySelectorAll('a[rel=next]')) observer.observe(link)
    return () => observer.disconnect()
  })
}
