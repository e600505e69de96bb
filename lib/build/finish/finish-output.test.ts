import { lstat, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readSiteFiles } from '@/lib/output/site-files'
import { writeFolder } from '@/tests/write-folder'
import { finishOutput } from './finish-output'

const page =
  '<head><meta charset="utf-8"><script data-site="head"></script><script data-site="recovery"></script><script data-site="module" src="/a.js"></script></head><body><main></main></body>'

async function finish(
  folders: Partial<Record<'out' | 'static' | 'assets', Record<string, string>>>,
  { trailingSlash = true } = {},
) {
  const outDir = await writeFolder('out', folders.out ?? {})
  const staticDir = folders.static ? await writeFolder('static', folders.static) : 'no-static'
  const assetDir = folders.assets ? await writeFolder('assets', folders.assets) : 'no-assets'
  const config = { baseUrl: '/', trailingSlash, offline: true }
  const problems = await finishOutput({ outDir, staticDir, assetDir }, config, [])
  const files = await readSiteFiles(outDir)
  return {
    outDir,
    files: files.filter((file) => !file.startsWith('/_next/')),
    problems: problems.map(({ file, ...problem }) => ({ ...problem, file: file.replace(staticDir, 'static') })),
  }
}

test('adds assets and static files', async () => {
  const { files, problems } = await finish({
    out: { 'index.html': page, '404.html': page },
    static: { 'img/logo.svg': '', '.nojekyll': '', 'img/.DS_Store': '', 'assets/raw.txt': '' },
    assets: { 'plot.0a1b2c3d.png': '' },
  })
  expect(problems).toEqual([])
  expect(files).toEqual([
    '/.nojekyll',
    '/404.html',
    '/assets/plot.0a1b2c3d.png',
    '/assets/raw.txt',
    '/img/logo.svg',
    '/index.html',
  ])
})

test('copies the file behind a link, which would lead to nothing on a host', async () => {
  const staticDir = await writeFolder('static', { 'real.txt': 'text', 'more/b.txt': 'b' })
  const outDir = await writeFolder('out', { 'index.html': page })
  await symlink('real.txt', path.join(staticDir, 'alias.txt'))
  await symlink('more', path.join(staticDir, 'same'))
  await finishOutput({ outDir, staticDir, assetDir: 'no-assets' }, { baseUrl: '/', trailingSlash: true }, [])
  for (const name of ['alias.txt', 'same', 'same/b.txt'])
    expect((await lstat(path.join(outDir, name))).isSymbolicLink(), name).toBe(false)
  expect(await readFile(path.join(outDir, 'alias.txt'), 'utf8')).toBe('text')
})

test('reports a page that cannot be finished', async () => {
  const { problems } = await finish({ out: { 'index.html': page, 'odd/index.html': '<p>Odd' } })
  expect(problems).toMatchObject([{ severity: 'error', file: expect.stringMatching(/odd\/index\.html$/) }])
})

test("replaces the generated robots.txt by the writer's", async () => {
  const { problems, outDir } = await finish({ out: { 'robots.txt': 'generated' }, static: { 'robots.txt': 'own' } })
  expect(problems).toEqual([])
  expect(await readFile(path.join(outDir, 'robots.txt'), 'utf8')).toBe('own')
})

test('reports static files at addresses of pages, files and folders', async () => {
  const { problems } = await finish({
    out: { 'index.html': page, 'help/index.html': page, 'favicon.svg': '' },
    static: { 'index.html': 'mine', help: '', 'favicon.svg': '', 'sw.js': '' },
  })
  expect(problems.map(({ code, file }) => [code, file])).toEqual(
    ['favicon.svg', 'help', 'index.html', 'sw.js'].map((name) => ['taken-address', `static/${name}`]),
  )
})

test("removes the payloads of Next's router", async () => {
  const { files } = await finish({
    out: { 'index.html': page, 'index.txt': '', '__next._tree.txt': '', 'help/index.html': page, 'help/index.txt': '' },
  })
  expect(files).toEqual(['/help/index.html', '/index.html'])
})

test('moves every page to an index.html when addresses have no slash at their end', async () => {
  const { files } = await finish(
    {
      out: {
        'index.html': page,
        '404.html': page,
        'help.html': page,
        'help.txt': '',
        'help/ft.html': page,
        'help/ft.txt': '',
      },
    },
    { trailingSlash: false },
  )
  expect(files).toEqual(['/404.html', '/help/ft/index.html', '/help/index.html', '/index.html'])
})

test('removes copies of the 404 page, but no page of that name', async () => {
  const out = {
    '404.html': 'gone',
    '404/index.html': 'gone',
    '_not-found/index.html': 'gone',
    '_not-found/index.txt': '',
  }
  expect((await finish({ out })).files).toEqual(['/404.html'])
  const own = await finish({ out: { ...out, '404/index.html': 'the story of 404' } })
  expect(own.files).toEqual(['/404.html', '/404/index.html'])
})
