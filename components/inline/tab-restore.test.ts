import { runInNewContext } from 'node:vm'
import { expect, test } from '@playwright/test'
import { formatTabRestore } from './tab-restore'

interface Visit {
  group?: string
  query?: string
  search?: string
  stored?: Record<string, string>
}

test('opens the tab in the address, else the one chosen last', () => {
  const names = { group: 'os', query: 'system' }
  expect(openTab({ ...names, search: '?system=mac', stored: { 'docusaurus.tab.os': 'linux' } })).toBe('mac')
  expect(openTab({ ...names, stored: { 'docusaurus.tab.os': 'linux' } })).toBe('linux')
  expect(openTab({ ...names, search: '?system=amiga', stored: { 'docusaurus.tab.os': 'linux' } })).toBe('linux')
})

test('keeps the first tab open without a choice of one of the tabs', () => {
  expect(openTab({ group: 'os', stored: { 'docusaurus.tab.os': 'amiga' } })).toBe('win')
  expect(openTab({ search: '?system=mac' })).toBe('win')
  expect(openTab({ group: 'os' })).toBe('win')
})

test('only the open tab is a stop of the Tab key, and only its panel shows', () => {
  const { tabs, panels } = restore({ query: 'system', search: '?system=mac' })
  expect(tabs.map(({ ariaSelected, tabIndex }) => [ariaSelected, tabIndex])).toEqual([
    ['false', -1],
    ['true', 0],
    ['false', -1],
  ])
  expect(panels.map(({ isClosed }) => isClosed)).toEqual([true, false, true])
})

function openTab(visit: Visit) {
  return restore(visit).tabs.find(({ ariaSelected }) => ariaSelected === 'true')?.dataset.value
}

/** Runs the script after a group of three tabs with the first one open; without stored values the storage is blocked. */
function restore({ group, query, search = '', stored }: Visit) {
  const tabs = ['win', 'mac', 'linux'].map((value, index) => ({
    dataset: { value },
    ariaSelected: String(index === 0),
    tabIndex: index === 0 ? 0 : -1,
  }))
  const panels = tabs.map((_, index) => ({
    isClosed: index !== 0,
    toggleAttribute(_name: string, isClosed: boolean) {
      this.isClosed = isClosed
    },
  }))
  const list = { children: tabs }
  const previousElementSibling = {
    dataset: { tabGroup: group, tabQuery: query },
    firstElementChild: list,
    children: [list, ...panels],
  }
  runInNewContext(formatTabRestore(), {
    document: { currentScript: { previousElementSibling } },
    location: { search },
    URLSearchParams,
    localStorage: {
      getItem(key: string) {
        if (!stored) throw new Error('blocked')
        return stored[key] ?? null
      },
    },
  })
  return { tabs, panels }
}
