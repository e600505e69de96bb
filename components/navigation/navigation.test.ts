import { expect, test } from '@playwright/test'
import {
  cancelNavigation,
  finishNavigation,
  pendingNavigation,
  startNavigation,
  subscribeToNavigation,
} from './navigation'

test('a navigation is one from its start to the page it leads to, or until it is cancelled', () => {
  const heard: Array<string | undefined> = []
  const unsubscribe = subscribeToNavigation((pending) => heard.push(pending?.url.pathname))

  expect(finishNavigation('/intro/')).toEqual({ from: undefined, isTraversal: false })
  startNavigation('https://docs.example/intro#top')
  expect(pendingNavigation()).toBeUndefined()

  startNavigation('https://docs.example/help/')
  expect(pendingNavigation()?.url.href).toBe('https://docs.example/help/')
  expect(finishNavigation('/help/')).toEqual({ from: '/intro/', isTraversal: false })
  expect(pendingNavigation()).toBeUndefined()

  startNavigation('https://docs.example/blog/')
  cancelNavigation()
  cancelNavigation()
  expect(finishNavigation('/help/').from).toBe('/help/')
  unsubscribe()
  startNavigation('https://docs.example/blog/')
  expect(heard).toEqual([undefined, '/help/', undefined, '/blog/', undefined])
})
