import { expect, test } from '@playwright/test'
import { readSidebars } from './sidebar-copy'

const category = (id: string, { isOpen = false, link = '', items = '' }) =>
  `<li><div>${link}<button aria-expanded="${isOpen}" aria-controls="${id}"><svg></svg></button></div><div id="${id}" data-group="${id}"${isOpen ? '' : ' data-closed=""'}><ul>${items}</ul></div></li>`

const leaf = (href: string, { current = false } = {}) =>
  `<li><a class="entry" ${current ? 'aria-current="page" ' : ''}href="${href}">x</a></li>`

/** A tree with categories in a category, in the state that the page `current` and the open categories give it. */
const tree = ({ current = '', open = ['b'] }) => {
  const entry = (href: string) => leaf(href, { current: href === current })
  const isOpen = (id: string) => open.includes(id)
  const inner = category('a:1', { isOpen: isOpen('a:1'), items: entry('/deep/') })
  const outer = category('a', {
    isOpen: isOpen('a'),
    link: `<a ${current === '/a/' ? 'aria-current="page" ' : ''}href="/a/">A</a>`,
    items: entry('/x/') + inner,
  })
  return `<ul>${entry('/')}${outer}${category('b', { isOpen: isOpen('b'), items: entry('/x/') })}</ul>`
}

const sidebars = readSidebars(
  `<html><body><main><div data-sidebar-source="v/docs">${tree({})}</div><div data-sidebar-source="blog"><p>2026</p></div></main></body></html>`,
)

test('copies each sidebar', () => {
  expect(sidebars.get('blog')?.('/')).toBe('<p>2026</p>')
  expect(sidebars.get('v/docs')?.('/elsewhere/')).toBe(tree({}))
})

test('marks the page, and opens the categories that contain it', () => {
  const copy = sidebars.get('v/docs')
  expect(copy?.('/')).toBe(tree({ current: '/' }))
  expect(copy?.('/deep/')).toBe(tree({ current: '/deep/', open: ['a', 'a:1', 'b'] }))
})

test('opens a category whose own page it is', () => {
  expect(sidebars.get('v/docs')?.('/a/')).toBe(tree({ current: '/a/', open: ['a', 'b'] }))
})

test('marks every entry of a page', () => {
  expect(sidebars.get('v/docs')?.('/x/')).toBe(tree({ current: '/x/', open: ['a', 'b'] }))
})
