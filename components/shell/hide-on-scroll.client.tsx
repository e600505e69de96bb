'use client'

import { useEffect, useRef } from 'react'

/** Pixels to scroll in one direction before the navbar follows: a trembling finger shall not make it flicker. */
const patience = 8

/**
 * Hides the navbar it stands in while the reader scrolls down and shows it on the way up. Says so on `<html>`, where style
 * sheets find it, so that nothing is rendered anew. What moves far at once (anchors, Back, the End key) changes nothing.
 */
export function HideOnScroll() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const navbar = place.current?.closest('header')
    const root = document.documentElement
    if (!navbar) return
    // Browsers that bounce report places beyond both ends.
    const readPlace = () => Math.min(Math.max(scrollY, 0), root.scrollHeight - innerHeight)
    let turn = readPlace()

    const show = () => root.removeAttribute('data-navbar-hidden')
    const follow = () => {
      const y = readPlace()
      const moved = y - turn
      if (y < navbar.offsetHeight || navbar.matches(':has(:focus-visible, [aria-expanded="true"], dialog[open])'))
        show()
      else if (Math.abs(moved) > innerHeight / 2) turn = y
      else if (moved > patience) root.toggleAttribute('data-navbar-hidden', isPassed(navbar))
      else if (moved < -patience) show()
      else return
      turn = y
    }
    addEventListener('scroll', follow, { passive: true })
    navbar.addEventListener('focusin', show)
    return () => {
      removeEventListener('scroll', follow)
      navbar.removeEventListener('focusin', show)
      show()
    }
  }, [])
  return <span ref={place} hidden />
}

/** Whether the place the navbar takes in the page, below an announcement, has been scrolled away. */
function isPassed(navbar: Element): boolean {
  const next = navbar.nextElementSibling
  return next !== null && next.getBoundingClientRect().top <= 0
}
