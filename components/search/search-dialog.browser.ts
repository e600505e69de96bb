import { atFirstAct, whenIdle } from '@/components/navigation/idle.browser'
import { loadPart } from '@/components/navigation/load-part.browser'
import { startSearchWorker } from './search-worker.browser'

/** The dialog of the search, the button and the keys that open it, and the modal that fills it. */
export function startSearchDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search]')
  if (!dialog) return
  const button = dialog.previousElementSibling as HTMLButtonElement
  const field = dialog.querySelector('input') as HTMLInputElement
  const failure = dialog.querySelector('[role=alert]') as HTMLElement
  const [cancel, retry] = dialog.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement]
  let opener: Element | null
  let isComposing = false
  let unmount: (() => void) | undefined
  let isOpen = false

  const load = () => {
    startSearchWorker()
    return loadPart(() => import('./modal/search-modal.client'))
  }
  const preload = () => load().catch(() => {})

  const fill = async () => {
    failure.hidden = true
    try {
      const { mountSearchModal } = await load()
      const link = { startWorker: startSearchWorker, close, isComposing: () => isComposing }
      unmount = (await mountSearchModal(dialog, link)) ?? unmount
    } catch (error) {
      failure.hidden = false
      ;(failure.children[1] as Element).textContent = (error as Error).message
    }
  }

  /** Without a query the selected text is searched. */
  const open = (query?: string) => {
    opener = document.activeElement
    field.value = query ?? `${getSelection()}`.trim().slice(0, 64)
    dialog.showModal()
    fill()
    field.focus()
    if (!query) field.select()
    isOpen = true
  }

  const close = (toNewPage?: boolean) => {
    if (!isOpen) return
    isOpen = false
    dialog.close()
    unmount?.()
    unmount = undefined
    // The browser has given the focus back, or kept it.
    if (toNewPage) (document.activeElement as HTMLElement).blur()
    // What cannot take the focus, such as the body, leaves it to the button.
    else for (const element of [button, opener as HTMLElement]) element.focus({ preventScroll: true })
  }

  for (const type of ['start', 'end'])
    field.addEventListener(`composition${type}`, () => {
      isComposing = type === 'start'
    })
  button.onclick = () => open()
  button.onpointerenter = button.onfocus = preload
  cancel.onclick = () => close()
  retry.onclick = fill
  // Closed by the browser, as by the button for Back of a phone.
  dialog.onclose = () => dialog.open || close()
  // Returning false would cancel the click: no caret, no selection, no focus on a button.
  dialog.onmousedown = ({ target }) => {
    if (target === dialog) close()
  }
  document.addEventListener('page:leave', () => close(true))

  /** The keys of the search: Ctrl or ⌘ with K, `/` outside of fields, a letter on the button, and Escape. */
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    // DocSearch prevents the default of Escape, which is to empty the field.
    if (event.isComposing || (event.defaultPrevented && !isOpen)) return
    const isPlain = !ctrlKey && !metaKey && !altKey
    const isLetter = isPlain && document.activeElement === button && /^[\p{L}\p{N}]$/u.test(key)
    const isSlash =
      isPlain && key === '/' && !(event.target as Element).closest?.('input,textarea,select,[contenteditable]')
    const isChord = ctrlKey !== metaKey && !altKey && !shiftKey && /^k$/i.test(key)
    if (!isChord && (isOpen ? key !== 'Escape' : !isSlash && !isLetter)) return
    event.preventDefault()
    if (event.repeat) return
    if (isOpen) close()
    else open(isLetter ? key : undefined)
  })
  // Not before: readers who go on at once need it not.
  atFirstAct(() => whenIdle(preload))
}
