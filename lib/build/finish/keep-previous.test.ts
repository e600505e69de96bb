import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readSiteFiles } from '@/lib/output/site-files'
import { writeFolder } from '@/tests/write-folder'
import { keepPrevious } from './keep-previous'

/** Replaces a site by its next build, whose pages load the named files. */
async function rebuild(out: string, files: string[]) {
  const named = Object.fromEntries(files.map((file) => [file, file]))
  const next = await writeFolder('next', { 'index.html': '', ...named })
  const problems = await keepPrevious(next, out)
  await rm(out, { recursive: true, force: true })
  await rename(next, out)
  return problems
}

test('keeps the files of the former build for one build', async () => {
  const out = await writeFolder('out', {
    'index.html': '',
    'gone/index.html': '',
    'assets/site-A.js': 'A',
    'fr/assets/a.js': '',
    'fr/_next/static/media/a.woff2': '',
    'doc/assets/a.png': '',
  })
  expect(await rebuild(out, ['assets/site-B.js', '_next/static/chunks/b.css'])).toEqual([])
  const ofFrench = ['/fr/_next/static/media/a.woff2', '/fr/assets/a.js']
  const second = ['/_next/static/chunks/b.css', '/assets/site-A.js', '/assets/site-B.js', ...ofFrench]
  expect(await readSiteFiles(out)).toEqual([...second, '/index.html', '/kept-files.txt'])
  expect(await readFile(path.join(out, 'assets/site-A.js'), 'utf8')).toBe('A')
  expect(await readFile(path.join(out, 'kept-files.txt'), 'utf8')).toBe(
    ['/assets/site-A.js', ...ofFrench, ''].join('\n'),
  )

  await rebuild(out, ['assets/site-C.js', '_next/static/chunks/b.css'])
  expect(await readSiteFiles(out)).toEqual([
    ...['/_next/static/chunks/b.css', '/assets/site-B.js', '/assets/site-C.js', '/index.html', '/kept-files.txt'],
  ])
})

test('keeps the same files when a build has no new ones', async () => {
  const out = await writeFolder('out', { 'index.html': '', 'assets/site-A.js': '' })
  await rebuild(out, ['assets/site-B.js'])
  const before = await readSiteFiles(out)
  await rebuild(out, ['assets/site-B.js'])
  expect(await readSiteFiles(out)).toEqual(before)
})

test('warns if there is no previous site', async () => {
  const out = await writeFolder('out', {})
  expect(await rebuild(out, ['assets/site-A.js'])).toMatchObject([
    { severity: 'warning', message: `KEEP_PREVIOUS is "${out}", which contains no site.` },
  ])
  expect(await readSiteFiles(out)).toEqual(['/assets/site-A.js', '/index.html'])
})
