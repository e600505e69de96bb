/** Opens what only phones fold in browsers whose styles cannot, so that it is seen and printed. */
export function setUp(main: HTMLElement): void {
  if (CSS.supports('selector(::details-content)')) return
  for (const fold of main.querySelectorAll<HTMLDetailsElement>('[data-fold="phones"]')) fold.open = true
}
