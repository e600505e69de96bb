import { settings } from '@/lib/site/compiled-settings'
import { escapeHtml } from '@/lib/site/escape-html'
import { formatHref } from '@/lib/site/href'
import { t } from '@/lib/site/text'
import { openKeys } from './keys.browser'
import { openSheet, readBackLinks } from './sheet.browser'
import styles from './sheet.module.css'

const button = (name: string, text: string) => `<button type="button" data-do="${name}">${escapeHtml(text)}</button>`
const row = (title: string, ...items: string[]) =>
  `<h3>${escapeHtml(title)}</h3><div class="${styles.row}">${items.join('')}</div>`

/** Opens the sheet with the other page tools: print, cite, back links, keys. */
export function openTools(main: HTMLElement): void {
  const work = describe(main)
  const section = findSection(main)
  const sheet = openSheet(
    t('pageTools'),
    [
      row(
        t('print'),
        button('page', t('printPage')),
        section ? button('section', t('printSection', { name: section.textContent?.trim() ?? '' })) : '',
      ),
      `<h3>${t('citePage')}</h3><blockquote>${escapeHtml(formatCitation(work, t('accessed')))}</blockquote>`,
      `<pre>${escapeHtml(formatBibtex(work))}</pre><div class="${styles.row}">`,
      `<button type="button" data-copy="blockquote">${t('copyCitation')}</button>`,
      `<button type="button" data-copy="pre">${t('copyBibtex')}</button></div>${formatLicence()}`,
      `<h3>${t('linkedFrom')}</h3><div role="status" data-links>${t('loading')}</div>`,
      row(t('keys'), button('keys', t('showKeys'))),
    ].join(''),
  )
  sheet.addEventListener('click', ({ target }) => {
    const action = target instanceof HTMLElement ? target.dataset.do : undefined
    if (action === 'keys') openKeys(main)
    if (action === 'page' || action === 'section') {
      sheet.close()
      print(action === 'section' ? section : undefined)
    }
  })
  const box = sheet.querySelector<HTMLElement>('[data-links]')
  readBackLinks().then(
    (of) => {
      const links = of()
      if (box) box.innerHTML = links.length > 0 ? `<ul><li>${links.join('</li><li>')}</li></ul>` : t('linkedFromNone')
    },
    () => {
      if (box) box.textContent = t('partFailed')
    },
  )
}

/** What a citation needs; the address is that of the published site. */
function describe(main: HTMLElement): Work {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? ''
  const title = main.querySelector('h1')?.textContent?.trim() ?? document.title
  const day = main.querySelector('time')?.dateTime.slice(0, 10)
  const accessed = new Date().toISOString().slice(0, 10)
  return { title, site, url: new URL(location.pathname, canonical).href, day, accessed }
}

/** The heading of the current section. */
function findSection(main: HTMLElement): HTMLElement | null {
  const link = main.querySelector<HTMLAnchorElement>('[data-toc] [aria-current]')
  const heading = link && document.getElementById(decodeURIComponent(link.hash.slice(1)))
  return heading?.parentElement?.matches('.prose') ? heading : null
}

/** Prints the page, or one section with its subsections. */
function print(section: HTMLElement | null | undefined): void {
  const printed: Element[] = []
  for (let next: Element | null | undefined = section; next; next = next.nextElementSibling) {
    if (next !== section && /^H[1-6]$/.test(next.tagName) && next.tagName <= (section?.tagName ?? '')) break
    printed.push(next)
  }
  const mark = (isOn: boolean) => {
    document.documentElement.toggleAttribute('data-print-section', isOn && printed.length > 0)
    for (const element of printed) element.toggleAttribute('data-printed', isOn)
  }
  mark(true)
  addEventListener('afterprint', () => mark(false), { once: true })
  window.print()
}

function formatLicence(): string {
  if (!settings.licence) return ''
  const { label, to } = settings.licence
  return `<p class="${styles.note}">${t('licenceOfText')} <a href="${escapeHtml(formatHref(to))}">${escapeHtml(label)}</a></p>`
}

/** A page to cite. */
interface Work {
  title: string
  site: string
  url: string
  day: string | undefined
  accessed: string
}

/** A citation as one line of text. */
function formatCitation({ title, site, url, day, accessed }: Work, accessedWord: string): string {
  return `${site}: ${title}.${day ? ` ${day}.` : ''} ${url} (${accessedWord} ${accessed}).`
}

/** A citation as a BibTeX entry; unknown fields are left out. */
function formatBibtex({ title, site, url, day, accessed }: Work): string {
  const escapeTex = (text: string) => text.replace(/[\\{}^~]/g, '').replace(/[&%$#_]/g, '\\$&')
  const words = `${site} ${title}`.toLowerCase().match(/[a-z\d]+/g) ?? []
  const fields = {
    title: `{${escapeTex(title)}}`,
    author: `{${escapeTex(site)}}`,
    ...(day !== undefined && { year: day.slice(0, 4), date: day }),
    url,
    urldate: accessed,
  }
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}}`)
  return `@online{${words.join('-')},\n${lines.join(',\n')}\n}`
}
