/** Opens and closes the table of contents on phones; a chosen link, Escape and a tap elsewhere close it. */
export function startTocList(): void {
  document.addEventListener('click', ({ target }) => {
    const toc = document.querySelector('[data-toc]')
    if (!(target instanceof Element) || !toc) return
    if (!toc.contains(target)) setOpen(toc, false)
    else if (target.closest('a, button')) setOpen(toc, target.closest('button') !== null && !isOpen(toc))
  })
  document.addEventListener('keydown', ({ key }) => {
    const toc = document.querySelector('[data-toc]')
    if (key !== 'Escape' || !toc || !isOpen(toc)) return
    setOpen(toc, false)
    toc.querySelector('button')?.focus()
  })
}

function isOpen(toc: Element): boolean {
  return toc.querySelector('[data-open]') !== null
}

function setOpen(toc: Element, isOpened: boolean): void {
  toc.querySelector('button')?.setAttribute('aria-expanded', `${isOpened}`)
  toc.querySelector('ul')?.toggleAttribute('data-open', isOpened)
}
