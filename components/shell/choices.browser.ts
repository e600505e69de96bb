import { savePreferredVersion } from '@/lib/site/preferred-version'
import { keepPlace } from './keep-place.browser'

/**
 * Stores the docs version that the reader chooses, even the only one, and keeps query and hash on the way to a version or a
 * language. With several versions, loads what points the links of the navbar to the chosen one.
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
  const { versions } = document.querySelector<HTMLElement>('[data-versions]')?.dataset ?? {}
  if (versions) import('./versions.browser').then((part) => part.startVersions(versions)).catch(() => {})
}
