/** Opens and closes the table of contents on phones; a chosen link closes it. */
export function startTocList(): void {
  document.addEventListener('click', ({ target }) => {
    const toc = target instanceof Element && target.closest('[data-toc]')
    if (!toc || !target.closest('a, button')) return
    const isOpened = target.closest('button') !== null && toc.querySelector('[data-open]') === null
    toc.querySelector('button')?.setAttribute('aria-expanded', `${isOpened}`)
    toc.querySelector('ul')?.toggleAttribute('data-open', isOpened)
  })
}
