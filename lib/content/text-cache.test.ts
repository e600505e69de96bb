import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { temporaryFiles } from '@/tests/temporary-files'
import { writeFolder } from '@/tests/write-folder'
import { readSite, type Site } from './read-site'
import { pruneTexts } from './text-cache'

let folder = ''

test.beforeEach(async () => {
  folder = await writeFolder('site', {
    'site.yml':
      'locales:\n  - code: en\n    label: English\n  - code: fr\n    label: Français\nannouncementBar:\n  id: news\n  content: See [help](/help/phase).\n',
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nSee [phase](./help/phase.md).\n',
    'docs/help/phase.md': '# Phase\n\n![A spectrum](./a.svg)\n',
    'docs/help/peaks.md': "import Part from './_part.mdx'\n\n# Peaks\n\n<Part />\n",
    'docs/help/_part.mdx': 'A part.\n',
    'docs/help/a.svg': svg(10),
    'pages/about.md': '# About\n',
    'blog/2024-01-01-post.md': '# Post\n\nAbove.\n\n<!-- truncate -->\n\nBelow.\n',
  })
  process.env.CONTENT_DIR = folder
  process.env.ASSET_DIR = path.join(folder, '../assets')
})

function svg(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"></svg>`
}

function write(name: string, text: string): Promise<void> {
  return writeFile(path.join(folder, name), text)
}

/** The numbers of texts that a reading compiled and found in the cache. */
async function counts(): Promise<Site['textCounts']> {
  return (await readSite()).textCounts
}

async function textOf(permalink: string) {
  const { pageByPermalink } = await readSite()
  const page = pageByPermalink.get(permalink)
  if (page?.kind !== 'doc' && page?.kind !== 'post') throw new Error(`${permalink} is not a page with a text.`)
  return page.text
}

const { NODE_ENV } = process.env

test.afterEach(() => {
  delete process.env.ASSET_DIR
  Reflect.set(process.env, 'NODE_ENV', NODE_ENV)
})

for (const mode of ['production', 'development']) {
  test.describe(mode, () => {
    test.beforeEach(() => {
      Reflect.set(process.env, 'NODE_ENV', mode)
    })

    test('compiles each text once, and again only when it changes', async () => {
      expect(await counts()).toEqual({ compiled: 6, reused: 0 })
      expect(await counts()).toEqual({ compiled: 0, reused: 6 })
      await write('pages/about.md', '# About\n\nChanged.\n')
      expect(await counts()).toEqual({ compiled: 1, reused: 5 })
      expect((await textOf('/about')).description).toBe('Changed.')
    })

    test('compiles only texts that link to a changed address or to a renamed, removed or new file', async () => {
      await counts()
      await write('docs/help/phase.md', '---\nslug: /turn\n---\n\n# Phase\n\n![A spectrum](./a.svg)\n')
      expect(await counts()).toEqual({ compiled: 2, reused: 4 })
      expect((await textOf('/')).links.map(({ href }) => href)).toEqual(['/turn'])
      await rename(path.join(folder, 'docs/help/phase.md'), path.join(folder, 'docs/help/turn.md'))
      expect(await counts()).toEqual({ compiled: 2, reused: 4 })
      expect((await textOf('/')).problems).toHaveLength(1)
      await write('pages/about.md', '# About\n\n[Data](./data.csv)\n')
      expect(await counts()).toEqual({ compiled: 1, reused: 5 })
      for (const bytes of ['1', '2']) {
        await write('pages/data.csv', bytes)
        expect(await counts()).toEqual({ compiled: 1, reused: 5 })
      }
      await rm(path.join(folder, 'pages/data.csv'))
      expect(await counts()).toEqual({ compiled: 1, reused: 5 })
    })

    test('compiles again when a link of a partial leads elsewhere', async () => {
      await write('docs/help/_part.mdx', 'See [phase](./phase.md).\n')
      await counts()
      await write('docs/help/phase.md', '---\nslug: /turn\n---\n\n# Phase\n')
      expect(await counts()).toEqual({ compiled: 3, reused: 3 })
      expect((await textOf('/help/peaks')).links.map(({ href }) => href)).toEqual(['/turn'])
    })

    test('compiles a text again when a partial, a partial of a partial or a picture has changed', async () => {
      await write('docs/help/_part.mdx', "import Inner from './_inner.mdx'\n\n<Inner />\n")
      await write('docs/help/_inner.mdx', 'Inner.\n')
      await write('docs/help/a.svg', 'damaged')
      await counts()
      expect((await textOf('/help/phase')).problems).toHaveLength(1)
      await write('docs/help/_inner.mdx', 'Changed.\n')
      await write('docs/help/a.svg', svg(10))
      expect(await counts()).toEqual({ compiled: 2, reused: 4 })
      expect((await textOf('/help/peaks')).blocks.map(({ text }) => text)).toEqual(['Peaks', 'Changed.'])
      expect((await textOf('/help/phase')).problems).toEqual([])
    })

    test('reuses all texts after an editor has written files of its own, and after a change of the look', async () => {
      await counts()
      for (const name of temporaryFiles) await write(`docs/help/${name}`, 'x')
      expect(await counts()).toEqual({ compiled: 0, reused: 6 })
      const settings = await readFile(path.join(folder, 'site.yml'), 'utf8')
      await write('site.css', 'main { color: red }')
      await write('site.yml', `${settings}css: ./site.css\n`)
      await counts()
      await write('site.css', 'main { color: blue }')
      expect(await counts()).toEqual({ compiled: 0, reused: 6 })
    })

    test('publishes the images of a cached text, and reports its warnings', async () => {
      await write('pages/about.md', '![](/a.svg)\n')
      await writeFile(path.join(folder, 'a.svg'), svg(1))
      await counts()
      const [{ src } = { src: '' }] = (await textOf('/help/phase')).links.map(({ href }) => ({
        src: path.basename(href),
      }))
      await rm(path.join(folder, '../assets'), { recursive: true })
      const { textCounts, textProblems } = await readSite()
      expect(textCounts.compiled).toBe(0)
      expect(await readdir(path.join(folder, '../assets'))).toEqual([src])
      expect(textProblems.map(({ severity, message }) => [severity, message])).toContainEqual([
        'warning',
        'The picture has no text for readers who cannot see it.',
      ])
    })
  })
}

test('compiles a text again if its entry is damaged', async () => {
  const text = await textOf('/')
  const whole = await readFile(text.entry, 'utf8')
  const lines = whole.split('\n')
  const damaged = ['not JSON', '', 'null', '{}\nnull', whole.slice(0, -1), lines.slice(0, 2).join('\n'), `${whole} `]
  for (const written of damaged) {
    await writeFile(text.entry, written)
    expect(await counts(), written).toEqual({ compiled: 1, reused: 5 })
    expect(await readFile(text.entry, 'utf8')).toBe(whole)
  }
})

test('separates production from development code, and each language from the others', async () => {
  await counts()
  Reflect.set(process.env, 'NODE_ENV', 'production')
  expect((await counts()).compiled).toBe(6)
  expect((await readSite('fr')).textCounts.compiled).toBe(6)
  Reflect.set(process.env, 'NODE_ENV', NODE_ENV)
  expect((await counts()).compiled).toBe(0)
})

test('keeps entries in use or fresh, and removes those unused for days', async () => {
  const { entry } = await textOf('/')
  const stray = path.join(path.dirname(entry), `stray-${path.basename(folder)}.json`)
  const fresh = path.join(path.dirname(entry), `fresh-${path.basename(folder)}.json`)
  await Promise.all([writeFile(stray, ''), writeFile(fresh, '')])
  const old = new Date(Date.now() - 3 * 86_400_000)
  await Promise.all([utimes(stray, old, old), utimes(entry, old, old)])
  await pruneTexts()
  const names = await readdir(path.dirname(entry))
  expect(names).toEqual(expect.arrayContaining([path.basename(entry), path.basename(fresh)]))
  expect(names).not.toContain(path.basename(stray))
  await rm(fresh)
})

test('compiles a text again whose compiler had failed, as with an incomplete installation', async () => {
  await counts()
  const { entry } = await textOf('/about')
  const [, written = '', code = ''] = (await readFile(entry, 'utf8')).split('\n')
  const rewrite = async (problems: unknown[]) => {
    const record = JSON.parse(written)
    const lines = [JSON.stringify({ ...record, text: { ...record.text, problems } }), code]
    const hash = createHash('sha256').update(JSON.stringify(lines)).digest('base64url').slice(0, 22)
    await writeFile(entry, [hash, ...lines].join('\n'))
    return counts()
  }
  const found = { file: 'about.md', severity: 'error', message: "Cannot find package 'shiki'", hint: '' }
  expect(await rewrite([])).toEqual({ compiled: 0, reused: 6 })
  expect(await rewrite([{ ...found, code: 'failing-code' }])).toEqual({ compiled: 1, reused: 5 })
  expect((await textOf('/about')).problems).toEqual([])
})
