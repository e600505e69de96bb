'use client'

import bar from 'nprogress'
import { useEffect } from 'react'
import { subscribeToNavigation } from './navigation'
import styles from './navigation-feedback.module.css'
import { ScrollAndFocus } from './scroll-and-focus.client'
import { UnreachableNotice } from './unreachable-notice.client'

const progressDelayMs = 200

/** Shows the reader, and those who cannot see, how the way from one page to the next goes and where it has led. */
export function NavigationFeedback() {
  useEffect(showProgress, [])
  return (
    <>
      <ScrollAndFocus />
      <UnreachableNotice />
    </>
  )
}

/** Draws the bar at the top of the window while a page takes long to come; returns how to stop. */
function showProgress(): () => void {
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
  let delay: ReturnType<typeof setTimeout>
  const unsubscribe = subscribeToNavigation((pending) => {
    clearTimeout(delay)
    if (pending) delay = setTimeout(() => bar.start(), progressDelayMs)
    else bar.done()
  })
  return () => {
    clearTimeout(delay)
    unsubscribe()
  }
}
