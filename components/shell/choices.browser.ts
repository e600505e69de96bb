import { savePreferredVersion } from '@/lib/site/version-choice'

/**
 * Stores the docs version that the reader chooses, even the only one, and keeps query and hash on the way to a version or a
 * language. Loads the rest of the version choice on sites with several docs versions.
 */
export function startChoices(): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-keeps-place], a[data-version]')
    if (!link) return
    if ('keepsPlace' in link.dataset) keepPlace(link)
    if (link.dataset.version !== undefined) savePreferredVersion(link.dataset.version)
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

/** Adds the query and hash of the address to a link. */
function keepPlace(link: HTMLAnchorElement): void {
  link.href = link.pathname + location.search + location.hash
}
