import styles from './lit-marks.module.css'

/** Lights the marks that a step names in its picture: of the step under the pointer or with the focus, or else in view. */
export function lightMarks(main: HTMLElement): void {
  for (const frame of main.querySelectorAll<HTMLElement>('.steps:has([data-names])')) {
    const rings = addRings(frame)
    if (rings.length > 0) followSteps(frame, rings)
  }
}

/** Adds a ring at each mark of a picture, in its holder; they are invisible until lit. */
function addRings(frame: HTMLElement): HTMLElement[] {
  const picture = frame.querySelector<HTMLImageElement>(':scope > figure [data-marks]')
  const holder = picture?.closest<HTMLElement>('figure > div')
  if (!picture || !holder) return []
  const size = [picture.getAttribute('width'), picture.getAttribute('height')]
  const layer = Object.assign(document.createElement('div'), { className: styles.layer, ariaHidden: 'true' })
  layer.dataset.chrome = ''
  layer.style.setProperty('--width', `${size[0]}px`)
  layer.style.aspectRatio = size.join(' / ')
  const rings = (picture.dataset.marks ?? '').split(',').map((mark) => {
    const [left = 0, top = 0] = mark.split(' ')
    const ring = Object.assign(document.createElement('span'), { className: styles.ring })
    Object.assign(ring.style, { left: `${left}%`, top: `${top}%` })
    return ring
  })
  layer.append(...rings)
  holder.append(layer)
  return rings
}

function followSteps(frame: HTMLElement, rings: readonly HTMLElement[]): void {
  const steps = [...frame.querySelectorAll<HTMLElement>('[data-names]')]
  const inView = new Set<Element>()
  let chosen: HTMLElement | null = null
  const light = () => {
    const step = chosen ?? steps.find((candidate) => inView.has(candidate))
    const named = step?.dataset.names?.split(' ') ?? []
    rings.forEach((ring, index) => void ring.toggleAttribute('data-lit', named.includes(String(index + 1))))
  }
  const choose = ({ target }: Event) => {
    chosen = target instanceof Element ? target.closest<HTMLElement>('[data-names]') : null
    light()
  }
  const release = () => {
    chosen = null
    light()
  }
  frame.addEventListener('pointerover', choose)
  frame.addEventListener('pointerleave', release)
  frame.addEventListener('focusin', choose)
  frame.addEventListener('focusout', release)
  // The part of the window below the picture in which the reader reads.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      light()
    },
    { rootMargin: '-50% 0px -30%' },
  )
  for (const step of steps) observer.observe(step)
}
