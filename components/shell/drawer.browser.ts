import { keepInView } from '@/components/ui/keep-in-view.browser'

/** Opens and closes the phone's menu, and moves the page's sidebar there meanwhile. */
export function startDrawer(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-drawer]')
  if (!dialog) return
  const button = dialog.previousElementSibling as HTMLElement
  let restore: (() => void) | undefined

  // The close event may fire when the drawer is open again.
  const settle = () => {
    button.ariaExpanded = `${dialog.open}`
    if (dialog.open) return
    restore?.()
    restore = undefined
  }
  const close = () => {
    dialog.close()
    settle()
  }
  button.onclick = () => {
    for (const group of dialog.querySelectorAll<HTMLDetailsElement>('[data-places]'))
      group.open = group.querySelector('[aria-current]') !== null
    dialog.showModal()
    settle()
    const part = document.querySelector<HTMLElement>('[data-drawer-part]')
    const place = new Comment()
    restore = () => {
      place.replaceWith(part ?? '')
      button.focus({ preventScroll: true })
    }
    if (!part) return
    part.replaceWith(place)
    dialog.querySelector('[data-drawer-slot]')?.append(part)
    const current = part.querySelector('[aria-current=page]')
    // One of the two scrolls, by the height of the window.
    for (const scroller of [part.querySelector<HTMLElement>('[data-tree] > ul') ?? part, dialog])
      if (current) keepInView(scroller, current)
  }
  dialog.onclose = () => void settle()
  dialog.onclick = ({ target, ctrlKey, metaKey, shiftKey }) => {
    const control = target instanceof Element && target.closest('a,[data-drawer-close]')
    // A link to the current page closes it, too; one that opens in a new tab does not.
    const isLink = control instanceof HTMLAnchorElement
    const opensElsewhere = isLink && (ctrlKey || metaKey || shiftKey || control.target === '_blank')
    if (target === dialog || (control && !opensElsewhere)) close()
  }
  document.addEventListener('page:leave', close)
  matchMedia('(min-width: 62.3125em)').onchange = () => void close()
}
