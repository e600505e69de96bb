import { keepInView } from '@/components/inline/keep-in-view'

/** Puts what was moved into the drawer back to its place in the page. */
let putBack = () => {}

/** Opens and closes the phone's menu, and shows what the page has for it there. */
export function startDrawer(): void {
  document.addEventListener('click', use)
  // It does not bubble. The drawer may be open again by the time it is told of.
  document.addEventListener('close', () => findDialog()?.open || settle(), true)
  document.addEventListener('page:leave', close)
  matchMedia('(min-width: 997px)').addEventListener('change', ({ matches }) => matches && close())
}

function use({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element)) return
  if (target.closest('[data-drawer-open]')) open()
  // A link to the current page closes it, too; one that opens in a new tab does not.
  const isLink = target.closest('[data-drawer] a') && !(ctrlKey || metaKey || shiftKey)
  if (isLink || target.matches('[data-drawer]') || target.closest('[data-drawer-close]')) close()
}

function open(): void {
  const dialog = findDialog()
  if (!dialog) return
  for (const group of dialog.querySelectorAll<HTMLDetailsElement>('[data-places]'))
    group.open = group.querySelector('[aria-current]') !== null
  dialog.showModal()
  show(dialog, true)
  const slot = dialog.querySelector('[data-drawer-slot]')
  const part = document.querySelector('[data-drawer-part]')
  if (!slot || !part) return
  const place = new Comment()
  part.replaceWith(place)
  slot.append(part)
  putBack = () => place.replaceWith(part)
  const current = part.querySelector('[aria-current="page"]')
  if (current) keepInView(dialog, current)
}

function close(): void {
  findDialog()?.close()
  settle()
}

function settle(): void {
  show(findDialog(), false)
  putBack()
  putBack = () => {}
}

function show(dialog: HTMLElement | null, open: boolean): void {
  dialog?.firstElementChild?.toggleAttribute('hidden', !open)
  document.querySelector('[data-drawer-open]')?.setAttribute('aria-expanded', String(open))
}

function findDialog(): HTMLDialogElement | null {
  return document.querySelector('[data-drawer]')
}
