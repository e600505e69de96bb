import { expect, test } from '@playwright/test'
import { opensInNewTab } from './new-tab'

test('opens the addresses of the settings and those below them in a new tab', () => {
  // The settings of unit tests are in playwright.config.ts.
  const opened = [
    'https://app.example.org/lab',
    'https://app.example.org/lab/a?b#?c=d',
    'https://app.example.org/lab#?c',
  ]
  const others = ['https://app.example.org/labs', 'https://app.example.org', 'http://app.example.org/lab', '/lab', '#a']
  expect(opened.filter((address) => !opensInNewTab(address))).toEqual([])
  expect(others.filter(opensInNewTab)).toEqual([])
})
