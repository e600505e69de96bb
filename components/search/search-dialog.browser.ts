import { loadPart } from '@/components/navigation/load-part.browser'
import { atFirstAct, whenIdle } from '@/components/navigation/navigation.browser'
import { startSearchWorker } from './search-worker.browser'

/** The dialog of the search, the button and the keys that open it, and the modal that fills it. */
export function startSearchDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search]')
  if (!dialog) return
  const button = dialog.previousElementSibling as HTMLButtonElement
  const panel = dialog.firstElementChild as HTMLElement
  const field = panel.querySelector('input') as HTMLInputElement
  const failure = panel.lastElementChild as HTMLElement
  const [cancel, retry] = panel.querySelectorAll('button')
  let opener: Element | null
  let isComposing = false
  let unmount: (() => void) | undefined
  /** Odd while the dialog is open. */
  let turn = 0

  const load = () => loadPart(() => import('./modal/search-modal.client'))
  const preload = () => load().catch(() => {})

  const fill = async () => {
    const own = turn
    failure.hidden = true
    // What the modal asks is fetched beside it.
    startSearchWorker()
    try {
      const { mountSearchModal } = await load()
      // The field is painted before the modal takes its time.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      // A field that goes away breaks off the word that an input method is composing.
      if (isComposing) await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }))
      if (own === turn) unmount = mountSearchModal(dialog, { startWorker: startSearchWorker, close })
    } catch (error) {
      failure.hidden = false
      ;(failure.children[1] as Element).textContent = `${(error as Error).message}`
    }
  }

  /** Without a query the selected text is searched. */
  const open = (query?: string) => {
    const selected = query ? '' : `${getSelection()}`.trim().slice(0, 64)
    opener = document.activeElement
    field.value = query ?? selected
    dialog.showModal()
    field.focus()
    if (selected) field.select()
    turn += 1
    fill()
  }

  const close = (toNewPage?: boolean) => {
    if (turn % 2 === 0) return
    turn += 1
    dialog.close()
    unmount?.()
    unmount = undefined
    // The browser has given the focus back.
    if (toNewPage) (document.activeElement as HTMLElement).blur()
    else if (opener === document.body || document.activeElement !== opener) button.focus({ preventScroll: true })
  }

  for (const type of ['start', 'end'])
    field.addEventListener(`composition${type}`, () => {
      isComposing = type === 'start'
    })
  button.onclick = () => open()
  button.onpointerenter = button.onfocus = () => {
    startSearchWorker()
    preload()
  }
  if (cancel) cancel.onclick = () => close()
  if (retry) retry.onclick = fill
  // Closed by the browser, as by the button for Back of a phone.
  dialog.onclose = () => dialog.open || close()
  dialog.onmousedown = ({ target }) => target === dialog && close()
  document.addEventListener('page:leave', () => close(true))

  /** The keys of the search: Ctrl or ⌘ with K, `/` outside of fields, a letter on the button, and Escape. */
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const isOpen = dialog.open
    // DocSearch prevents the default of Escape, which is to empty the field.
    if (event.isComposing || (event.defaultPrevented && !isOpen)) return
    const isPlain = !ctrlKey && !metaKey && !altKey
    const isLetter = isPlain && document.activeElement === button && /^[\p{L}\p{N}]$/u.test(key)
    const isSlash = isPlain && key === '/' && !isField(event.target)
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

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null
}
