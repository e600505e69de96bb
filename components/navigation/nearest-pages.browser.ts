import { escapeHtml } from '@/lib/site/escape-html'
import { basePath, formatHref } from '@/lib/site/href'
import { findNearestPages, type KnownPage, wordsOfPath } from '@/lib/site/nearest-pages'
import { t } from '@/lib/site/text'
import { linkToSearch } from './link-to-search.browser'

/** Suggests pages with a similar address, and a search for its words. */
export async function showNearestPages(main: Element): Promise<void> {
  const box = main.querySelector('[data-nearest-pages]')
  if (!box) return
  const path = location.pathname.slice(basePath.length)
  const known: KnownPage[] = await fetch(`${basePath}/pages.json`)
    .then((response) => response.json())
    .catch(() => [])
  const items = findNearestPages(path, known).map(([permalink, title]) => {
    const href = escapeHtml(formatHref(permalink))
    return `<li><a href="${href}">${escapeHtml(title)} <span>${escapeHtml(permalink)}</span></a></li>`
  })
  const list = `<h2 class="message-subheading">${t('notFoundNearest')}</h2><ul class="message-list">${items.join('')}</ul>`
  const words = wordsOfPath(path)
  // One change, so that nothing moves twice.
  box.innerHTML = (items.length > 0 ? list : '') + (words ? `<p>${linkToSearch(words)}</p>` : '')
}
