import { copyFrom, showOn } from '@/components/ui/copy-text.browser'
import { encodeUriPart } from '@/lib/site/characters'
import { copyText } from '@/lib/site/copy-text'
import { t } from '@/lib/site/text'
import type { SheetName } from './tool-sheets.browser'

declare global {
  interface Window {
    /** The counter of page views, once loaded. */
    umami?: { track(event: string, data: Record<string, string>): unknown }
  }
}

/** Handles the menu of a page: copying its text, the sheets, and reporting a mistake in a section; and the question below it. */
export function setUpPageTools(main: HTMLElement): void {
  for (const menu of main.querySelectorAll<HTMLDetailsElement>('[data-page-tools]')) {
    const close = () => {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    menu.onkeydown = ({ key }) => void (key === 'Escape' && close())
    menu.onclick = ({ target }) => {
      const item = target instanceof Element && target.closest<HTMLElement>('[data-tool], [data-report]')
      if (!item) return
      const { tool, report } = item.dataset
      if (tool === 'copy') copyPage(item, menu.querySelector<HTMLAnchorElement>('[data-markdown]')?.href ?? '')
      else if (tool)
        import('./tool-sheets.browser')
          .then(({ openSheetOf }) => {
            close()
            openSheetOf(tool as SheetName, main)
          })
          .catch(() => showOn(item, t('partFailed')))
      if (report && item instanceof HTMLAnchorElement) nameSection(item, Number(report), main)
    }
  }
  const question = main.querySelector<HTMLElement>('[data-helpful]')
  question?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) sendAnswer(question, target.value)
  })
}

/** A click or the focus elsewhere closes an open menu. */
for (const type of ['click', 'focusin'])
  document.addEventListener(type, ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-page-tools][open]'))
      if (target instanceof Node && !menu.contains(target)) menu.open = false
  })

/** Copies the address of a heading when its mark is clicked, and confirms it there; the browser follows the link as well. */
document.addEventListener('click', async ({ target }) => {
  const mark = target instanceof Element ? target.closest<HTMLAnchorElement>('.heading-anchor') : null
  if (!mark) return
  const result = (await copyText(mark.href)) ? t('addressCopied') : t('copyFailed')
  const note = Object.assign(document.createElement('small'), { role: 'status', textContent: ` ${result}` })
  mark.after(note)
  setTimeout(() => note.remove(), 2000)
})

function copyPage(button: HTMLElement, address: string): void {
  // Not awaited here, since Safari lets a page copy only while it handles a click.
  copyFrom(
    button,
    fetch(address).then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText)))),
  )
}

/** Adds the current section to the address of a report, once per page. */
function nameSection(link: HTMLAnchorElement, place: number, main: HTMLElement): void {
  const section = main.querySelector('[data-toc] [aria-current]')?.textContent
  if (!section || place < 0) return
  const address = link.getAttribute('href') ?? ''
  link.href = address.slice(0, place) + encodeUriPart(section) + address.slice(place)
  link.dataset.report = '-1'
}

function sendAnswer(question: HTMLElement, answer: string): void {
  window.umami?.track('helpful', { answer, page: location.pathname })
  question.textContent = window.umami ? t('thankYou') : t('answerNotCounted')
}
