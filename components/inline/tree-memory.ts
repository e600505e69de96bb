/**
 * Scrolls only `container`, as far as needed to show `element`; `scrollIntoView` would scroll the page as well.
 * Shipped as text: it uses nothing from outside its own body.
 */
export function keepInView(container: HTMLElement, element: Element): void {
  const frame = container.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  // Below an announcement, the last 72 pixels of the sidebar are behind the button at the bottom of the window.
  if (top < frame.top) container.scrollTop -= frame.top - top + 24
  else if (bottom > frame.bottom - 72) container.scrollTop += bottom - frame.bottom + 96
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tree-memory': HTMLAttributes<HTMLElement>
    }
  }
}

/** The script that defines `<tree-memory>`; it runs before the first tree is parsed. */
export function formatTreeScript(): string {
  return `(${defineTreeMemory})(${keepInView})`
}

/**
 * Defines `<tree-memory>`, the last child of a scrolling tree, which restores the tree as the reader left it before the first
 * paint; `sidebar.browser.ts` stores that state. Shipped as text: it uses nothing from outside its own body.
 */
function defineTreeMemory(keepInView: (container: HTMLElement, element: Element) => void): void {
  customElements.define(
    'tree-memory',
    class extends HTMLElement {
      connectedCallback() {
        const tree = this.parentElement
        if (!tree) return
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
        // Phones show the tree in a menu, which scrolls to the entry when it opens; measuring would only delay their first paint.
        if (!matchMedia('(min-width: 62.3125em)').matches) return
        // No frame is drawn before the stylesheet has loaded.
        requestAnimationFrame(() => {
          tree.scrollTop = top
          const current = tree.querySelector('[aria-current]')
          if (current) keepInView(tree, current)
        })
      }
    },
  )
}
