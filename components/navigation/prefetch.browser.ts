import { loadPage, pageOf } from './load-page.browser'
import { atFirstAct, isSlow, whenIdle } from './loading.browser'
import { onPage } from './page-life.browser'

/** A pointer that passes a link leaves it sooner. */
const restMs = 40

/** Prefetches pages when the pointer or the focus rests on their links or at a touch, and the next page in reading order at idle time. */
export function startPrefetch(): void {
  if (process.env.NODE_ENV === 'development' || isSlow()) return
  const prefetch = (link: HTMLAnchorElement | null) => {
    const url = pageOf(link)
    if (url && url.pathname !== location.pathname) loadPage(url).ready.catch(() => {})
  }
  let chosen: HTMLAnchorElement | null = null
  let rest: ReturnType<typeof setTimeout>
  // Not `mouseover`, which browsers also send when a page moves below a resting pointer.
  for (const type of ['mousemove', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      const link = linkOf(target)
      if (link === chosen) return
      chosen = link
      clearTimeout(rest)
      rest = setTimeout(prefetch, restMs, link)
    })
  document.addEventListener('touchstart', ({ target }) => prefetch(linkOf(target)), { passive: true })
  const prefetchNext = () =>
    onPage((main) => {
      whenIdle(() => prefetch(main.querySelector('a[rel=next]')))
      return undefined
    })
  // Phones have limited data.
  if (matchMedia('(hover: hover)').matches) prefetchNext()
  else atFirstAct(prefetchNext)
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}
