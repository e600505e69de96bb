declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tree-memory': HTMLAttributes<HTMLElement>
    }
  }
}

/** The state in which a reader left a tree of links. */
export interface TreeMemory {
  /** How far the tree was scrolled, in pixels. */
  top?: number
  /** Whether the reader left a group open, by its name; missing groups are as the site sets them. */
  open: Readonly<Record<string, boolean>>
}

const prefix = 'docs.tree.'

/** The state of the tree in this tab; empty when storage is blocked or holds something else. */
export function readTreeMemory(id: string): TreeMemory {
  try {
    const { top, open } = JSON.parse(sessionStorage.getItem(prefix + id) ?? '{}')
    return { top: Number(top) || 0, open: typeof open === 'object' && open ? open : {} }
  } catch {
    return { open: {} }
  }
}

/** Stores part of the state of the tree until the tab is closed. */
export function rememberTree(id: string, part: Partial<TreeMemory>): void {
  try {
    sessionStorage.setItem(prefix + id, JSON.stringify({ ...readTreeMemory(id), ...part }))
  } catch {
    // Blocked or full storage: the next load shows the tree as it was built.
  }
}

/**
 * Defines `<tree-memory>`, the last child of a scrolling tree, which restores the state in which the reader left the tree
 * before the first paint, whether the parser or React inserts it. Shipped as text: it uses nothing from outside its own body.
 */
export function defineTreeMemory(keepInView: (container: HTMLElement, element: Element) => void): void {
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
        // The style sheets may still be on their way; no frame is drawn without them.
        requestAnimationFrame(() => {
          tree.scrollTop = top
          const current = tree.querySelector('[aria-current]')
          if (current) keepInView(tree, current)
        })
      }
    },
  )
}
