import { copyFrom } from '@/components/ui/copy-text.browser'
import type { BackLinks } from '@/lib/content/links/back-links'
import { escapeHtml } from '@/lib/site/escape-html'
import { basePath, formatHref, normalizePathname } from '@/lib/site/href'
import { t } from '@/lib/site/text'
import styles from './sheet.module.css'

/** Opens a sheet of HTML over the page. Escape, its button, a click beside it and another page close it; the focus returns. */
export function openSheet(title: string, html: string): HTMLDialogElement {
  document.querySelector<HTMLDialogElement>(`.${styles.sheet}`)?.close()
  const sheet = document.createElement('dialog')
  sheet.className = `ui-popup ${styles.sheet}`
  sheet.setAttribute('aria-labelledby', 'sheet-title')
  sheet.dataset.chrome = ''
  sheet.innerHTML = `<div class="${styles.head}"><h2 id="sheet-title">${escapeHtml(title)}</h2><button type="button" aria-label="${escapeHtml(t('close'))}" class="ui-icon-button" data-icon="close" data-close></button></div>${html}`
  const close = () => sheet.close()
  sheet.onclick = ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    if (target === sheet || target.dataset.close !== undefined) close()
    const text = target.dataset.copy && sheet.querySelector(target.dataset.copy)?.textContent
    if (text) copyFrom(target, text)
  }
  document.addEventListener('page:leave', close)
  sheet.onclose = () => {
    document.removeEventListener('page:leave', close)
    sheet.remove()
  }
  document.body.append(sheet)
  sheet.showModal()
  return sheet
}

/** Fills a part of a sheet with HTML that is still loading, or reports the failure there. */
export function fillLater(part: Element | null, html: Promise<string>): void {
  html
    .catch(() => escapeHtml(t('partFailed')))
    .then((loaded) => {
      if (part) part.innerHTML = loaded
    })
}

let links: Promise<BackLinks> | undefined

/** Links to the pages that link to this one, as HTML: all of them, or those to one of its ids. Rejects if they can't be loaded. */
export async function readBackLinks(): Promise<(id?: string) => string[]> {
  links ??= fetch(`${basePath}/links.json`).then((response) =>
    response.ok ? response.json() : Promise.reject(new Error(response.statusText)),
  )
  links.catch(() => {
    links = undefined
  })
  const { pages, to } = await links
  const own = new Map(Object.entries(to[normalizePathname(location.pathname.slice(basePath.length))] ?? {}))
  return (id) => {
    const places = id === undefined ? [...own.values()].flat() : (own.get(id) ?? [])
    return [...new Set(places)].flatMap((place) => {
      const [permalink, title] = pages[place] ?? []
      return permalink && title ? [`<a href="${escapeHtml(formatHref(permalink))}">${escapeHtml(title)}</a>`] : []
    })
  }
}
