import { expect, test } from '@playwright/test'
import { readComponentKinds } from './component-kinds'

test('the names of components and what they are in the text come from their map', async () => {
  const kinds = await readComponentKinds()
  expect(kinds.get('Tabs')).toBe('block')
  expect(kinds.get('TOCInline')).toBe('block')
  expect(kinds.get('LineBroadening')).toBe('block')
  expect(kinds.get('Link')).toBe('inline')
  expect([...kinds.keys()].filter((name) => !/^[A-Z]\w+$/.test(name))).toEqual([])
})
