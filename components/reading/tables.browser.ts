import { copyText } from '@/components/ui/copy-text.browser'
import { setScrollRegion } from '@/components/ui/scroll-region.browser'
import { t } from '@/lib/site/text'
import styles from './tables.module.css'

/**
 * Makes what scrolls sideways a stop of the Tab key, and nothing else; lets the head of a table that fits stay in sight, and
 * gives tables of data their tools.
 */
export function setUpTables(main: HTMLElement): void {
  const observer = new ResizeObserver((entries) => {
    // All is measured before anything changes, so that the browser lays the page out once.
    const frames = [...new Set(entries.map(({ target }) => target.closest<HTMLElement>(scrollers)))]
    const widths = frames.map((frame) => ({
      frame,
      isWide: frame !== null && frame.scrollWidth > frame.clientWidth + 1,
    }))
    for (const { frame, isWide } of widths) if (frame) showWidth(frame, isWide)
  })
  for (const frame of main.querySelectorAll<HTMLElement>(scrollers)) {
    observer.observe(frame)
    if (frame.firstElementChild) observer.observe(frame.firstElementChild)
    if (frame.dataset.csv !== undefined) addTools(frame)
  }
}

const scrollers = '.table-scroll, .math-display, .math-long'

function showWidth(frame: HTMLElement, isWide: boolean): void {
  setScrollRegion(frame, isWide ? (frame.dataset.name ?? t('formula')) : undefined)
  frame.toggleAttribute('data-fits', !isWide)
}

/** Copying and downloading, in a row below the table for which the style sheet keeps room. */
function addTools(frame: HTMLElement): void {
  const place = document.createElement('div')
  place.className = styles.tools ?? ''
  const tools = document.createElement('div')
  place.append(tools)
  const copy = addButton(tools, t('copyCsv'))
  copy.onclick = async () => {
    copy.textContent = (await copyText(toCsv(frame))) ? t('codeCopied') : t('copyFailed')
    setTimeout(() => {
      copy.textContent = t('copyCsv')
    }, 2000)
  }
  copy.ariaLive = 'polite'
  addButton(tools, t('downloadCsv')).onclick = () => {
    const link = document.createElement('a')
    // Programs of spreadsheets know UTF-8 by the mark at its beginning.
    link.href = URL.createObjectURL(new Blob(['\uFEFF', toCsv(frame)], { type: 'text/csv' }))
    link.download = `${(frame.dataset.name ?? '').replace(/^.*: /, '').replace(/[^\p{L}\p{N}]+/gu, '-')}.csv`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  frame.after(place)
}

function addButton(tools: HTMLElement, text: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  tools.append(button)
  return button
}

/** The rows of a table as RFC 4180 has them. */
function toCsv(frame: HTMLElement): string {
  const quote = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return [...frame.querySelectorAll('tr')]
    .map((row) => [...row.cells].map((cell) => quote((cell.textContent ?? '').trim())).join(','))
    .join('\r\n')
}
