import { onPage } from '@/components/navigation/page-life.browser'

/**
 * A silent loop in the text, as made by `![…](clip.webm)`, plays by itself while it is in view, unless the reader asked for less
 * motion or less data, or has stopped it.
 */
export function startVideos(): void {
  onPage((main) => {
    const loops = main.querySelectorAll<HTMLVideoElement>('video[muted][loop]')
    return wantsCalm() ? undefined : playInView(loops)
  })
}

function wantsCalm(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true
}

function playInView(videos: Iterable<HTMLVideoElement>): () => void {
  const pausedHere = new Set<HTMLVideoElement>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLVideoElement)) continue
      if (isIntersecting) {
        // A browser may refuse to play; the controls are there.
        target.play().catch(() => undefined)
      } else if (!target.paused) {
        pausedHere.add(target)
        target.pause()
      }
    }
  })
  for (const video of videos) {
    observer.observe(video)
    video.onpause = () => {
      if (!pausedHere.delete(video)) observer.unobserve(video)
    }
  }
  return () => observer.disconnect()
}
