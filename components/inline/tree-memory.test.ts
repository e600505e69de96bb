import { runInNewContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import { defineTreeMemory, keepInView } from './tree-memory'

const stored = JSON.stringify({ top: 40, open: { Help: false, Blog: true, Other: false } })

test('restores scroll position and categories of the tree', () => {
  expect(restore(stored)).toEqual({ top: 40, closed: { Help: true, Blog: false, Unknown: true }, shown: ['current'] })
})

test('keeps the category of the page open', () => {
  expect(restore(stored, 'Help').closed).toEqual({ Help: false, Blog: false, Unknown: true })
})

test('leaves the tree as built if nothing, or nonsense, is stored', () => {
  const asBuilt = { top: 0, closed: { Help: false, Blog: true, Unknown: true }, shown: ['current'] }
  for (const text of [null, '{', '[]', '{"open":5}']) expect(restore(text), String(text)).toEqual(asBuilt)
})

test('scrolls a container only as far as needed to show an element', () => {
  const scrolled = (top: number) => {
    const container = { scrollTop: 100, getBoundingClientRect: () => ({ top: 50, bottom: 250 }) }
    runInNewContext(`(${keepInView})(container, element)`, {
      container,
      element: { getBoundingClientRect: () => ({ top, bottom: top + 20 }) },
    })
    return container.scrollTop
  }
  expect([30, 60, 158, 168].map(scrolled)).toEqual([56, 100, 100, 134])
})

/** Inserts the element into a tree of three categories, the second and third closed. */
function restore(text: string | null, current?: string) {
  const groups = Object.entries({ Help: false, Blog: true, Unknown: true }).map(([group, isClosed]) => ({
    dataset: { group },
    isClosed,
    parentElement: { querySelector: () => (group === current ? {} : null) },
    previousElementSibling: null,
    toggleAttribute(_name: string, closed: boolean) {
      this.isClosed = closed
    },
  }))
  const tree = {
    dataset: { tree: 'docs' },
    scrollTop: -1,
    querySelectorAll: () => groups,
    querySelector: () => 'current',
  }
  const shown: unknown[] = []
  let inserted = () => {}
  runInNewContext(`(${defineTreeMemory})(show)`, {
    show: (_tree: object, element: unknown) => shown.push(element),
    HTMLElement: class {
      parentElement = tree
    },
    customElements: {
      define: (_name: string, Defined: new () => { connectedCallback: () => void }) => {
        inserted = () => new Defined().connectedCallback()
      },
    },
    sessionStorage: { getItem: (key: string) => (key === 'docs.tree.docs' ? text : null) },
    requestAnimationFrame: (callback: () => void) => callback(),
  })
  inserted()
  const closed = Object.fromEntries(groups.map(({ dataset, isClosed }) => [dataset.group, isClosed]))
  return { top: tree.scrollTop, closed, shown }
}
