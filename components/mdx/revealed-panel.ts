import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Keeps closed panels searchable (`hidden="until-found"`), and opens the one in which the browser found something, or in which the
 * target of the address lies.
 */
export function useRevealedPanel(root: RefObject<HTMLElement | null>, reveal: (index: number) => void): void {
  useLayoutEffect(() => {
    // The page says which one is open: at first React may know less than the script that restored the reader's choice.
    for (const panel of panelsOf(root.current)) {
      if (panel.dataset.closed === undefined) panel.removeAttribute('hidden')
      else panel.setAttribute('hidden', 'until-found')
    }
  })

  const revealNow = useEffectEvent(reveal)
  useEffect(() => {
    const panels = panelsOf(root.current)
    const onFound = ({ currentTarget }: Event) => {
      if (currentTarget instanceof HTMLElement) revealNow(indexOf(currentTarget))
    }
    const followHash = () => {
      const target = document.getElementById(decodeHash(location.hash))
      const panel = panels.find((each) => target && each.contains(target))
      if (!target || !panel?.hasAttribute('hidden')) return
      revealNow(indexOf(panel))
      requestAnimationFrame(() => target.scrollIntoView())
    }
    followHash()
    window.addEventListener('hashchange', followHash)
    for (const panel of panels) panel.addEventListener('beforematch', onFound)
    return () => {
      window.removeEventListener('hashchange', followHash)
      for (const panel of panels) panel.removeEventListener('beforematch', onFound)
    }
  }, [root])
}

function panelsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset.panel !== undefined,
  )
}

function indexOf(panel: HTMLElement): number {
  return Number(panel.dataset.panel)
}

/** A hash may hold anything, even what is no valid encoding. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
