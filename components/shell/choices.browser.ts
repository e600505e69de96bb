/**
 * Lets the choice of a version or a language take query and hash along to the page it leads to. Sites with several docs
 * versions load what follows the reader's choice.
 */
export function startChoices(): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-keeps-place]')
    if (link) keepPlace(link)
  }
  // Before the navigation reads the address.
  for (const type of ['click', 'auxclick']) document.addEventListener(type, follow, true)
  if (!document.querySelector('[data-versions]')) return
  import('./versions.browser').then(
    ({ startVersions }) => startVersions(keepPlace),
    // Links lead to the latest version.
    () => {},
  )
}

/** Gives a link to the same page the query and the hash of the address. */
function keepPlace(link: HTMLAnchorElement): void {
  link.href = link.pathname + location.search + location.hash
}
