import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'
import { refuseForeignFolder } from './foreign-folder'

test('refuses to replace a folder with other files than those of a site', async () => {
  expect(refuseForeignFolder('lib')).toMatch(/^OUT_DIR is "lib", a folder with other files .+: set OUT_DIR to a new/)
  expect(refuseForeignFolder('content')).toContain('such as "')
  const accepted: Record<string, string>[] = [
    {},
    { '404.html': '', 'a/b.html': '' },
    { '.gitkeep': '' },
    { 'lost+found/x': '' },
  ]
  for (const files of accepted)
    expect(refuseForeignFolder(await writeFolder('site', files)), Object.keys(files).join()).toBeUndefined()
  for (const path of ['.cache/no-such-folder', 'package.json']) expect(refuseForeignFolder(path), path).toBeUndefined()
})
