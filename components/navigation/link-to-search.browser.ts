import { encodeUriPart } from '@/lib/site/characters'
import { escapeHtml } from '@/lib/site/escape-html'
import { formatHref } from '@/lib/site/href'
import { t } from '@/lib/site/text'

/** A link, as HTML, to the search for some words. */
export function linkToSearch(words: string, className = ''): string {
  const href = formatHref(`/search?q=${encodeUriPart(words)}`)
  return `<a class="${className}" href="${escapeHtml(href)}">${t('notFoundSearch')} “${escapeHtml(words)}”</a>`
}
