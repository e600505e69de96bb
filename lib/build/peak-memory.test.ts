import { expect, test } from '@playwright/test'
import { memoryOfTree } from './peak-memory'

test('the memory of a tree of processes holds that of its parts', () => {
  test.skip(process.platform !== 'linux', 'there is no /proc')
  expect(memoryOfTree(process.pid)).toBeGreaterThan(10_000_000)
  expect(memoryOfTree(process.ppid)).toBeGreaterThan(memoryOfTree(process.pid))
})
