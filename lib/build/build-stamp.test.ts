import { utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { writeFolder } from '@/tests/write-folder'
import { findUnchanged, rememberBuild } from './build-stamp'

const isUpToDate = async (args: string[]) => (await findUnchanged(args)) !== undefined

test('a build is left out when neither what it reads nor what it wrote has changed since the last one', async () => {
  const content = await writeFolder('content', { 'docs/a.md': '# A' })
  const out = await writeFolder('out', { 'index.html': 'A' })
  Object.assign(process.env, { CONTENT_DIR: content, OUT_DIR: out })
  expect(await isUpToDate([])).toBe(false)
  await rememberBuild([], '')
  expect(await isUpToDate([])).toBe(true)
  expect(await isUpToDate(['--plain'])).toBe(false)

  await writeFile(path.join(content, 'docs/a.md'), '# B')
  expect(await isUpToDate([])).toBe(false)
  await writeFile(path.join(content, 'docs/a.md'), '# A')
  expect(await isUpToDate([])).toBe(true)

  process.env.NEXT_PUBLIC_ALGOLIA_APP_ID = 'X'
  expect(await isUpToDate([])).toBe(false)
  delete process.env.NEXT_PUBLIC_ALGOLIA_APP_ID

  await utimes(path.join(out, 'index.html'), 1, 1)
  expect(await isUpToDate([])).toBe(false)
  await rememberBuild([], 'a.md:1  warning: Odd.\n\nMore.\n')
  expect(await findUnchanged([])).toEqual({ warnings: 'a.md:1  warning: Odd.\n\nMore.\n' })
})
