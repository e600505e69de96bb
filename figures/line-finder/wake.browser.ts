import { whenNear } from '@/figures/near.browser'

/** Makes the line finder of a page answer when it comes near the window. Without its code, the form loads the page with the question. */
export function setUp(main: HTMLElement): void {
  whenNear(main.querySelectorAll<HTMLElement>('[data-line-finder]'), (form) => {
    import('./line-finder.browser').then((part) => part.setUpLineFinder(form)).catch(() => {})
  })
}
