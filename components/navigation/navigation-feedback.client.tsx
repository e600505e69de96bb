'use client'

import bar from 'nprogress'
import { useEffect } from 'react'
import { isOwnedByReact } from '@/lib/site/next-internals'
import { subscribeToNavigation } from './navigation'
import styles from './navigation-feedback.module.css'
import { ScrollAndFocus } from './scroll-and-focus.client'
import { UnreachableNotice } from './unreachable-notice.client'

const progressDelayMs = 200

/** The elements of the head by which a page describes itself; the head script sets the colour around the page. */
const descriptions =
  'title, meta[name]:not([name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"]'

/** Tells the reader how a navigation goes: progress, a page that cannot be reached, and the place where it ends. */
export function NavigationFeedback() {
  useEffect(showProgress, [])
  useEffect(watchHead, [])
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

/**
 * Removes leftovers from the head. A reader who goes on before React has taken over the head of the first page would keep
 * its title, description and canonical address beside those of the next: elements that React does not own give way to those
 * that it does. Returns how to stop.
 */
function watchHead(): () => void {
  removeLeftovers()
  const observer = new MutationObserver(removeLeftovers)
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}

function removeLeftovers(): void {
  const elements = [...document.head.querySelectorAll(descriptions)]
  const owned = new Set(elements.filter(isOwnedByReact).map(subjectOf))
  for (const element of elements) if (!isOwnedByReact(element) && owned.has(subjectOf(element))) element.remove()
}

/** The subject of an element of the head; a page has one element for each. */
function subjectOf(element: Element): string {
  const names = ['name', 'property', 'rel', 'type', 'hreflang'].map((name) => element.getAttribute(name) ?? '')
  return [element.tagName, ...names].join(' ')
}
