'use client'

import bar from 'nprogress'
import { useEffect } from 'react'
import { subscribeToNavigation } from '@/components/navigation/navigation'
import styles from './progress.module.css'

const delayMs = 200

/** The bar at the top of the window while a page takes long to come. */
export function Progress() {
  useEffect(() => {
    configure()
    let delay: ReturnType<typeof setTimeout>
    const unsubscribe = subscribeToNavigation((pending) => {
      clearTimeout(delay)
      if (pending) delay = setTimeout(() => bar.start(), delayMs)
      else bar.done()
    })
    return () => {
      clearTimeout(delay)
      unsubscribe()
    }
  }, [])

  return null
}

function configure(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  bar.configure({
    minimum: 0.08,
    trickleSpeed: 800,
    speed: isStill ? 0 : 200,
    trickle: !isStill,
    showSpinner: false,
    template: `<div class="${styles.bar}" data-bar aria-hidden="true"></div>`,
    barSelector: '[data-bar]',
  })
}
