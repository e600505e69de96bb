import { escapeHtml } from '@/lib/site/escape-html'
import { basePath, formatHref } from '@/lib/site/href'
import { findNearestPages, type KnownPage, wordsOfPath } from '@/lib/site/nearest-pages'
import { t } from '@/lib/site/text'

/** Suggests pages with an address like the unknown one, and a search for its words. */
export async function showNearestPages(box: Element): Promise<void> {
  const path = location.pathname.slice(basePath.length)
  const words = wordsOfPath(path)
  if (words) {
    const label = `${t('notFoundSearch')} “${escapeHtml(words)}”`
    box.innerHTML = `<p>${formatLink(`/search?q=${encodeURIComponent(words)}`, label)}</p>`
  }
  const response = await fetch(`${basePath}/pages.json`)
  const known: KnownPage[] = await response.json()
  const items = findNearestPages(path, known).map(([permalink, title]) => {
    return `<li>${formatLink(permalink, `${escapeHtml(title)} <span>${escapeHtml(permalink)}</span>`)}</li>`
  })
  if (items.length > 0) {
    const heading = `<h2 class="message-subheading">${t('notFoundNearest')}</h2>`
    box.insertAdjacentHTML('afterbegin', `${heading}<ul class="message-list">${items.join('')}</ul>`)
  }
}

function formatLink(path: string, html: string): string {
  return `<a href="${escapeHtml(formatHref(path))}">${html}</a>`
}
