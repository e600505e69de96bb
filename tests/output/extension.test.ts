import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readSiteFiles } from '@/lib/output/site-files'
import { testSiteDir } from '../sites'

const folder = testSiteDir('hosted')

test('a site without an extension has nothing of NMR in its scripts and on its not-found page', async () => {
  const scripts = (await readSiteFiles(folder)).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(folder, file), 'utf8')))
  expect(scripts.filter((_, index) => /ppm|NMR|[Ss]pectr|[Cc]hemical/.test(texts[index] ?? ''))).toEqual([])
  expect(await readFile(path.join(folder, '404.html'), 'utf8')).not.toContain('message-figure')
})
