/** Makes the line finder of a page answer once the reader reaches for it, or asks in the address. Without its code, the form loads the page with the question. */
export function setUp(main: HTMLElement): void {
  const finder = main.querySelector<HTMLElement>('[data-line-finder]')
  if (!finder) return
  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    try {
      const { setUpLineFinder } = await import('./line-finder.browser')
      await setUpLineFinder(finder)
    } catch {
      isStarted = false
    }
  }
  for (const act of ['pointerover', 'focusin']) finder.addEventListener(act, start)
  main.addEventListener('page:query', start)
  const isAsked = new URLSearchParams(location.search).has('shift')
  // The reader may have reached for it before this code arrived.
  if (isAsked || finder.matches(':hover, :focus-within')) start()
  // The address has no hash if it was shared from the middle of the page.
  if (isAsked && !location.hash && scrollY === 0) finder.scrollIntoView({ behavior: 'instant' })
}
