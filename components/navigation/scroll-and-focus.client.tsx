'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { findHashTarget, focusQuietly, keepAligned, reveal } from './hash-target.browser'
import { cancelNavigation, finishNavigation } from './navigation'

/**
 * Does what a browser does after a full load and the router leaves out: the top of the page or the target of the hash comes
 * into view, whatever hides the target opens, and the focus moves there, so that reading and Tab go on from it.
 */
export function ScrollAndFocus() {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router has put the new path into the address by now.
  useEffect(() => {
    const { from, isTraversal } = finishNavigation(location.pathname)
    if (from === undefined) openAtStart()
    else if (isTraversal) returnFrom(from)
    else if (from !== location.pathname) arrive()
  }, [pathname])

  useEffect(() => {
    addEventListener('hashchange', followHash)
    addEventListener('pageshow', forgetNavigation)
    document.addEventListener('click', followClick)
    return () => {
      removeEventListener('hashchange', followHash)
      removeEventListener('pageshow', forgetNavigation)
      document.removeEventListener('click', followClick)
    }
  }, [])

  return null
}

/** At the first load the browser scrolls by itself, but it may not open what hides the target. */
function openAtStart(): void {
  const target = findHashTarget(location.hash)
  if (target && reveal(target)) goTo(target)
}

function arrive(): void {
  const target = findHashTarget(location.hash)
  if (target) goTo(target)
  else {
    scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }
}

/** After Back and Forward the browser has restored the scroll position; the reader was at the link that led away. */
function returnFrom(path: string): void {
  const link = document.querySelector<HTMLElement>(`#main a[href="${CSS.escape(path)}"]`)
  if (link) link.focus({ preventScroll: true })
  else focusHeading()
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1')
  if (heading) focusQuietly(heading)
}

function goTo(target: HTMLElement): void {
  reveal(target)
  // A panel that has just been opened is rendered some frames later.
  inFrameWhen(
    () => target.checkVisibility(),
    () => {
      focusQuietly(target)
      keepAligned(target)
    },
  )
}

/** Follows the address bar, and Back and Forward within a page, where the browser restores the scroll position. */
function followHash(): void {
  const target = findHashTarget(location.hash)
  if (!target || target === document.activeElement) return
  if (reveal(target)) goTo(target)
  else focusQuietly(target)
}

/** Follows clicks: one on the hash that is already in the address fires no hashchange, and the router's links never do. */
function followClick(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null
  if (!link || link.target || link.pathname !== location.pathname || link.host !== location.host) return
  const target = findHashTarget(link.hash)
  // Scrolling before the address changes would move the position to which Back returns.
  if (target)
    inFrameWhen(
      () => location.href === link.href,
      () => goTo(target),
    )
}

function inFrameWhen(condition: () => boolean, callback: () => void, frames = 60): void {
  requestAnimationFrame(() => {
    if (condition()) callback()
    else if (frames > 0) inFrameWhen(condition, callback, frames - 1)
  })
}

/** A page that the browser takes from its cache is not on its way any more. */
function forgetNavigation({ persisted }: PageTransitionEvent): void {
  if (persisted) cancelNavigation()
}
