import { loadPart } from '@/components/navigation/loading.browser'
import { cutText } from '@/lib/site/characters'
import { startSearchWorker } from './search-worker.browser'

/** Opens the search by its button and keys, and loads its code when the reader is about to use it. */
export function startSearchDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search]')
  if (!dialog) return
  const button = dialog.previousElementSibling as HTMLButtonElement
  const field = dialog.querySelector('input') as HTMLInputElement
  const failure = dialog.querySelector('[role=alert]') as HTMLElement
  const retry = failure.querySelector('button') as HTMLButtonElement
  let opener: Element | null
  let isComposing = false
  let isOpen = false
  let unmount: (() => void) | undefined

  const load = (isRetry?: boolean) => {
    startSearchWorker()
    return loadPart(() => import('./modal/search-modal.client'), isRetry)
  }
  const preload = () => load().catch(() => {})

  const fill = async (isRetry?: boolean) => {
    failure.hidden = true
    try {
      const { mountSearch } = await load(isRetry)
      // Removing a field aborts the composition of an input method.
      if (isComposing) await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }))
      if (isOpen) unmount ??= mountSearch(dialog, close)
    } catch {
      failure.hidden = !isOpen
    }
  }

  const open = (query?: string) => {
    opener = document.activeElement
    field.value = query ?? cutText(`${getSelection()}`.trim(), 64)
    isOpen = true
    dialog.showModal()
    field.focus()
    if (!query) field.select()
    fill()
  }

  const close = (toNewPage?: boolean) => {
    if (!isOpen) return
    isOpen = false
    dialog.close()
    unmount?.()
    unmount = undefined
    if (toNewPage) (document.activeElement as HTMLElement).blur()
    // The second call has no effect if the opener is gone or is the body.
    else for (const element of [button, opener as HTMLElement]) element.focus({ preventScroll: true })
  }

  for (const type of ['start', 'end'])
    field.addEventListener(`composition${type}`, () => {
      isComposing = type === 'start'
    })
  button.onclick = () => void open()
  for (const type of ['pointerenter', 'focus', 'touchstart']) button.addEventListener(type, preload)
  retry.onclick = () => void fill(true)
  // Closed by the browser, such as by the Back button of a phone. The event is late: the dialog may be open again.
  dialog.onclose = () => {
    if (!dialog.open) close()
  }
  dialog.onmousedown = ({ target }) => {
    if (target === dialog) close()
  }
  document.addEventListener('page:leave', () => close(true))

  // Ctrl or ⌘ with K, `/` outside of fields, a letter on the button, and Escape.
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    // DocSearch prevents the default of Escape.
    if (event.isComposing || (event.defaultPrevented && !isOpen)) return
    const isPlain = !ctrlKey && !metaKey && !altKey
    const isLetter = isPlain && document.activeElement === button && /^[\p{L}\p{N}]$/u.test(key)
    const isSlash = isPlain && key === '/' && !isField(target)
    const isChord = ctrlKey !== metaKey && !altKey && !shiftKey && /^k$/i.test(key)
    if (!isChord && (isOpen ? key !== 'Escape' : !isSlash && !isLetter)) return
    event.preventDefault()
    if (event.repeat) return
    if (isOpen) close()
    else open(isLetter ? key : undefined)
  })
}

/** Whether the reader types into an element. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null
}
