import { expect, test } from '@playwright/test'
import type { CategoryItem, DocItem } from '@/lib/content/sidebar/sidebar-item'
import { unreadText } from '@/lib/content/text-cache'
import { buildCategoryPages } from './category-page'

function entry(...hrefs: string[]): DocItem {
  const text = { ...unreadText('a.md'), links: hrefs.map((href) => ({ href, line: 1, file: 'a.md' })) }
  const doc = { permalink: '/a', title: 'A', description: 'About it.', unlisted: false, text } as DocItem['doc']
  return { type: 'doc', label: 'A', doc }
}

function picturesOf(...hrefs: string[]): string[] | undefined {
  const index = { permalink: '/all', title: 'All', description: '', spot: { file: 'sidebars.yml' } }
  const category = {
    type: 'category',
    label: 'All',
    items: [entry(...hrefs)],
    target: { type: 'generated-index', index },
  }
  const [page] = buildCategoryPages([[category as CategoryItem]], 'current', new Map())
  return page?.cards[0]?.pictures
}

test('shows the first picture of a page on its card, for both colour modes if there are two', () => {
  expect(picturesOf('/b', '/assets/peak.1a2b3c4d.svg', '/assets/line.1a2b3c4d.svg')).toEqual([
    '/assets/peak.1a2b3c4d.svg',
  ])
  const pair = ['/assets/peak-light.1a2b3c4d.svg', '/assets/peak-dark.5a6b7c8d.svg']
  expect(picturesOf(...pair, '/assets/line.1a2b3c4d.svg')).toEqual(pair)
  expect(picturesOf('/assets/peak-light.1a2b3c4d.svg', '/assets/line-dark.1a2b3c4d.svg')).toHaveLength(1)
})

test('ignores data files and clips', () => {
  expect(picturesOf('/b', '/assets/shifts.1a2b3c4d.csv', '/assets/clip.1a2b3c4d.webm', 'https://a.example/b.png')).toBe(
    undefined,
  )
})
