import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readSiteFiles } from '@/lib/output/site-files'
import { testSiteDir } from '../sites'

const folder = testSiteDir('hosted')

test('a site without an extension has nothing of NMR in its scripts and on its not-found page', async () => {
  const scripts = (await readSiteFiles(folder)).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  for (const file of scripts)
    expect(await readFile(path.join(folder, file), 'utf8'), file).not.toMatch(/ppm|NMR|[Ss]pectr|[Cc]hemical|δ/)
  expect(await readFile(path.join(folder, '404.html'), 'utf8')).not.toContain('message-figure')
})
