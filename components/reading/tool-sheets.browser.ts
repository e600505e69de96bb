import { settings } from '@/lib/site/compiled-settings'
import { decodePath } from '@/lib/site/decode-uri'
import { escapeHtml } from '@/lib/site/escape-html'
import { formatHref } from '@/lib/site/href'
import { t } from '@/lib/site/text'
import { publishedAddress } from './published-address'
import { fillLater, openSheet, readBackLinks } from './sheet.browser'
import styles from './sheet.module.css'

const button = (attribute: string, text: string) =>
  `<button type="button" class="ui-button" ${attribute}>${escapeHtml(text)}</button>`
const row = (...items: string[]) => `<div class="${styles.row}">${items.join('')}</div>`
const heading = (text: string) => `<h3>${escapeHtml(text)}</h3>`
const note = (href: string, text: string, before = '') =>
  `<p class="${styles.note}">${before}<a href="${escapeHtml(formatHref(href))}">${escapeHtml(text)}</a></p>`

const sheets = { print: openPrint, cite: openCitation, links: openLinks, keys: openKeys }

/** The tools that open in a sheet. */
export type SheetName = keyof typeof sheets

/** Opens the sheet of a tool of the page. */
export function openSheetOf(tool: SheetName, main: HTMLElement): void {
  sheets[tool](main)
}

function openPrint(main: HTMLElement): void {
  const section = findSection(main)
  const printSection = section && t('printSection', { name: section.textContent?.trim() ?? '' })
  const sheet = openSheet(
    t('print'),
    row(
      button('data-print=""', t('printPage')),
      main.querySelector('[data-exercise]') ? button('data-print="exercises"', t('printExercises')) : '',
      printSection ? button(`data-print="#${escapeHtml(section.id)}"`, printSection) : '',
    ),
  )
  // Before the page is printed.
  sheet.addEventListener('click', ({ target }) => target instanceof HTMLButtonElement && sheet.close(), true)
}

function openCitation(main: HTMLElement): void {
  const { citation, bibtex } = cite(main)
  const { licence } = settings
  openSheet(
    t('citePage'),
    [
      `<blockquote>${escapeHtml(citation)}</blockquote><pre>${escapeHtml(bibtex)}</pre>`,
      row(button('data-copy="blockquote"', t('copyCitation')), button('data-copy="pre"', t('copyBibtex'))),
      licence ? note(licence.to, licence.label, `${t('licenceOfText')} `) : '',
    ].join(''),
  )
}

function openLinks(): void {
  const sheet = openSheet(t('linkedFrom'), `<div role="status" data-links>${t('loading')}</div>`)
  const links = readBackLinks().then((list) =>
    list().length > 0 ? `<ul><li>${list().join('</li><li>')}</li></ul>` : escapeHtml(t('linkedFromNone')),
  )
  fillLater(sheet.querySelector('[data-links]'), links)
}

/** The heading of the current section. */
function findSection(main: HTMLElement): HTMLElement | null {
  const link = main.querySelector<HTMLAnchorElement>('[data-toc] [aria-current]')
  const found = link && document.getElementById(decodePath(link.hash.slice(1)))
  return found?.parentElement?.matches('.prose') ? found : null
}

/** The page as a citation in one line and as a BibTeX entry, with its address on the published site. */
function cite(main: HTMLElement): { citation: string; bibtex: string } {
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? ''
  const title = main.querySelector('h1')?.textContent?.trim() ?? document.title
  const date = main.querySelector('time')?.dateTime.slice(0, 10)
  const url = publishedAddress(location.pathname)
  const urldate = new Date().toISOString().slice(0, 10)
  const escapeTex = (text: string) => text.replace(/[\\{}^~]/g, '').replace(/[&%$#_]/g, '\\$&')
  const fields = {
    title: `{${escapeTex(title)}}`,
    author: `{${escapeTex(site)}}`,
    ...(date && { year: date.slice(0, 4), date }),
    url,
    urldate,
  }
  const key = `${site} ${title}`.toLowerCase().match(/[a-z\d]+/g) ?? []
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}}`)
  return {
    citation: `${site}: ${title}.${date ? ` ${date}.` : ''} ${url} (${t('accessed')} ${urldate}).`,
    bibtex: `@online{${key.join('-')},\n${lines.join(',\n')}\n}`,
  }
}

/** Permalink of the page with the keys of the program; empty without one. */
const keysPage = settings.keysPage ?? ''

/** Opens the sheet of keys: those of the site, and those of the program on this page or behind its links. */
export function openKeys(main: HTMLElement): void {
  const control = 'apple' in document.documentElement.dataset ? '⌘' : 'Ctrl'
  const keys = [
    [`<kbd>/</kbd> ${t('or')} <kbd>${control}</kbd> <kbd>K</kbd>`, t('keySearch')],
    ['<kbd>?</kbd>', t('keyKeys')],
    ['<kbd>Esc</kbd>', t('keyClose')],
    ['<kbd>Tab</kbd>', t('keySkip')],
    ['<kbd>←</kbd> <kbd>→</kbd>', t('keyTabs')],
  ].map(([key, effect = '']) => `<tr><th scope="row">${key}</th><td>${escapeHtml(effect)}</td></tr>`)
  const ofSite = `${heading(t('keysOfSite'))}<table>${keys.join('')}</table>`
  const ofProgram = `${heading(t('keysOfPage'))}<div role="status" data-keys>${t('loading')}</div>`
  const sheet = openSheet(t('keys'), keysPage ? ofSite + ofProgram : ofSite)
  if (!keysPage) return
  const tables = findKeys(main).then((found) => found.join('') || `<p>${escapeHtml(t('noKeys'))}</p>`)
  fillLater(
    sheet.querySelector('[data-keys]'),
    tables.then((html) => html + note(keysPage, t('allKeys'))),
  )
}

/** The tables of keys on this page, or those in the linked sections of the page of keys. */
async function findKeys(main: HTMLElement): Promise<string[]> {
  const own = [...main.querySelectorAll('.prose table:has(tbody kbd)')].map(formatTable)
  if (own.length > 0) return own
  const links = main.querySelectorAll<HTMLAnchorElement>(`.prose a[href^="${formatHref(keysPage)}"]`)
  const ids = new Set([...links].map(({ hash }) => decodePath(hash.slice(1))).filter(Boolean))
  if (ids.size === 0) return []
  const response = await fetch(formatHref(keysPage))
  if (!response.ok) throw new Error(response.statusText)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return [...ids].flatMap((id) => {
    const title = page.getElementById(id)
    let next = title?.nextElementSibling
    while (next && !/^H[1-6]$/.test(next.tagName) && !next.querySelector('td')) next = next.nextElementSibling
    const table = next?.matches('table') ? next : next?.querySelector('table')
    return title && table ? [heading(title.textContent?.trim() ?? '') + formatTable(table)] : []
  })
}

/** The rows of a table, keys and their effects, without ids. */
function formatTable(table: Element): string {
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => {
    const [key, ...others] = [...row.children].map((cell) => cell.cloneNode(true) as Element)
    for (const inner of others.flatMap((cell) => [...cell.querySelectorAll('[id]')])) inner.removeAttribute('id')
    const text = others.map((cell, index) => (index === 0 ? cell.innerHTML : `<br><small>${cell.innerHTML}</small>`))
    return `<tr><th scope="row">${key?.innerHTML ?? ''}</th><td>${text.join('')}</td></tr>`
  })
  return `<table>${rows.join('')}</table>`
}
