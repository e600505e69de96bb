import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build, type Metafile, type OutputFile } from 'esbuild'
import { assetDir } from '@/lib/content/links/assets'
import { type ModuleManifest, moduleFiles, moduleFolder } from '@/lib/content/modules/run-modules'
import type { Site } from '@/lib/content/read-site'
import type { Problem } from '@/lib/content/source/problems'
import { contentDir, pathExists, writeWhole } from '@/lib/content/source/read'
import { describeSite, isDocusaurus } from '@/lib/mdx/imports/docusaurus-modules'
import type { ModuleUse } from '@/lib/mdx/source'
import { translationOf } from '@/lib/site/locale'
import { reactOnPreact } from '../browser/plugins'
import { formatSiteEnv } from '../run-next'
import { checkModules, describeFailures } from './check-modules'
import { browserModules, clientComponents, contentPaths, dataFiles, givenModules, nameOf } from './module-plugins'

type BundledSite = Pick<Site, 'config' | 'pages' | 'blog' | 'announcement'>

/**
 * Bundles the components and packages that the pages of a site use: one file of what is rendered at build, and, where some run
 * in the browser, one that draws them first and a script for each. Returns what is wrong with them.
 */
export async function bundleModules(site: BundledSite): Promise<Problem[]> {
  const folder = moduleFolder(translationOf(site.config))
  const uses = listUses(site)
  if (uses.length === 0) {
    await rm(folder, { recursive: true, force: true })
    return []
  }
  try {
    const manifest = await writeBundles(uses, { site, folder, assets: assetDir(translationOf(site.config)) })
    await writeWhole(path.posix.join(folder, moduleFiles.manifest), Buffer.from(JSON.stringify(manifest)))
    return await checkModules(uses, site.config)
  } catch (error) {
    return describeFailures(error, uses)
  }
}

function listUses({ pages, blog, announcement }: BundledSite): ModuleUse[] {
  const shown = [...pages, ...blog.pageByPermalink.values()].flatMap((page) => ('text' in page ? [page.text] : []))
  return [...shown, ...(announcement ? [announcement] : [])]
    .flatMap(({ modules }) => modules)
    .filter(({ module }) => !isDocusaurus(module))
}

interface Settings {
  site: BundledSite
  folder: string
  assets: string
}

async function writeBundles(uses: ModuleUse[], settings: Settings): Promise<ModuleManifest> {
  const { folder } = settings
  const clients = new Set<string>()
  const modules = [...new Set(uses.map(({ module }) => module))]
  const server = await bundle(settings, {
    stdin: { contents: importAll('modules', modules, pathOf), resolveDir: path.resolve(contentDir()) },
    ...{ format: 'cjs', platform: 'neutral', mainFields: ['module', 'main'], conditions: ['react-server', 'node'] },
    plugins: [givenModules(), clientComponents(clients)],
  })
  await writeWhole(path.posix.join(folder, moduleFiles.server), Buffer.from(server.code))
  const styles = [server.styles]
  let islands: ModuleManifest['islands'] = {}
  if (clients.size > 0) {
    const files = [...clients]
    const client = await bundle(settings, {
      stdin: {
        contents: `${importAll('clients', files.map(nameOf), path.resolve)}\n${drawing}`,
        resolveDir: process.cwd(),
      },
      ...{ ...onPreact, format: 'cjs', platform: 'neutral', mainFields: ['module', 'main'] },
      plugins: [browserModules(), reactOnPreact()],
    })
    await writeWhole(path.posix.join(folder, moduleFiles.client), Buffer.from(client.code))
    styles.push(client.styles)
    islands = await writeIslands(files, settings)
  }
  return { islands, ...(await writeSheet(styles.join(''), settings)) }
}

/** The file of a module of the content; a package is found by its name. */
function pathOf(module: string): string {
  const file = path.resolve(contentDir(), module)
  return pathExists(file) ? file : module
}

function importAll(name: string, modules: string[], find: (module: string) => string): string {
  const imports = modules.map((module, index) => `import * as m${index} from ${JSON.stringify(find(module))}`)
  const entries = modules.map((module, index) => `${JSON.stringify(module)}: m${index}`)
  return `${imports.join('\n')}\nexport const ${name} = { ${entries.join()} }`
}

/** Draws a client component with the same program that runs it in the browser. */
const drawing = [
  `import { h } from 'preact'; import { renderToString } from 'preact-render-to-string'`,
  `import { fromHtml } from 'hast-util-from-html'; const slot = h('content-slot')`,
  `const draw = (file, name, ...all) => renderToString(h(clients[file][name], ...all))`,
  `const fill = (html) => ({ html, tree: fromHtml(html, { fragment: true }) })`,
  `const renderIsland = (file, name, props, hasSlot) =>`,
  `hasSlot ? fill(draw(file, name, props, slot)) : { html: draw(file, name, props) }; export { renderIsland }`,
].join('\n')

const onPreact: BuildOptions = {
  alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
  jsxImportSource: 'preact',
}

/** One script for each client component; what they share is in further files. */
async function writeIslands(files: string[], settings: Settings): Promise<ModuleManifest['islands']> {
  const mounting = path.resolve('components/own/mount-in-browser.ts')
  const { metafile } = await bundle(settings, {
    ...{ ...onPreact, format: 'esm', splitting: true, write: true, platform: 'browser' },
    // The hash in a name holds this address, and must be the same wherever the folder is.
    entryPoints: files.map((file) => ({ in: `island:${nameOf(file)}`, out: path.parse(file).name })),
    entryNames: '[name]-[hash]',
    plugins: [
      {
        name: 'islands',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^island:/ }, ({ path: name }) => ({ path: name.slice(7), namespace: 'island' }))
          onLoad({ filter: /./, namespace: 'island' }, ({ path: file }) => ({
            contents: [
              `import * as own from ${JSON.stringify(path.resolve(file))}; import { mount } from ${JSON.stringify(mounting)}`,
              `const start = (element) => mount(element, own); export { start }`,
            ].join('\n'),
            resolveDir: process.cwd(),
          }))
        },
      },
      browserModules(),
      reactOnPreact(),
    ],
  })
  const outputs = Object.entries(metafile.outputs)
  return Object.fromEntries(
    outputs.flatMap(([output, { entryPoint = '' }]) =>
      entryPoint.startsWith('island:') && output.endsWith('.js')
        ? [[nameOf(path.resolve(entryPoint.slice(7))), addressOf(output, settings)]]
        : [],
    ),
  )
}

function addressOf(file: string, { site }: Settings): string {
  return `${formatSiteEnv(site.config).SITE_BASE_PATH}/assets/${path.basename(file)}`
}

interface Bundled {
  code: string
  styles: string
  metafile: Metafile
}

async function bundle(settings: Settings, { plugins = [], ...options }: BuildOptions): Promise<Bundled> {
  const { site, assets } = settings
  const env = {
    ...formatSiteEnv(site.config),
    NODE_ENV: 'production',
    SITE_FACTS: JSON.stringify(describeSite(site.config)),
  }
  const media = [
    'png',
    'jpg',
    'jpeg',
    'gif',
    'webp',
    'avif',
    'svg',
    'ico',
    'mp4',
    'webm',
    'pdf',
    'woff',
    'woff2',
    'ttf',
  ]
  const result = await build({
    ...{ bundle: true, write: false, metafile: true, outdir: assets, logLevel: 'silent', legalComments: 'none' },
    ...{ target: 'es2022', charset: 'utf8', jsx: 'automatic', minifySyntax: true, minifyWhitespace: true },
    ...options,
    metafile: true,
    assetNames: '[name]-[hash]',
    chunkNames: '[hash]',
    publicPath: path.posix.dirname(addressOf('x', settings)),
    nodePaths: [path.resolve('node_modules')],
    loader: { '.js': 'jsx', ...Object.fromEntries(media.map((extension) => [`.${extension}`, 'file'])) },
    define: {
      ...Object.fromEntries(Object.entries(env).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
    },
    plugins: [contentPaths(contentDir()), dataFiles(), ...plugins],
  })
  const files = (result.outputFiles ?? []) as OutputFile[]
  const textOf = (ending: string) => files.find((file) => file.path.endsWith(ending))?.text ?? ''
  const others = files.filter((file) => !/\.(?:js|css)$/.test(file.path))
  await Promise.all(others.map((file) => writeWhole(path.relative('', file.path), Buffer.from(file.contents))))
  return { code: textOf('.js'), styles: textOf('.css'), metafile: result.metafile }
}

async function writeSheet(styles: string, settings: Settings): Promise<{ sheet?: string }> {
  if (styles === '') return {}
  const name = `content-${createHash('sha256').update(styles).digest('hex').slice(0, 8)}.css`
  await writeWhole(path.posix.join(settings.assets, name), Buffer.from(styles))
  return { sheet: addressOf(name, settings) }
}
