import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readSiteFiles } from '@/lib/output/site-files'
import { writeFolder } from '@/tests/write-folder'
import { writeOffline } from './write-offline'

const site = { 'index.html': '<h1>Home</h1>', 'offline/index.html': '<h1>No connection</h1>' }

async function write(files: Record<string, string>, isOn = true) {
  const folder = await writeFolder('site', files)
  await writeOffline(folder, { isOn, basePath: '/docs', others: ['/docs/fr'] })
  return { text: await readFile(path.join(folder, 'sw.js'), 'utf8'), folder }
}

test('changes the worker only with the offline page', async () => {
  const [a, b, c] = await Promise.all([
    write(site),
    write({ ...site, 'index.html': '<h1>House</h1>' }),
    write({ ...site, 'offline/index.html': '<h1>Offline</h1>' }),
  ])
  expect(a.text).toContain('basePath:`/docs`,others:[`/docs/fr`]')
  expect(b.text).toBe(a.text)
  expect(c.text).not.toBe(a.text)
})

test('writes a worker that removes itself, and no offline page, when switched off', async () => {
  const { text, folder } = await write(site, false)
  expect(text).toContain('registration.unregister()')
  expect(text).toContain('"offline /docs/ "')
  expect(await readSiteFiles(folder)).not.toContain('/offline/index.html')
})

test("keeps the writer's worker when switched off", async () => {
  expect((await write({ ...site, 'sw.js': 'mine' }, false)).text).toBe('mine')
})
