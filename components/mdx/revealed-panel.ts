import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Keeps closed panels searchable (`hidden="until-found"`), and opens the one in which something was found: by the browser's own
 * search, or the target of an address.
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
    for (const panel of panels) panel.addEventListener('beforematch', onFound)
    return () => {
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
