import { copyText, showOn } from '@/components/ui/copy-text.browser'
import { t } from '@/lib/site/text'

declare global {
  interface Window {
    /** The counter of page views, once loaded. */
    umami?: { track(event: string, data: Record<string, string>): unknown }
  }
}

const loadSheets = () => import('./tool-sheets.browser')

/** Handles the tools of a page: copying its text, reporting a mistake in a section, rating, and the sheet with all others. */
export function setUpPageTools(main: HTMLElement): void {
  const tools = main.querySelector<HTMLElement>('[data-page-tools]')
  const more = tools?.querySelector<HTMLElement>('[data-tool=more]')
  if (!tools || !more) return
  tools.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const { tool, report, helpful } = target.dataset
    if (tool === 'copy') copyPage(target, tools.querySelector('a')?.href ?? '')
    if (tool === 'more')
      loadSheets()
        .then((part) => part.openTools(main))
        .catch(() => showOn(target, t('partFailed')))
    if (report && target instanceof HTMLAnchorElement) nameSection(target, Number(report), main)
    if (helpful) sendAnswer(target, helpful)
  })
  more.onpointerenter = more.onfocus = () => void loadSheets().catch(() => {})
}

/** Copies the address of a heading when its mark is clicked, and confirms it there; the browser follows the link as well. */
document.addEventListener('click', async ({ target }) => {
  const mark = target instanceof Element ? target.closest<HTMLAnchorElement>('.heading-anchor') : null
  if (!mark) return
  const result = (await copyText(mark.href)) ? t('addressCopied') : t('copyFailed')
  const note = Object.assign(document.createElement('small'), { role: 'status', textContent: ` ${result}` })
  mark.after(note)
  setTimeout(() => note.remove(), 2000)
})

async function copyPage(button: HTMLElement, address: string): Promise<void> {
  const text = fetch(address).then((response) => (response.ok ? response.blob() : Promise.reject(response.status)))
  // A promise, since Safari lets a page copy only while it handles a click.
  const isCopied = await navigator.clipboard
    ?.write([new ClipboardItem({ 'text/plain': text.then((blob) => new Blob([blob], { type: 'text/plain' })) })])
    .then(() => true)
    .catch(() => false)
  showOn(button, isCopied ? t('codeCopied') : t('copyFailed'))
}

/** Adds the current section to the address of a report, once per page. */
function nameSection(link: HTMLAnchorElement, place: number, main: HTMLElement): void {
  const section = main.querySelector('[data-toc] [aria-current]')?.textContent
  if (!section || place < 0) return
  const address = link.getAttribute('href') ?? ''
  link.href = address.slice(0, place) + encodeURIComponent(section) + address.slice(place)
  link.dataset.report = '-1'
}

function sendAnswer(button: HTMLElement, helpful: string): void {
  window.umami?.track('helpful', { answer: helpful, page: location.pathname })
  const question = button.parentElement
  if (question) question.textContent = window.umami ? t('thankYou') : t('answerNotCounted')
}
