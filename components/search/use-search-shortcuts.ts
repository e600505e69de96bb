import { type RefObject, useEffect, useEffectEvent } from 'react'

interface Shortcuts {
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  /** Without a query the selected text is searched. */
  open: (query?: string) => void
  close: () => void
}

/** The keys of the search: Ctrl or ⌘ with K, `/` outside of fields, a letter on the button, and Escape. */
export function useSearchShortcuts({ button, isOpen, open, close }: Shortcuts) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    // DocSearch prevents the default of Escape, which is to empty the field.
    if (event.isComposing || (event.defaultPrevented && !isOpen)) return
    const isPlain = !ctrlKey && !metaKey && !altKey
    const isChord = ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'k'
    const isLetter = isPlain && document.activeElement === button.current && /^[\p{L}\p{N}]$/u.test(key)
    const isSlash = isPlain && key === '/' && !isField(event.target)
    if (isOpen ? !isChord && key !== 'Escape' : !isChord && !isSlash && !isLetter) return
    event.preventDefault()
    if (event.repeat) return
    if (isOpen) close()
    else open(isLetter ? key : undefined)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
