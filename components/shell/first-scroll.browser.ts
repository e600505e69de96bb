/** Loads what hides the navbar, if the site wants that, when the reader first scrolls. */
export function startFirstScroll(): void {
  const navbar = document.querySelector<HTMLElement>('[data-hide-on-scroll]')
  const turn = scrollY
  const load = () => import('./hide-on-scroll.browser').then((part) => part.hideOnScroll(navbar as HTMLElement, turn))
  // It is a convenience.
  if (navbar) addEventListener('scroll', () => void load().catch(() => {}), { once: true, passive: true })
}
