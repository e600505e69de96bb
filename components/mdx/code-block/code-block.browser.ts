import { setScrollRegion } from '@/components/reading/tables.browser'
import { copyText } from '@/lib/site/copy-text'
import { t } from '@/lib/site/text'

/** Adds buttons to blocks of code, and makes wide blocks a stop of the Tab key. */
export function setUp(main: HTMLElement): void {
  const observer = new ResizeObserver(showWidths)
  // The first block holds the template.
  const buttons = main.querySelector('[data-tools]')?.innerHTML ?? ''
  for (const tools of main.querySelectorAll<HTMLElement>('[data-tools]')) {
    const pre = tools.previousElementSibling
    if (!pre?.firstElementChild) continue
    tools.innerHTML = buttons
    tools.querySelector('button:last-of-type')?.setAttribute('aria-label', `${t('copyCode')}: ${tools.dataset.tools}`)
    tools.hidden = false
    observer.observe(pre)
    observer.observe(pre.firstElementChild)
  }
  main.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-tools] > button') : null
    if (button?.ariaPressed) {
      button.ariaPressed = String(button.closest('figure')?.toggleAttribute('data-wrapped'))
    } else if (button) copyCode(button)
  })
}

function showWidths(entries: ResizeObserverEntry[]): void {
  const blocks = new Set(entries.map(({ target }) => target.closest('pre')))
  // Measuring everything before any change lets the browser lay the page out once.
  const widths = [...blocks].map((pre) => ({ pre, isWide: pre !== null && pre.scrollWidth > pre.clientWidth }))
  for (const { pre, isWide } of widths) {
    const tools = pre?.nextElementSibling
    if (!pre || !(tools instanceof HTMLElement)) continue
    setScrollRegion(pre, isWide ? `${t('codeRegion')}: ${tools.dataset.tools}` : undefined)
    tools.firstElementChild?.toggleAttribute('hidden', !isWide && !pre.closest('[data-wrapped]'))
  }
}

async function copyCode(button: HTMLElement): Promise<void> {
  const show = (text: string, isCopied: boolean) => {
    if (button.nextElementSibling) button.nextElementSibling.textContent = text
    button.toggleAttribute('data-copied', isCopied)
  }
  const isCopied = await copyText(button.closest('figure')?.querySelector('pre')?.textContent ?? '')
  show(isCopied ? t('codeCopied') : t('copyFailed'), isCopied)
  setTimeout(show, 2000, '', false)
}
