import './beside.css'

let announced: number | undefined

/** What is docked starts below the part of the announcement in view. */
function followAnnouncement(): void {
  const bar = document.querySelector('body > section[data-chrome]')
  const height = Math.max(0, bar?.getBoundingClientRect().bottom ?? 0)
  if (height === announced) return
  announced = height
  document.documentElement.style.setProperty('--announced', `${height}px`)
}

followAnnouncement()
for (const type of ['scroll', 'resize', 'click']) addEventListener(type, followAnnouncement, { passive: true })

/** Whether something is shown beside the page. */
export function isBeside(): boolean {
  return document.documentElement.dataset.beside !== undefined
}

/** Lets the page give way to an element `data-docked` in the right half of the window, or in the share `--beside` of it, or take its room back. */
export function setBeside(shown: boolean): void {
  document.documentElement.toggleAttribute('data-beside', shown)
}

/** Changes the page; what the reader looks at stays in place. */
export function keepInPlace(element: Element | null | undefined, change: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0
  change()
  if (element) scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' })
}
