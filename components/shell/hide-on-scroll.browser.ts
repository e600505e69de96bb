/** Pixels of scrolling below which the navbar does not react, so that an unsteady finger does not make it flicker. */
const threshold = 8
/** The navbar, and the contents of the page on phones, while a reader uses them. */
const used = ':has(:focus-visible, [aria-expanded="true"], dialog[open])'
const usedContents = '[data-toc] > button:is(:focus-visible, [aria-expanded="true"])'

/**
 * Hides the navbar while the reader scrolls down and shows it on the way up, if the site wants that. It sets an attribute of
 * `<html>` that style sheets read. Long jumps (anchors, Back, the End key) change nothing.
 */
export function startHideOnScroll(): void {
  const navbar = document.querySelector<HTMLElement>('[data-hide-on-scroll]')
  if (!navbar) return
  const root = document.documentElement
  /** Where the reader last changed direction; read in the first frame, which lays the page out anyway. */
  let turn = 0
  requestAnimationFrame(() => {
    turn = scrollY
  })
  const show = () => root.removeAttribute('data-navbar-hidden')
  const follow = () => {
    // Browsers with elastic scrolling report positions beyond both ends.
    const y = Math.min(Math.max(scrollY, 0), root.scrollHeight - innerHeight)
    const moved = y - turn
    if (y < navbar.offsetHeight || navbar.matches(used) || document.querySelector(usedContents)) show()
    else if (Math.abs(moved) > innerHeight / 2) turn = y
    else if (moved > threshold) root.toggleAttribute('data-navbar-hidden', isPassed(navbar))
    else if (moved < -threshold) show()
    else return
    turn = y
  }
  addEventListener('scroll', follow, { passive: true })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && (navbar.contains(target) || target.matches('[data-toc] > button'))) show()
  })
}

/** Whether the navbar's place in the page, below an announcement, is out of view. */
function isPassed(navbar: Element): boolean {
  let next = navbar.nextElementSibling
  // A script has no place.
  while (next?.matches('script')) next = next.nextElementSibling
  return next !== null && next.getBoundingClientRect().top <= 0
}
