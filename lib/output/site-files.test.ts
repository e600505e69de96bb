import path from 'node:path'
import { expect, test } from '@playwright/test'
import { isHashed } from '@/lib/build/finish/host-files'
import { innerPath } from './site-files'

test('finds the site path of a file on Windows as elsewhere', () => {
  expect(innerPath('C:\\site\\out', 'C:\\site\\out\\_next\\static\\a.js', path.win32)).toBe('_next/static/a.js')
  expect(innerPath('out', 'out/_next/static/a.js', path.posix)).toBe('_next/static/a.js')
  expect(isHashed(`/${innerPath('D:\\out', 'D:\\out\\assets\\a.b1.png', path.win32)}`, 'out')).toBe(true)
})
