import { loadPart } from '@/components/navigation/load-part.browser'
import { startSearchWorker } from './search-worker.browser'

/** The dialog of the search, the button and the keys that open it, and the modal that fills it. */
export function startSearchDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search]')
  if (!dialog) return
  const button = dialog.previousElementSibling as HTMLButtonElement
  const [panel, container] = dialog.children as unknown as [HTMLElement, HTMLElement]
  const field = panel.querySelector('input') as HTMLInputElement
  const failure = panel.lastElementChild as HTMLElement
  let opener: Element | null = null
  let isComposing = false
  let closeModal: (() => void) | undefined
  /** Odd while the dialog is open. */
  let turn = 0

  const load = () => loadPart(() => import('./modal/search-modal.client'))
  const startWorker = () => {
    if (process.env.NEXT_PUBLIC_SEARCH_ENGINE === 'local') startSearchWorker()
  }

  const preload = () => {
    load().catch(() => {})
  }

  const fill = async () => {
    const own = turn
    failure.hidden = true
    // What the modal asks is fetched beside it.
    startWorker()
    try {
      const { mountSearchModal } = await load()
      // A field that goes away breaks off the word that an input method is composing.
      if (isComposing) await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }))
      if (own !== turn) return
      closeModal = mountSearchModal({
        ...{ container, dialog, field, scrollY, close, startWorker: startSearchWorker },
        settings: JSON.parse(dialog.dataset.search as string),
        onReady: () => panel.remove(),
      })
    } catch (error) {
      failure.hidden = false
      ;(failure.children[1] as HTMLElement).textContent = (error as Error).message
    }
  }

  /** Without a query the selected text is searched. */
  const open = (query?: string) => {
    const selected = query === undefined ? `${getSelection()}`.trim().slice(0, 64) : ''
    opener = document.activeElement
    field.value = query ?? selected
    fit()
    dialog.showModal()
    field.focus()
    if (selected) field.select()
    turn += 1
    fill()
  }

  function close(toNewPage?: boolean) {
    if (turn % 2 === 0) return
    turn += 1
    dialog?.close()
    closeModal?.()
    closeModal = undefined
    dialog?.prepend(panel)
    // The browser has given the focus back.
    if (toNewPage) (document.activeElement as HTMLElement).blur()
    else if (opener === document.body || document.activeElement !== opener) button.focus({ preventScroll: true })
  }

  /** Keeps the dialog as high as what the on-screen keyboard leaves of the window. */
  const fit = () => {
    // A zoomed page shows less of everything, as it must.
    if (!visualViewport || visualViewport.scale > 1.01) return
    dialog.style.setProperty('--visible-height', `${visualViewport.height}px`)
    dialog.style.setProperty('--visible-top', `${visualViewport.offsetTop}px`)
  }

  for (const type of ['start', 'end'])
    field.addEventListener(`composition${type}`, () => {
      isComposing = type === 'start'
    })
  for (const type of ['resize', 'scroll']) visualViewport?.addEventListener(type, fit)
  for (const type of ['pointerenter', 'focus', 'touchstart'])
    button.addEventListener(
      type,
      () => {
        startWorker()
        preload()
      },
      { passive: true },
    )
  button.onclick = () => open()
  dialog.oncancel = (event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    close()
  }
  dialog.onclose = () => dialog.open || close()
  dialog.onmousedown = ({ target }) => target === dialog && close()
  panel.onclick = ({ target }) => {
    const pressed = (target as Element).closest('button')
    if (pressed) failure.contains(pressed) ? fill() : close()
  }
  document.addEventListener('page:leave', () => close(true))

  /** The keys of the search: Ctrl or ⌘ with K, `/` outside of fields, a letter on the button, and Escape. */
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    // DocSearch prevents the default of Escape, which is to empty the field.
    if (event.isComposing || (event.defaultPrevented && !dialog.open)) return
    const isPlain = !ctrlKey && !metaKey && !altKey
    const isChord = ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'k'
    const isLetter = isPlain && document.activeElement === button && /^[\p{L}\p{N}]$/u.test(key)
    const isSlash = isPlain && key === '/' && !isField(target)
    if (dialog.open ? !isChord && key !== 'Escape' : !isChord && !isSlash && !isLetter) return
    event.preventDefault()
    if (event.repeat) return
    if (dialog.open) close()
    else open(isLetter ? key : undefined)
  })

  const { connection } = navigator as Navigator & { connection?: { saveData: boolean; effectiveType: string } }
  if (!connection?.saveData && !/2g/.test(connection?.effectiveType ?? ''))
    addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(preload))
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
