import { settings } from '@/lib/site/compiled-settings'
import { escapeHtml } from '@/lib/site/escape-html'
import { formatHref } from '@/lib/site/href'
import { t } from '@/lib/site/text'
import { openSheet } from './sheet.browser'
import styles from './sheet.module.css'

/** The page with the keys of the program that the docs are about; empty where there is none. */
const page = settings.keysPage ?? ''

/** Opens the sheet of the keys: those of the site, and those of the program that this page leads to or shows. */
export function openKeys(main: HTMLElement): void {
  const control = 'apple' in document.documentElement.dataset ? '⌘' : 'Ctrl'
  const keys = [
    [`<kbd>/</kbd> ${t('or')} <kbd>${control}</kbd> <kbd>K</kbd>`, t('keySearch')],
    ['<kbd>?</kbd>', t('keyKeys')],
    ['<kbd>Esc</kbd>', t('keyClose')],
    ['<kbd>Tab</kbd>', t('keySkip')],
    ['<kbd>←</kbd> <kbd>→</kbd>', t('keyTabs')],
  ].map(([key, effect = '']) => `<tr><th scope="row">${key}</th><td>${escapeHtml(effect)}</td></tr>`)
  const program = page
    ? `<h3>${escapeHtml(t('keysOfPage'))}</h3><div role="status" data-keys>${t('loading')}</div>`
    : ''
  const sheet = openSheet(t('keys'), `<h3>${t('keysOfSite')}</h3><table>${keys.join('')}</table>${program}`)
  const box = sheet.querySelector<HTMLElement>('[data-keys]')
  if (box)
    findKeys(main).then(
      (tables) => {
        const all = `<p class="${styles.note}"><a href="${escapeHtml(formatHref(page))}">${escapeHtml(t('allKeys'))}</a></p>`
        box.innerHTML = `${tables.join('') || `<p>${escapeHtml(t('noKeys'))}</p>`}${all}`
      },
      () => {
        box.textContent = t('partFailed')
      },
    )
}

/** The tables of keys in this page, and those in the sections of the page of keys to which it links. */
async function findKeys(main: HTMLElement): Promise<string[]> {
  const own = [...main.querySelectorAll('.prose table:has(tbody kbd)')].map(formatTable)
  if (own.length > 0) return own
  const links = main.querySelectorAll<HTMLAnchorElement>(`.prose a[href^="${formatHref(page)}"]`)
  const ids = new Set([...links].map(({ hash }) => decodeURIComponent(hash.slice(1))).filter(Boolean))
  if (ids.size === 0) return []
  const response = await fetch(formatHref(page))
  if (!response.ok) throw new Error(response.statusText)
  const keys = new DOMParser().parseFromString(await response.text(), 'text/html')
  return [...ids].flatMap((id) => {
    const heading = keys.getElementById(id)
    let next = heading?.nextElementSibling
    while (next && !/^H[1-6]$/.test(next.tagName) && !next.querySelector('td')) next = next.nextElementSibling
    const table = next?.matches('table') ? next : next?.querySelector('table')
    return heading && table ? [`<h3>${escapeHtml(heading.textContent?.trim() ?? '')}</h3>${formatTable(table)}`] : []
  })
}

/** A table without what its page needs of it: rows of keys and what they do, in the page's own words. */
function formatTable(table: Element): string {
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => {
    const [key, ...others] = [...row.children].map((cell) => cell.cloneNode(true) as Element)
    for (const inner of others.flatMap((cell) => [...cell.querySelectorAll('[id]')])) inner.removeAttribute('id')
    const text = others.map((cell, index) => (index === 0 ? cell.innerHTML : `<br><small>${cell.innerHTML}</small>`))
    return `<tr><th scope="row">${key?.innerHTML ?? ''}</th><td>${text.join('')}</td></tr>`
  })
  return `<table>${rows.join('')}</table>`
}
