import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readSiteFiles } from '@/lib/output/site-files'
import { writeFolder } from '@/tests/write-folder'
import { finishOutput } from './finish-output'

const page =
  '<head><meta charset="utf-8"><script data-site="head"></script><script data-site="recovery"></script><script data-site="module" src="/a.js"></script></head><body><main></main></body>'

async function finish(
  folders: Partial<Record<'out' | 'static' | 'assets', Record<string, string>>>,
  { trailingSlash = true, blogPath = 'blog', basePath = '' } = {},
) {
  const outDir = await writeFolder('out', folders.out ?? {})
  const staticDir = await writeFolder('static', folders.static ?? {})
  const assetDir = await writeFolder('assets', folders.assets ?? {})
  const problems = await finishOutput({
    ...{ outDir, staticDir, assetDir, trailingSlash, blogPath, basePath },
    preloads: [],
    policySources: { script: [], connect: [] },
  })
  const files = await readSiteFiles(outDir)
  return {
    outDir,
    files: files.filter((file) => !file.startsWith('/_next/')),
    problems: problems.map(({ file, ...problem }) => ({ ...problem, file: file.replace(staticDir, 'static') })),
  }
}

test('assets and static files join the pages', async () => {
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

test('the blog moves to its own path, also inside the folder that it is made in, and to the root', async () => {
  const pages = { 'index.html': page, 'docs/index.html': page, 'blog/index.html': page, 'blog/post/index.html': page }
  const move = async (blogPath: string, out: Record<string, string> = pages) =>
    (await finish({ out }, { blogPath })).files
  expect(await move('docs/news')).toEqual([
    ...['/docs/index.html', '/docs/news/index.html', '/docs/news/post/index.html', '/index.html'],
  ])
  expect(await move('blog/all')).toEqual([
    ...['/blog/all/index.html', '/blog/all/post/index.html', '/docs/index.html', '/index.html'],
  ])
  expect(await move('', { 'docs/index.html': page, 'blog/index.html': page, 'blog/post/index.html': page })).toEqual([
    ...['/docs/index.html', '/index.html', '/post/index.html'],
  ])
})

test('a site without assets and static files is fine', async () => {
  const outDir = await writeFolder('out', { 'index.html': page })
  expect(
    await finishOutput({
      outDir,
      ...{ assetDir: `${outDir}-none`, staticDir: `${outDir}-none`, trailingSlash: false, blogPath: 'blog' },
      basePath: '',
      preloads: [],
      policySources: { script: [], connect: [] },
    }),
  ).toEqual([])
})

test('a page that cannot be finished is an error', async () => {
  const { problems } = await finish({ out: { 'index.html': page, 'odd/index.html': '<p>Odd' } })
  expect(problems).toMatchObject([{ severity: 'error', file: expect.stringMatching(/odd\/index\.html$/) }])
})

test("the writer's robots.txt replaces the generated one", async () => {
  const { problems, outDir } = await finish({ out: { 'robots.txt': 'generated' }, static: { 'robots.txt': 'own' } })
  expect(problems).toEqual([])
  expect(await readFile(path.join(outDir, 'robots.txt'), 'utf8')).toBe('own')
})

test('a static file may not take the address of a page, of a file or of a folder', async () => {
  const { problems } = await finish({
    out: { 'index.html': page, 'help/index.html': page, 'favicon.svg': '' },
    static: { 'index.html': 'mine', help: '', 'favicon.svg': '' },
  })
  expect(problems).toEqual(
    ['favicon.svg', 'help', 'index.html'].map((name) => ({
      severity: 'error',
      file: `static/${name}`,
      found: `The address /${name} is already taken by a page or file that the site writes itself.`,
      fix: 'Rename this file.',
    })),
  )
})

test('payloads go, since nothing asks for them', async () => {
  const { files } = await finish({
    out: { 'index.html': page, 'index.txt': '', '__next._tree.txt': '', 'help/index.html': page, 'help/index.txt': '' },
  })
  expect(files).toEqual(['/help/index.html', '/index.html'])
})

test('every page becomes an index.html when addresses have no slash at their end', async () => {
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

test('the copies of the 404 page go, but a page of that name stays', async () => {
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
