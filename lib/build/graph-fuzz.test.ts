import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { checkSiteLinks } from '@/lib/content/check-site-links'
import { fuzz } from '@/tests/fuzz'
import { writeFolder } from '@/tests/write-folder'
import { Graph } from './graph'

test.describe.configure({ timeout: 180_000 })

const picture = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`
const page = (title: string, text: string, fields = '') => `---\ntitle: ${title}\n${fields}---\n\n${text}\n`
const settings = 'title: Site\nlocales: [{ code: en, label: English }, { code: fr, label: Français }]\n'

/** Files of a site with the states between which they change; without a text the file is missing. The first state is that at the start. */
const states: Record<string, Array<string | undefined>> = {
  'site.yml': [
    settings,
    `${settings}trailingSlash: false\nchecks: { brokenLinks: throw }\n`,
    `${settings}baseUrl: /sub/\nnavbar: { items: [{ type: link, to: /guide/a, label: A }] }\n`,
    `${settings}redirects: [{ from: /old, to: /guide/a }]\nannouncementBar: { id: x, content: 'See [a](/guide/a).' }\n`,
    `${settings}docs: { path: docs }\n`,
  ],
  'sidebars.yml': [undefined, 'docs: [index, { type: category, label: Guide, items: [guide/b, guide/a] }]\n'],
  'docs/index.md': [
    page('Home', '[A](./guide/a.md#first) [B](/guide/b) ![A plot](./plot.svg)', 'slug: /\n'),
    page('Start', '# Start\n\n[Data](./data.csv) <Missing />', 'slug: /\ntags: [one]\n'),
  ],
  'docs/guide/a.md': [
    page('A', '## First\n\nText.'),
    // As many bytes as before.
    page('A', '## Third\n\nText.'),
    page('A', '## First\n\nTexts'),
    page('A', '## Renamed\n\nText.', 'sidebar_position: 9\n'),
    page('Alpha', '## First {#second}\n\n[Home](../index.md)', 'tags: [one, two]\n'),
    page('A', '## First', 'slug: /elsewhere\nsidebar_label: First\n'),
    page('A', '## First', 'draft: true\n'),
    page('A', '{null.x}', 'unlisted: true\n'),
    undefined,
  ],
  'docs/guide/b.mdx': [
    page('B', "import Part from './_part.mdx'\n\n<Part />"),
    page('B', "import Other from './a.md'\n\n<Other />\n\n[A](./a.md)", 'sidebar_position: 1\n'),
    page('B', '[A](./c.md) [Table](../data.csv)'),
  ],
  'docs/guide/c.md': [undefined, page('C', '[A](./a.md#renamed) ![](../plot.svg)'), page('C', '[A](./a.md)')],
  'docs/guide/_part.mdx': [
    'A part, with [a link](./a.md).\n',
    "import Inner from './_inner.mdx'\n\n<Inner />\n",
    'Part. ![A plot](../plot.svg)\n',
    undefined,
  ],
  'docs/guide/_inner.mdx': [undefined, 'Inner.\n', 'Inner, changed.\n'],
  'docs/guide/_category_.yml': [
    undefined,
    'label: Guides\nposition: 1\nlink: { type: generated-index }\n',
    'label: Help\nlink: { type: doc, id: guide/a }\n',
  ],
  'docs/tags.yml': [undefined, 'one: { label: One, description: First }\n', 'one: { label: Uno, permalink: /uno }\n'],
  'docs/plot.svg': [picture(10), picture(11), 'damaged', undefined],
  'docs/plot.phone.svg': [undefined, picture(5)],
  'docs/marks.json': [undefined, '{ "plot.svg": "1 2" }', '{ "plot.svg": "3 4" }', '{'],
  'docs/data.csv': ['a\n', 'b\n', undefined],
  'pages/about.md': ['# About\n', '# About us\n\n[Post](/blog/2024/01/01/post)\n', undefined],
  'blog/2024-01-01-post.md': [
    page('Post', 'Above.\n\n<!-- truncate -->\n\nBelow.', 'authors: [ann]\n'),
    page('Post', 'Changed.', 'authors: [ann, bob]\ntags: [one]\n'),
    undefined,
  ],
  'blog/2024-02-02-second.md': [undefined, page('Second', '[First](./2024-01-01-post.md)')],
  'blog/authors.yml': ['ann: { name: Ann }\n', 'ann: { name: Anna, page: true }\nbob: { name: Bob }\n'],
  'static/file.pdf': [undefined, 'pdf'],
  'i18n/fr/docs/index.md': [
    undefined,
    page('Accueil', '[A](./guide/a.md)'),
    page('Accueil', 'Texte.', 'draft: true\n'),
  ],
  'i18n/fr/docs/guide/_part.mdx': [undefined, 'Une partie.\n'],
  'i18n/fr/docs/plot.svg': [undefined, picture(20)],
  'i18n/fr/strings.yml': [undefined, 'search: Chercher\n'],
}

const files = Object.keys(states)

const change = fc
  .oneof(fc.constantFrom(...files), fc.constantFrom('docs/guide/a.md', 'docs/guide/b.mdx'))
  .chain((file) => fc.record({ file: fc.constant(file), state: fc.nat((states[file]?.length ?? 1) - 1) }))
/** Changes that are saved at once. */
const saved = fc.array(change, { minLength: 1, maxLength: 2 })

/** All records of a graph, without the folder of the content and the names of cached texts, which depend on it. */
async function readRecords(graph: Graph, content: string): Promise<Record<string, unknown>> {
  const names = await readdir(graph.folder, { recursive: true })
  const entries = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map(async (name) => {
      const text = await readFile(path.join(graph.folder, name), 'utf8')
      return [name, JSON.parse(text.replaceAll(content, 'CONTENT'), leaveOut)]
    })
  return Object.fromEntries(await Promise.all(entries))
}

function leaveOut(key: string, value: unknown): unknown {
  if (key === 'entry' || key === 'hash') return undefined
  // Published files stay while the server runs.
  if (key === 'copied' && Array.isArray(value)) return value.filter((file) => !String(file).startsWith('/assets/'))
  return value
}

/** Sets what determines where a graph reads and writes. */
function setFolder(folder: string): void {
  Object.assign(process.env, {
    CONTENT_DIR: folder,
    GRAPH_DIR: `${folder}-records`,
    ASSET_DIR: `${folder}-assets`,
  })
}

const { NODE_ENV } = process.env

test.afterEach(() => {
  Reflect.set(process.env, 'NODE_ENV', NODE_ENV ?? 'test')
  for (const name of ['CONTENT_DIR', 'GRAPH_DIR', 'ASSET_DIR']) delete process.env[name]
})

test('has the same records after any changes as a new reading', async () => {
  Reflect.set(process.env, 'NODE_ENV', 'development')
  await fuzz(
    fc.array(saved, { minLength: 4, maxLength: 8 }),
    8,
    async (steps) => {
      const present = files.flatMap((file): Array<[string, string]> => {
        const text = states[file]?.[0]
        return text === undefined ? [] : [[file, text]]
      })
      const folder = await writeFolder('site', Object.fromEntries(present))
      const locales = [undefined, 'fr']
      setFolder(folder)
      const graphs = locales.map((locale) => new Graph(locale))
      const update = (graph: Graph) => graph.update((site) => checkSiteLinks([site]))
      for (const graph of graphs) await update(graph)
      for (const [step, changes] of steps.entries()) {
        for (const { file, state } of changes) await setState(folder, file, state)
        // A copy has other names, under which nothing is cached.
        const copy = `${folder}-copy-${step}`
        await cp(folder, copy, { recursive: true })
        for (const [index, graph] of graphs.entries()) {
          setFolder(folder)
          await update(graph)
          const kept = await readRecords(graph, folder)
          setFolder(copy)
          const fresh = new Graph(locales[index])
          await update(fresh)
          expect(kept, JSON.stringify(steps.slice(0, step + 1))).toEqual(await readRecords(fresh, copy))
        }
      }
      return []
    },
    30,
  )
})

async function setState(folder: string, name: string, state: number): Promise<void> {
  const file = path.join(folder, name)
  const text = states[name]?.[state]
  if (text === undefined) return await rm(file, { force: true })
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
