import { escapeHtml } from '@/lib/site/escape-html'
import { basePath, formatHref } from '@/lib/site/href'
import { findNearestPages, type KnownPage, wordsOfPath } from '@/lib/site/nearest-pages'
import { t } from '@/lib/site/text'

/** Suggests pages with a similar address, and a search for its words. */
export async function showNearestPages(box: Element): Promise<void> {
  const path = location.pathname.slice(basePath.length)
  const known: KnownPage[] = await fetch(`${basePath}/pages.json`)
    .then((response) => response.json())
    .catch(() => [])
  const items = findNearestPages(path, known).map(([permalink, title]) => {
    return `<li>${formatLink(permalink, `${escapeHtml(title)} <span>${escapeHtml(permalink)}</span>`)}</li>`
  })
  const list = `<h2 class="message-subheading">${t('notFoundNearest')}</h2><ul class="message-list">${items.join('')}</ul>`
  const words = wordsOfPath(path)
  const label = `${t('notFoundSearch')} “${escapeHtml(words)}”`
  const search = `<p>${formatLink(`/search?q=${encodeURIComponent(words)}`, label)}</p>`
  // One change, so that nothing moves twice.
  box.innerHTML = (items.length > 0 ? list : '') + (words ? search : '')
}

function formatLink(path: string, html: string): string {
  return `<a href="${escapeHtml(formatHref(path))}">${html}</a>`
}
