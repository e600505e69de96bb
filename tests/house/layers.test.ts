import { expect, test } from '@playwright/test'
import { type Import, readSourceTree } from './source-tree'

/** What the files of a folder may import; the first layer whose folder holds a file is the file's. */
interface Layer {
  folder: string
  /** Folders and modules of ours, besides its own folder. */
  ours: string[]
  /** Folders of ours of which it may import types, besides. */
  types: string[]
  /** Packages it may import; `node` stands for Node's own modules. */
  packages: RegExp
}

const layers: Layer[] = [
  { folder: 'lib/site', ours: [], types: [], packages: /^(zod|yaml|fastest-levenshtein)$/ },
  // Ready to run anywhere: no package, nothing of Node, no document.
  { folder: 'lib/nmr', ours: [], types: [], packages: /^$/ },
  { folder: 'lib/drawing', ours: ['lib/site'], types: [], packages: /^$/ },
  {
    folder: 'lib/content',
    // Texts are compiled while the content is read; the names of components come from their map.
    ours: ['lib/site', 'lib/mdx/compile', 'lib/mdx/component-names'],
    types: ['lib/mdx'],
    packages: /^(node|csv-parse|gray-matter|github-slugger|hast|react|yaml|zod|image-size|mediabunny|sharp)$/,
  },
  {
    folder: 'lib/mdx',
    ours: ['lib/site', 'lib/content/source/problems'],
    types: ['lib/content'],
    packages: /^(?!(next|react-dom|gray-matter|algoliasearch|node)$)/,
  },
  {
    folder: 'lib/search',
    ours: ['lib/site'],
    types: ['lib/content'],
    packages: /^(?!(next|react|react-dom|gray-matter|next-mdx-remote|node)$)/,
  },
  { folder: 'lib/output', ours: ['lib/site', 'lib/content'], types: ['lib/mdx'], packages: /^(node|parse5)$/ },
  {
    folder: 'lib/build',
    ours: ['lib/site', 'lib/content', 'lib/mdx', 'lib/search', 'lib/output'],
    types: [],
    packages: /^(node|feed|parse5|esbuild|react|satori|sharp|@resvg\/resvg-js)$/,
  },
  {
    folder: 'lib/server',
    ours: ['lib/site', 'lib/content', 'lib/build'],
    types: [],
    packages: /^(node|esbuild|next|yaml|chokidar|send|compression)$/,
  },
  { folder: 'components/inline', ours: ['lib/site'], types: ['lib'], packages: /^(react)$/ },
  {
    folder: 'components/navigation',
    ours: ['lib/site'],
    types: ['lib'],
    packages: /^(next|react|react-dom|nprogress)$/,
  },
  {
    folder: 'components/ui',
    ours: ['components/navigation', 'components/inline', 'lib/site'],
    types: ['lib'],
    packages: /^(next|react|react-dom)$/,
  },
  {
    folder: 'components/search',
    ours: ['components/navigation', 'components/ui', 'lib/site', 'lib/search'],
    types: ['lib'],
    packages: /^(preact|react|react-dom|@docsearch\/react)$/,
  },
  { folder: 'components/figures', ours: ['lib/nmr', 'lib/drawing', 'lib/site'], types: [], packages: /^react$/ },
  // What a writer may type comes from several rooms, and so does what is loaded with it when the browser is idle.
  {
    folder: 'components/mdx',
    ours: ['docs', 'figures', 'navigation', 'inline', 'reading', 'ui']
      .map((name) => `components/${name}`)
      .concat('lib/site'),
    types: ['lib'],
    packages: /^(next|react|react-dom|mdx)$/,
  },
  // What the content's own components are given, of the pages as of the build.
  {
    folder: 'components/own',
    ours: ['components/mdx', 'lib'],
    types: [],
    packages: /^(react|react-dom|hast-util-to-jsx-runtime)$/,
  },
  // Starts what the rooms have.
  { folder: 'components/site.browser.ts', ours: ['components'], types: [], packages: /^$/ },
  {
    folder: 'components/*',
    ours: ['navigation', 'inline', 'reading', 'ui'].map((name) => `components/${name}`).concat('lib/site'),
    types: ['lib'],
    packages: /^(next|react|react-dom|mdx)$/,
  },
  { folder: 'app', ours: ['components', 'lib'], types: [], packages: /./ },
  { folder: 'scripts/figures', ours: ['lib/nmr', 'lib/drawing', 'lib/site'], types: [], packages: /^node$/ },
  // Runs in NMRium's page, from the packages of its own folder.
  {
    folder: 'scripts/pictures/app',
    ours: [],
    types: [],
    packages: /^(nmrium|openchemlib|react-dom|@zakodium\/.+|@blueprintjs\/.+)$/,
  },
  {
    folder: 'scripts/pictures',
    ours: ['lib/nmr', 'scripts/figures/kit', 'tests/browser'],
    types: [],
    packages: /^(node|esbuild|@playwright\/test)$/,
  },
  // Has packages of its own folder, too.
  { folder: 'scripts/fonts', ours: [], types: [], packages: /^(node|fontkit|subset-font)$/ },
  {
    folder: 'scripts',
    ours: ['lib', 'tests/sites', 'tests/browser', 'tests/prose'],
    types: [],
    packages: /^(node|esbuild|@next\/env)$/,
  },
]

/** Modules that few files may import, so that they can be replaced there. */
const onlyIn: Record<string, string[]> = {
  'node:fs': ['lib/content/source/read.ts'],
  // The one command that copies and renames folders of the content.
  'node:fs/promises': ['lib/content/source/read.ts', 'lib/content/versions/snapshot.ts'],
  'gray-matter': ['lib/content/source/front-matter.ts'],
  'node:child_process': ['lib/content/source/last-update.ts'],
  'next-mdx-remote': [],
  'next-mdx-remote/rsc': [],
  'next-mdx-remote/serialize': ['lib/mdx/compile.ts'],
}

/** Files that Next wants under this name and in the browser. */
const namedByNext = /^app\/(.*\/)?(error|global-error)\.tsx$/

const { sources } = readSourceTree()
const imports = sources.flatMap((source) => source.imports)

test('each layer imports what it may', () => {
  const faults = imports
    .filter((found) => !isAllowed(found))
    .map(({ file, specifier }) => `${file} imports ${specifier}`)
  expect(faults).toEqual([])
})

test('nothing imports a route', () => {
  const faults = imports.filter(({ file, own }) => own?.startsWith('app/') && !file.startsWith('app/'))
  expect(faults.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([])
})

test('what may have to be replaced is imported in one place', () => {
  const faults = imports.filter(({ file, specifier, isType }) => {
    const homes = onlyIn[specifier]
    return homes && /^lib\/(site|content|mdx|search)\//.test(file) && !homes.includes(file) && !isType
  })
  expect(faults.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([])
})

test('links of the site go through one component', () => {
  const importers = imports.filter(({ specifier }) => specifier === 'next/link')
  expect(importers.map(({ file }) => `${file} imports next/link`)).toEqual([])
})

test('what Next gives to the browser is named .client; so are the parts that the site loads on demand, which no other file imports', () => {
  const strays = sources.filter(({ file, text }) => {
    return /^['"]use client['"]/.test(text) && !/\.client\.tsx$/.test(file) && !namedByNext.test(file)
  })
  const isPart = (target: string | undefined) => {
    const part = sources.find(({ file }) => file === target)
    return part?.file.endsWith('.client.tsx') && !/^['"]use client['"]/.test(part.text)
  }
  const importers = imports.filter(
    ({ file, target, isType }) => isPart(target) && !isType && !file.endsWith('.browser.ts'),
  )
  expect([...strays, ...importers].map(({ file }) => file)).toEqual([])
})

test('what runs in every page is small: it imports its kind, texts and addresses; the rest is loaded on demand', () => {
  const isSmall = (own: string) => /\.browser(\.ts)?$/.test(own) || /^(components\/inline|lib\/site)\//.test(own)
  const onDemand = new Set(imports.filter(({ isLazy }) => isLazy).map(({ own }) => `${own}.ts`))
  // A part of a part comes with it.
  const isOfPart = (own: string) => {
    const importers = imports.filter((other) => other.own === own && !other.isType)
    return importers.every(({ file }) => onDemand.has(file))
  }
  for (const { own = '', file } of imports) if (onDemand.has(file) && isOfPart(own)) onDemand.add(`${own}.ts`)
  const faults = imports.filter(({ file, own, isType, isLazy }) => {
    return (
      file.endsWith('.browser.ts') && !onDemand.has(file) && !isType && !isLazy && (own === undefined || !isSmall(own))
    )
  })
  expect(faults.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([])
})

function isAllowed({ file, specifier, own, isType }: Import): boolean {
  const layer = layers.find(({ folder }) => isIn(folder.replace(/\/\*$/, ''), file))
  if (!layer) return true
  if (own === undefined) return layer.packages.test(packageOf(specifier))
  // `components/*` is each folder by itself.
  const home = layer.folder.endsWith('/*') ? file.split('/').slice(0, 2).join('/') : layer.folder
  const allowed = [home, ...layer.ours, ...(isType ? layer.types : [])]
  return allowed.some((folder) => isIn(folder, own))
}

function isIn(folder: string, file: string): boolean {
  return file === folder || file.startsWith(`${folder}/`)
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node'
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
