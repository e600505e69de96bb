import { copyFrom } from '@/components/ui/copy-text.browser'
import { t } from '@/lib/site/text'
import styles from './tables.module.css'

const scrollers = '.table-scroll, .math-display, .math-long'

/** Makes elements that scroll a stop of the Tab key, keeps the header of tables that fit in view, and adds tools to data tables. */
export function setUpTables(main: HTMLElement): void {
  const update = (entries: ResizeObserverEntry[]) => {
    const frames = [...new Set(entries.map(({ target }) => target.closest<HTMLElement>(scrollers)))]
    // Measuring everything before any change lets the browser lay the page out once.
    const overflows = frames.map((frame) => [frame, frame !== null && isScroller(frame)] as const)
    for (const [frame, scrolls] of overflows) {
      if (frame) setScrollRegion(frame, scrolls ? (frame.dataset.name ?? t('formula')) : undefined)
      frame?.toggleAttribute('data-fits', !scrolls)
    }
  }
  // In the next frame: the changes resize what is observed, which Firefox would report as an error.
  const observer = new ResizeObserver((entries) => requestAnimationFrame(() => update(entries)))
  for (const frame of main.querySelectorAll<HTMLElement>(scrollers)) {
    observer.observe(frame)
    if (frame.firstElementChild) observer.observe(frame.firstElementChild)
    if (frame.dataset.csv !== undefined) addTools(frame)
  }
}

/** Whether the content is larger than the frame, as that of long tables is that are not laid out yet. Formulas may be a little higher, and don't scroll. */
function isScroller(frame: HTMLElement): boolean {
  if (frame.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false) return true
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame
  return scrollWidth > clientWidth + 1 || (frame.matches('.table-scroll') && scrollHeight > clientHeight + 1)
}

/** Makes an element that scrolls a named stop of the Tab key; without a name, removes that. */
export function setScrollRegion(element: HTMLElement, name: string | undefined): void {
  const region = { tabindex: '0', role: 'group', 'aria-label': name ?? '' }
  for (const [attribute, value] of Object.entries(region)) {
    if (name === undefined) element.removeAttribute(attribute)
    else element.setAttribute(attribute, value)
  }
}

/** Adds buttons to copy and download a table, in a row below it. */
function addTools(frame: HTMLElement): void {
  const addButton = (textContent: string) =>
    tools.appendChild(Object.assign(document.createElement('button'), { type: 'button', textContent }))
  const tools = document.createElement('div')
  const copy = addButton(t('copyCsv'))
  copy.onclick = () => void copyFrom(copy, toCsv(frame))
  // The text below a table may offer a separate file, often with more columns.
  if (!frame.nextElementSibling?.querySelector('a[href$=".csv"]'))
    addButton(t('downloadCsv')).onclick = () => {
      const link = document.createElement('a')
      // Spreadsheet programs recognise UTF-8 by the byte order mark.
      link.href = URL.createObjectURL(new Blob(['\uFEFF', toCsv(frame)], { type: 'text/csv' }))
      link.download = `${(frame.dataset.name ?? '').replace(/^.*: /, '').replace(/[^\p{L}\p{N}]+/gu, '-')}.csv`
      link.click()
      URL.revokeObjectURL(link.href)
    }
  const row = Object.assign(document.createElement('div'), { className: styles.tools })
  row.dataset.chrome = ''
  row.append(tools)
  frame.after(row)
}

/** The rows of a table as CSV (RFC 4180). */
function toCsv(frame: HTMLElement): string {
  const quote = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return [...frame.querySelectorAll('tr')]
    .map((row) => [...row.cells].map((cell) => quote((cell.textContent ?? '').trim())).join(','))
    .join('\r\n')
}
