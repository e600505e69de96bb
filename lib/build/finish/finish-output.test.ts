import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { readSiteFiles } from '@/lib/output/site-files'
import { writeFolder } from '@/tests/write-folder'
import { finishOutput } from './finish-output'

async function finish(
  folders: Record<'out' | 'static' | 'assets' | 'public', Record<string, string>>,
  { trailingSlash = true, blogPath = 'blog' } = {},
) {
  const outDir = await writeFolder('out', folders.out)
  const staticDir = await writeFolder('static', folders.static)
  const [assetDir, publicDir] = [
    await writeFolder('assets', folders.assets),
    await writeFolder('public', folders.public),
  ]
  const { problems } = await finishOutput({
    ...{ outDir, staticDir, assetDir, publicDir, trailingSlash, blogPath },
    basePath: '',
    isPlain: false,
    policySources: { script: [], connect: [] },
  })
  return {
    files: await readSiteFiles(outDir),
    problems: problems.map(({ file, ...problem }) => ({ ...problem, file: file.replace(staticDir, 'static') })),
  }
}

const none = { static: {}, assets: {}, public: {} }

test('assets and static files join the pages', async () => {
  const { files, problems } = await finish({
    out: { 'index.html': '', '404.html': '' },
    static: { 'img/logo.svg': '', '.nojekyll': '', 'img/.DS_Store': '', 'assets/raw.txt': '' },
    assets: { 'plot.0a1b2c3d.png': '' },
    public: {},
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

test('each whole sidebar becomes the file that pages ask for, and the page of all is not a page of the site', async () => {
  const outDir = await writeFolder('out', {
    'index.html': '',
    'whole-sidebars/index.html':
      '<nav data-rest="/docs/assets/sidebar-a.txt"><ul><li>A<!-- --> 1</li></ul></nav><nav data-rest="/docs/assets/sidebar-b.txt"><ul>\n</ul></nav>',
  })
  const folders = { assetDir: `${outDir}-none`, staticDir: `${outDir}-none`, publicDir: `${outDir}-none` }
  const settings = {
    trailingSlash: true,
    basePath: '/docs',
    isPlain: false,
    blogPath: 'blog',
    policySources: { script: [], connect: [] },
  }
  await finishOutput({ outDir, ...folders, ...settings })
  const files = await readSiteFiles(outDir)
  expect(files).toEqual(['/assets/sidebar-a.txt', '/assets/sidebar-b.txt', '/index.html'])
  expect(await readFile(`${outDir}/assets/sidebar-a.txt`, 'utf8')).toBe('<ul><li>A 1</li></ul>')
})

test('the blog moves to its own path, also inside the folder that it is made in, and to the root', async () => {
  const pages = { 'index.html': '', 'docs/index.html': '', 'blog/index.html': '', 'blog/post/index.html': '' }
  const move = async (blogPath: string, out: Record<string, string> = pages) =>
    (await finish({ ...none, out }, { blogPath })).files
  expect(await move('docs/news')).toEqual([
    ...['/docs/index.html', '/docs/news/index.html', '/docs/news/post/index.html', '/index.html'],
  ])
  expect(await move('blog/all')).toEqual([
    ...['/blog/all/index.html', '/blog/all/post/index.html', '/docs/index.html', '/index.html'],
  ])
  expect(await move('', { 'docs/index.html': '', 'blog/index.html': '', 'blog/post/index.html': '' })).toEqual([
    ...['/docs/index.html', '/index.html', '/post/index.html'],
  ])
})

test('a site without assets and static files is fine', async () => {
  const outDir = await writeFolder('out', { 'index.html': '' })
  const missing = { assetDir: `${outDir}-none`, staticDir: `${outDir}-none`, publicDir: `${outDir}-none` }
  expect(
    await finishOutput({
      outDir,
      ...missing,
      trailingSlash: false,
      blogPath: 'blog',
      basePath: '',
      isPlain: false,
      policySources: { script: [], connect: [] },
    }),
  ).toEqual({ problems: [], keepsReact: false })
})

test('a static file may not take the address of a page, of a file or of a folder', async () => {
  const { problems } = await finish({
    ...none,
    out: { 'index.html': 'page', 'help/index.html': '', 'favicon.svg': '' },
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
    ...none,
    out: { 'index.html': '', 'index.txt': '', '__next._tree.txt': '', 'help/index.html': '', 'help/index.txt': '' },
    public: { 'robots.txt': '' },
  })
  expect(files).toEqual(['/help/index.html', '/index.html'])
})

test('every page becomes an index.html when addresses have no slash at their end', async () => {
  const { files } = await finish(
    {
      ...none,
      out: {
        'index.html': '',
        '404.html': '',
        'help.html': '',
        'help.txt': '',
        'help/ft.html': '',
        'help/ft.txt': '',
        'raw.html': '',
      },
      public: { 'raw.html': '' },
    },
    { trailingSlash: false },
  )
  expect(files).toEqual(['/404.html', '/help/ft/index.html', '/help/index.html', '/index.html', '/raw.html'])
})

test('the copies of the 404 page go, but a page of that name stays', async () => {
  const out = {
    '404.html': 'gone',
    '404/index.html': 'gone',
    '_not-found/index.html': 'gone',
    '_not-found/index.txt': '',
  }
  expect((await finish({ ...none, out })).files).toEqual(['/404.html'])
  const own = await finish({ ...none, out: { ...out, '404/index.html': 'the story of 404' } })
  expect(own.files).toEqual(['/404.html', '/404/index.html'])
})
