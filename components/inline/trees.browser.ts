import { keepInView } from '@/components/ui/keep-in-view.browser'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tree-memory': HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * The last child of a scrolling tree, which restores the tree as the reader left it before the first paint; `sidebar.browser.ts`
 * stores that state. The script runs before the first tree is parsed.
 */
class TreeMemory extends HTMLElement {
  connectedCallback(): void {
    const tree = this.parentElement
    if (!tree) return
    const top = restoreGroups(tree)
    // Phones show the tree in a menu, which scrolls to the entry when it opens; measuring would only delay their first paint.
    if (!matchMedia('(min-width: 62.3125em)').matches) return
    // No frame is drawn before the stylesheet has loaded.
    requestAnimationFrame(() => {
      tree.scrollTop = top
      const current = tree.querySelector('[aria-current]')
      if (current) keepInView(tree, current)
    })
  }
}

customElements.define('tree-memory', TreeMemory)

/** Opens and closes categories as stored; returns how far the tree was scrolled. Blocked or damaged storage counts as empty. */
function restoreGroups(tree: HTMLElement): number {
  let top = 0
  try {
    const memory = JSON.parse(sessionStorage.getItem(`docs.tree.${tree.dataset.tree}`) ?? '{}')
    top = Number(memory.top) || 0
    for (const group of tree.querySelectorAll<HTMLElement>('[data-group]')) {
      const open = memory.open?.[group.dataset.group ?? '']
      const holdsCurrent = group.parentElement?.querySelector('[aria-current]')
      if (typeof open !== 'boolean' || holdsCurrent) continue
      group.toggleAttribute('data-closed', !open)
      group.previousElementSibling?.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(open))
    }
  } catch {}
  return top
}
