import { onPage } from './page-life.browser'

/** Helps on the page for unknown addresses, whose own text comes from the server. */
export function startNotFound(): void {
  onPage((main) => {
    const box = main.querySelector('[data-nearest-pages]')
    // The page is useful without them.
    if (box) import('./nearest-pages.browser').then((part) => part.showNearestPages(box)).catch(() => {})
    return undefined
  })
}
