'use client'

import { type ComponentProps, useEffect, useRef } from 'react'

/**
 * A video in the text. A silent loop, as made by `![…](clip.webm)`, plays by itself while it is in view, unless the reader asked
 * for less motion or less data, or has stopped it.
 */
export function Video(props: ComponentProps<'video'>) {
  const ref = useRef<HTMLVideoElement>(null)
  const isSilentLoop = Boolean(props.muted && props.loop)
  useEffect(() => {
    if (ref.current && isSilentLoop && !wantsCalm()) return playInView(ref.current)
  }, [isSilentLoop])
  return <video ref={ref} {...props} />
}

function wantsCalm(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true
}

function playInView(video: HTMLVideoElement): () => void {
  let isPausedHere = false
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) {
      // A browser may refuse to play; the controls are there.
      video.play().catch(() => undefined)
    } else if (!video.paused) {
      isPausedHere = true
      video.pause()
    }
  })
  const stopOnPause = () => {
    if (!isPausedHere) observer.disconnect()
    isPausedHere = false
  }
  video.addEventListener('pause', stopOnPause)
  observer.observe(video)
  return () => {
    video.removeEventListener('pause', stopOnPause)
    observer.disconnect()
  }
}
