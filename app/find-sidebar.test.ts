import { expect, test } from '@playwright/test'
import type { SidebarNode } from '@/lib/content/sidebar/sidebar-item'
import type { DocsVersion } from '@/lib/content/versions/versions'
import { findSidebar } from './find-sidebar'

const link = (href: string): SidebarNode => ({ type: 'link', label: href, href })
const category: SidebarNode = {
  type: 'category',
  label: 'Guide',
  collapsible: true,
  collapsed: true,
  items: [link('/1.0/deep')],
}
const versions: DocsVersion[] = [
  {
    ...{ name: 'current', label: 'Next', path: '/next', isLast: false, banner: 'unreleased' },
    sidebars: { docs: [link('/next/a')] },
  },
  {
    ...{ name: '2.0', label: '2.0', path: '', isLast: true, banner: 'none' },
    sidebars: { docs: [link('/a')], api: [link('/api')] },
  },
  {
    ...{ name: '1.0', label: '1.0', path: '/1.0', isLast: false, banner: 'unmaintained' },
    sidebars: { docs: [link('/1.0/a')], more: [category] },
  },
]
const find = (permalink: string, version?: string) =>
  findSidebar(versions, { permalink, ...(version !== undefined && { version }) })?.id

test('finds the sidebar that contains a page, at any depth', () => {
  expect(find('/api', '2.0')).toBe('2.0/api')
  expect(find('/1.0/deep', '1.0')).toBe('1.0/more')
})

test('falls back to the first sidebar of the version, or of the latest version outside the docs', () => {
  expect(find('/1.0/tags', '1.0')).toBe('1.0/docs')
  expect(find('/next/tags', 'current')).toBe('current/docs')
  expect(find('/about')).toBe('2.0/docs')
})

test('finds no sidebar in docs without sidebars', () => {
  expect(findSidebar([], { permalink: '/about' })).toBeUndefined()
})
