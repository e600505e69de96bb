import { onPage } from '@/components/navigation/page-life.browser'

/**
 * Lets the choice of a version or a language take query and hash along to the page it leads to. Sites with several docs
 * versions load what follows the reader's choice.
 */
export function startChoices(): void {
  // Before the navigation reads the address.
  for (const type of ['click', 'auxclick']) document.addEventListener(type, () => keepPlace(''), true)
  if (!document.querySelector('[data-versions]')) return
  // Readers may look at the address of a version before they follow it.
  for (const type of ['focusin', 'pointerover']) document.addEventListener(type, () => keepPlace('[data-version]'))
  import('./versions.browser').then(
    ({ startVersions }) => startVersions(onPage),
    // Links lead to the latest version.
    () => {},
  )
}

/** Gives links to the same page the query and the hash of the address. */
function keepPlace(which: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-keeps-place]${which}`))
    link.setAttribute('href', link.pathname + location.search + location.hash)
}
