import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readSiteFiles } from '@/lib/output/site-files'
import { writeFolder } from '@/tests/write-folder'
import { lightenSite } from './lighten-site'

const page = (name: string, scripts = '') =>
  `<html lang="en" dir="ltr"><head><link rel="stylesheet" href="/docs/_next/static/chunks/a.css" data-precedence="next"/><link rel="stylesheet" href="/docs/_next/static/chunks/b.css" data-precedence="next"/><script src="/docs/_next/static/chunks/m.js" async=""></script><script type="module" src="/docs/assets/site.js"></script><title>${name}</title><script>(function show(){})()</script></head><body><main>${name}</main><script>self.__next_f.push([1,"1:1"])</script>${scripts}</body></html>`

const chunks = {
  '_next/static/chunks/a.css': 'a{color:red}',
  '_next/static/chunks/b.css': 'b{background:url(../media/f.png)}',
  '_next/static/chunks/m.js': '',
  '_next/static/media/f.png': '',
  '_next/static/BuildId/_buildManifest.js': '',
}

test('pages share one sheet, get fragments, and what nothing asks for is removed', async () => {
  const folder = await writeFolder('out', {
    'index.html': page('Home'),
    'help/phase/index.html': page('Phase'),
    '404.html': page('Gone'),
    'moved/index.html': '<html><body>Moved</body></html>',
    ...chunks,
  })
  expect(await lightenSite(folder, { basePath: '/docs' })).toEqual({
    problems: [],
    scripts: new Set(['(function show(){})()']),
  })
  const files = await readSiteFiles(folder)
  const [sheet = '', ...others] = files.filter((file) => file.startsWith('/_next/static/chunks/'))
  expect(others).toEqual([])
  expect(files.filter((file) => file !== sheet)).toEqual([
    '/404.html',
    '/_next/static/media/f.png',
    '/fragment.txt',
    '/help/phase/fragment.txt',
    '/help/phase/index.html',
    '/index.html',
    '/moved/index.html',
  ])
  expect(await readFile(path.join(folder, sheet), 'utf8')).toBe('a{color:red}\nb{background:url(../media/f.png)}')
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toContain(`href="/docs${sheet}"`)
  const fragment = JSON.parse(await readFile(path.join(folder, 'help/phase/fragment.txt'), 'utf8'))
  expect(fragment).toMatchObject({ style: `/docs${sheet}`, site: '/docs/assets/site.js', main: '<main>Phase</main>' })
})

test('the rules of rare components are on pages that have one', async () => {
  const optional = '@layer components{.q_exercise{--optional:1;color:red}}'
  const rare = `@layer components{.a-b_1_cards{--rare:1;display:grid}.a-b_1_step{color:red}}\n${optional}\na{color:red}`
  const folder = await writeFolder('out', {
    'index.html': page('Home'),
    'steps/index.html': page('<i class="x a-b_1_step"></i>'),
    'both/index.html': page('<i class="x a-b_1_step"></i><i class="q_exercise"></i>'),
    ...{ ...chunks, '_next/static/chunks/a.css': rare },
  })
  await lightenSite(folder, { basePath: '/docs' })
  const readSheet = async (file: string) => {
    const html = await readFile(path.join(folder, file), 'utf8')
    const [, sheet = ''] = /<link rel="stylesheet" href="\/docs([^"]*)"/.exec(html) ?? []
    return (await readFile(path.join(folder, sheet), 'utf8')).split('\n')
  }
  const last = chunks['_next/static/chunks/b.css']
  expect(await readSheet('index.html')).toEqual([optional, 'a{color:red}', last])
  expect(await readSheet('steps/index.html')).toEqual([...rare.split('\n').filter((line) => line !== optional), last])
  expect(await readSheet('both/index.html')).toEqual([...rare.split('\n'), last])
})

test('the classes of modules get short names, the same in all sheets, pages and fragments; names in the text stay', async () => {
  const sheet = '.x-1_ab_bar,.prose .x-1_ab_bar>a:hover{color:red}._0IBbOa_item{margin:.5rem}'
  const folder = await writeFolder('out', {
    'index.html': page('<i class="x-1_ab_bar prose own_name">x-1_ab_bar</i>'),
    'item/index.html': page('<i class="_0IBbOa_item unknown_rules"></i>'),
    ...{ ...chunks, '_next/static/chunks/a.css': sheet, '_next/static/chunks/b.css': '._0IBbOa_item{top:0}' },
  })
  await lightenSite(folder, { basePath: '/docs' })
  const read = (file: string) => readFile(path.join(folder, file), 'utf8')
  const [file = ''] = (await readSiteFiles(folder)).filter((each) => each.endsWith('.css'))
  expect(await read(file)).toBe('._0,.prose ._0>a:hover{color:red}._1{margin:.5rem}\n._1{top:0}')
  const home = '<main><i class="_0 prose own_name">x-1_ab_bar</i></main>'
  expect(await read('index.html')).toContain(home)
  expect(JSON.parse(await read('fragment.txt')).main).toBe(home)
  expect(await read('item/index.html')).toContain('<i class="_1 unknown_rules"></i>')
})

test('the colours of the palette are written where their names were; names of roles stay', async () => {
  const sheet =
    ':root{--lightningcss-light:initial;--lightningcss-dark: ;--ink-50:#f4f6f7;--ink-900:#111a1f;--text:var(--ink-900)}a{color:var(--ink-50);border-color:var(--text)}'
  const folder = await writeFolder('out', {
    'index.html': page('Home'),
    ...{ ...chunks, '_next/static/chunks/a.css': sheet },
  })
  await lightenSite(folder, { basePath: '/docs' })
  const [file = ''] = (await readSiteFiles(folder)).filter((each) => each.endsWith('.css'))
  expect(await readFile(path.join(folder, file), 'utf8')).toContain(
    ':root{--text:#111a1f}a{color:#f4f6f7;border-color:var(--text)}',
  )
})

test('a page that needs React stays as it is, with all its files, and the build says so', async () => {
  const kept = page('Counter', '<script>self.__next_f.push([1,"9:I[4,[\\"/x.js\\"],\\"Counter\\"]\\n"])</script>')
  const folder = await writeFolder('out', { 'index.html': page('Home'), 'a/index.html': kept, ...chunks })
  const given: string[] = []
  const keep = async (file: string, text: string) => void given.push(`${file} ${text === page('Home')}`)
  expect((await lightenSite(folder, { basePath: '/docs', keep })).problems).toEqual([
    {
      severity: 'warning',
      file: `${folder}/a/index.html`,
      found: 'This page stays as Next wrote it and loads React. The component Counter runs in the browser.',
      fix: 'All of it works; lib/build/next-internals.ts says what was expected.',
    },
  ])
  // Only pages without React can be kept from build to build, as they were.
  expect(given).toEqual(['/index.html true'])
  expect(await readFile(path.join(folder, 'a/index.html'), 'utf8')).toBe(kept)
  const files = await readSiteFiles(folder)
  expect(files).toEqual(expect.arrayContaining(Object.keys(chunks).map((file) => `/${file}`)))
  expect(files).toContain('/fragment.txt')
  expect(files).not.toContain('/a/fragment.txt')
})
