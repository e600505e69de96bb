import { useLayoutEffect } from 'react'

/** Names the document while the page is shown; Next writes its own title over it when it hydrates the head. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    const keepTitle = () => {
      if (document.title !== title) document.title = title
    }
    keepTitle()
    const observer = new MutationObserver(keepTitle)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [title])
}
