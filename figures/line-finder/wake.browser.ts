import { whenNear } from '@/figures/near.browser'

/** Makes the line finder of a page answer when it comes near the window. Without its code, the form loads the page with the question. */
export function setUp(main: HTMLElement): void {
  const finders = main.querySelectorAll<HTMLElement>('[data-line-finder]')
  showAnswer(finders[0])
  whenNear(finders, (form) => {
    import('./line-finder.browser').then((part) => part.setUpLineFinder(form)).catch(() => {})
  })
}

/** Goes to the answer of the question in the address, which has no hash if it was shared from the middle of the page. */
function showAnswer(finder: HTMLElement | undefined): void {
  if (location.hash || scrollY > 0 || !new URLSearchParams(location.search).has('shift')) return
  finder?.scrollIntoView({ behavior: 'instant' })
}
