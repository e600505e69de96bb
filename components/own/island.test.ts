import { expect, test } from '@playwright/test'
import { createIsland } from './island'

test('a component that fails when the page is written is named, with all remedies', () => {
  const Menu = createIsland({ islands: { 'components/Menu.jsx': '/assets/menu.js' } }, () => {
    throw new Error('useMenu must be used within its provider')
  })('components/Menu.jsx', 'default')
  const told =
    /Menu\.jsx fails when the page is written: useMenu must .* an effect, .*<BrowserOnly>\. .* a provider .* begins with 'use client'\./
  expect(() => Menu({})).toThrow(told)
})
