import { t } from '@/lib/site/text'
import type { OwnSpectrum } from './own-spectrum'

/** The spectrum of this visit; it is never stored. */
let remembered: OwnSpectrum | undefined

/** Lets the reader choose a file, drop one on an element, and return to the example. */
export function setUpFiles(
  element: HTMLElement,
  { show, showExample }: { show: (own: OwnSpectrum) => Promise<void>; showExample: () => void },
): void {
  const input = element.querySelector<HTMLInputElement>('input[type=file]')
  const status = element.querySelector('[data-file-status]')
  if (!input || !status) return
  let turn = 0
  /** Shows what the last choice brings, or what is wrong with it. */
  const attempt = async (load: (say: (message: string) => void) => Promise<OwnSpectrum | undefined>): Promise<void> => {
    turn += 1
    const own = turn
    const say = (message: string): void => {
      if (turn === own) status.textContent = message
    }
    try {
      const loaded = await load(say)
      if (!loaded || turn !== own) return
      await show(loaded)
      remembered = loaded
      say('')
    } catch {
      // The code did not load: offline, or after a new deployment.
      say(t('partFailed'))
    }
  }
  const open = (file: File | null | undefined): void => {
    if (file) void attempt(async (say) => (await import('./read-file.browser')).readFile(file, say))
  }
  const take = (): void => {
    open(input.files?.[0])
    // The same file can be chosen again.
    input.value = ''
  }
  input.addEventListener('change', take)
  // Chosen while this code was loading.
  take()
  setUpDrop(element, open)
  element.querySelector('[data-example]')?.addEventListener('click', () => {
    turn += 1
    status.textContent = ''
    showExample()
    input.focus()
  })
  offerAgain(element, (own) => void attempt(async () => own))
}

/** Offers the spectrum that the reader has chosen on a page before. */
function offerAgain(element: HTMLElement, show: (own: OwnSpectrum) => void): void {
  const button = element.querySelector<HTMLButtonElement>('[data-again]')
  const own = remembered
  if (!button || !own) return
  button.hidden = false
  button.textContent = own.name
  button.addEventListener('click', () => show(own))
}

function setUpDrop(element: HTMLElement, open: (file?: File) => void): void {
  const isFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
  element.addEventListener('dragover', (event) => {
    if (!isFile(event)) return
    event.preventDefault()
    element.toggleAttribute('data-drop', true)
  })
  element.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) element.removeAttribute('data-drop')
  })
  element.addEventListener('drop', (event) => {
    element.removeAttribute('data-drop')
    if (!isFile(event)) return
    event.preventDefault()
    open(event.dataTransfer?.files[0])
  })
}
