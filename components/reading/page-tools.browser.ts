import { copyText } from '@/components/ui/copy-text.browser'
import { t } from '@/lib/site/text'

declare global {
  interface Window {
    /** The counter of page views, once it has been loaded. */
    umami?: { track(event: string, data: Record<string, string>): unknown }
  }
}

const loadTools = () => import('./more-tools.browser')

/** Works the tools of a page: copying its text, naming the section being read in a report, the answer whether it helped, and the sheet of all others. */
export function setUpPageTools(main: HTMLElement): void {
  const tools = main.querySelector<HTMLElement>('[data-page-tools]')
  const more = tools?.querySelector<HTMLElement>('[data-tool=more]')
  if (!tools || !more) return
  tools.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const { tool, report, helpful } = target.dataset
    if (tool === 'copy') copyPage(target, tools.querySelector('a')?.href ?? '')
    if (tool === 'more')
      loadTools()
        .then((part) => part.openTools(main))
        .catch(() => say(target, t('partFailed')))
    if (report && target instanceof HTMLAnchorElement) nameSection(target, Number(report), main)
    if (helpful) sendAnswer(target, helpful)
  })
  more.onpointerenter = more.onfocus = () => void loadTools().catch(() => {})
}

/** The key `?` shows all keys, wherever it is no letter of a text. */
document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event
  const main = document.querySelector('main')
  if (key !== '?' || ctrlKey || metaKey || altKey || event.repeat || event.defaultPrevented || !main) return
  if (target instanceof Element && target.closest('input,textarea,select,[contenteditable],dialog')) return
  event.preventDefault()
  import('./keys.browser').then((part) => part.openKeys(main)).catch(() => {})
})

/** Copies the address of a heading when its mark is pressed, which the browser goes to as ever, and says so at the mark. */
document.addEventListener('click', async ({ target }) => {
  const mark = target instanceof Element ? target.closest<HTMLAnchorElement>('.heading-anchor') : null
  if (!mark) return
  const said = (await copyText(mark.href)) ? t('addressCopied') : t('copyFailed')
  const note = Object.assign(document.createElement('small'), { role: 'status', textContent: ` ${said}` })
  mark.after(note)
  setTimeout(() => note.remove(), 2000)
})

function say(button: HTMLElement, text: string): void {
  const label = button.dataset.label ?? button.textContent ?? ''
  button.dataset.label = label
  button.ariaLive = 'polite'
  button.textContent = text
  setTimeout(() => {
    button.textContent = label
  }, 2000)
}

async function copyPage(button: HTMLElement, address: string): Promise<void> {
  const text = fetch(address).then((response) => (response.ok ? response.blob() : Promise.reject(response.status)))
  // Given as a promise, since Safari lets a page copy only while it answers a click.
  const isCopied = await navigator.clipboard
    ?.write([new ClipboardItem({ 'text/plain': text.then((blob) => new Blob([blob], { type: 'text/plain' })) })])
    .then(() => true)
    .catch(() => false)
  say(button, isCopied ? t('codeCopied') : t('copyFailed'))
}

/** Once for each page: the section that is read when a report is first thought of is the one that it is about. */
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
