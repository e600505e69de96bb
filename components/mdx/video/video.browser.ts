import { t } from '@/lib/site/text'
import styles from './video.module.css'

/**
 * Plays a silent loop in the text, from `![…](clip.webm)`, while it is in view, unless the reader prefers less motion or less
 * data, or has stopped it. A click on it, or on the button in its middle, always plays it; the browser's bar shows once it plays.
 */
export function setUp(main: HTMLElement): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData
  const pausedHere = new Set<HTMLVideoElement>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLVideoElement)) continue
      if (isIntersecting) {
        // A browser may refuse to play; the button is there.
        target.play().catch(() => undefined)
      } else if (!target.paused) {
        pausedHere.add(target)
        target.pause()
      }
    }
  })
  for (const video of main.querySelectorAll<HTMLVideoElement>('video[muted][loop]')) {
    addButton(video)
    if (isStill) continue
    observer.observe(video)
    video.onpause = () => {
      if (!pausedHere.delete(video)) observer.unobserve(video)
    }
  }
}

function addButton(video: HTMLVideoElement): void {
  if (video.parentElement?.matches(`.${styles.clip}`)) return
  const holder = Object.assign(document.createElement('div'), { className: styles.clip })
  const ariaLabel = `${t('playClip')}: ${video.ariaLabel ?? ''}`
  const button = Object.assign(document.createElement('button'), { type: 'button', ariaLabel })
  video.replaceWith(holder)
  holder.append(video, button)
  video.controls = false
  video.onplay = () => {
    video.controls = true
    // The bar follows the button in the order of the Tab key.
    if (document.activeElement === button) video.focus({ preventScroll: true })
    button.remove()
  }
  holder.onclick = () => void (!video.controls && video.play())
}
