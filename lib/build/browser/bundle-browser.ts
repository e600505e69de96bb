import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transform as compileStyles } from 'lightningcss'
import { type InputOptions, type OutputOptions, type Plugin, type RolldownWatcher, rolldown, watch } from 'rolldown'
import { inlineScriptDir, inlineScriptNames } from '@/lib/content/inline-scripts'
import { extension } from '@/lib/extension'
import { formatBasePath, formatSettings } from '@/lib/site/compiled-settings'
import type { SiteConfig } from '@/lib/site/config'
import { buildBrowserExtension } from '@/lib/site/extension'
import { buildInlineSettings, type InlineSource } from '@/lib/site/inline-settings'
import { formatTexts, type Texts } from '@/lib/site/texts'
import { scriptTargets, styleTargets } from './browser-targets'
import { componentBehaviors } from './component-behaviors'
import { moduleOptions } from './module-options'

const entry = 'components/site.browser.ts'
const searchWorker = 'lib/search/local/search-worker.ts'

/** The inputs of the browser bundles. */
interface BundleSettings {
  site: {
    config: Pick<SiteConfig, 'baseUrl' | 'trailingSlash' | 'offline' | 'keysPage' | 'licence'> & InlineSource
    texts: Texts
  }
  /** Folder of files with hashed names, which is served as `/assets`. */
  assetDir: string
  /** The public variables of the search. */
  env: Record<string, string>
}

type Compiled = Record<string, string>
type Bundle = InputOptions & { output: OutputOptions }

/** The file of the search worker, and those of the extension's workers by their names. */
interface WorkerFiles {
  search: string
  others: Record<string, string>
}

/**
 * Bundles the browser scripts: the inline ones, one that every page loads, the parts that it imports on demand, and the workers. React components run on Preact there, a tenth of its size. Throws the bundler's errors.
 */
export async function bundleBrowser({ site, assetDir, env }: BundleSettings): Promise<void> {
  await bundleInlineScripts(site.config)
  const values = { ...env, NODE_ENV: 'production' }
  const bundleWorker = async (options: Bundle) => (await bundle(options)).output[0].fileName
  const others = Object.entries(extension.workers ?? {}).map(async ([name, module]) => {
    return [name, await bundleWorker(workerBundle(module, assetDir, values))] as const
  })
  const workers = {
    search: await bundleWorker(searchWorkerBundle(site, assetDir, values)),
    others: Object.fromEntries(await Promise.all(others)),
  }
  await bundle(scriptsBundle(site, { assetDir, values, workers }))
}

/** Bundles only the inline scripts. */
export async function bundleInlineScripts(config: InlineSource): Promise<void> {
  await Promise.all(inlineBundles(config).map(bundle))
}

async function bundle({ output, ...input }: Bundle) {
  const build = await rolldown(input)
  return build.write({ entryFileNames: '[name]-[hash].js', hashCharacters: 'hex', ...output, minify: true })
}

/** Bundles the scripts of the development server, under names without a hash, again after each change of the code. */
export async function watchBrowser({ site, assetDir, env }: BundleSettings): Promise<RolldownWatcher> {
  const values = { ...env, NODE_ENV: 'development' }
  const modules = Object.entries(extension.workers ?? {})
  const fileOf = (module: string) => `${path.basename(module, '.ts')}.js`
  const others = Object.fromEntries(modules.map(([name, module]) => [name, fileOf(module)]))
  const watcher = watch([
    ...inlineBundles(site.config),
    searchWorkerBundle(site, assetDir, values),
    ...modules.map(([, module]) => workerBundle(module, assetDir, values)),
    scriptsBundle(site, { assetDir, values, workers: { search: fileOf(searchWorker), others } }),
  ])
  await new Promise<void>((resolve) => {
    watcher.on('event', async (event) => {
      if (event.code === 'ERROR') console.error(event.error.message)
      if ('result' in event) await event.result.close()
      // A mistake in the code is shown; the watcher bundles again once it is corrected.
      if (event.code === 'END' || event.code === 'ERROR') resolve()
    })
  })
  return watcher
}

/** A bundle for each inline script. */
function inlineBundles(config: InlineSource): Bundle[] {
  const define = defineValues('inlineSettings', buildInlineSettings(config))
  return inlineScriptNames.map((name) => ({
    ...moduleOptions,
    input: { [name]: `components/inline/${name}.browser.ts` },
    transform: { target: scriptTargets, define },
    output: { dir: inlineScriptDir(), format: 'iife', entryFileNames: '[name].js' },
  }))
}

/** The text of a value and of each value in it, by their names in the code. */
function defineValues(name: string, value: unknown): Record<string, string> {
  const inner = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  const parts = inner.map(([key, part]) => defineValues(`${name}.${key}`, part))
  return Object.assign({ [name]: JSON.stringify(value) ?? 'undefined' }, ...parts)
}

/** The text that only the search worker needs. */
const workerText = 'searchStopWords'

function searchWorkerBundle({ config, texts }: BundleSettings['site'], assetDir: string, values: Compiled): Bundle {
  const templates = { [workerText]: texts.templates[workerText] ?? '' }
  const compiled = { SITE_SETTINGS: formatSettings(config), SITE_TEXTS: formatTexts({ ...texts, templates }) }
  return workerBundle(searchWorker, assetDir, { ...values, ...compiled })
}

function workerBundle(module: string, assetDir: string, values: Compiled): Bundle {
  return {
    ...moduleOptions,
    input: module,
    transform: transform(values),
    output: { dir: assetDir, format: 'iife', sourcemap: sourceMapOf(values) },
  }
}

function scriptsBundle(
  { config, texts }: BundleSettings['site'],
  { assetDir, values, workers }: { assetDir: string; values: Compiled; workers: WorkerFiles },
): Bundle {
  const addressOf = (file: string) => `${formatBasePath(config)}/assets/${file}`
  const settings = formatSettings(config, addressOf(workers.search))
  const others = Object.fromEntries(Object.entries(workers.others).map(([name, file]) => [name, addressOf(file)]))
  const { [workerText]: _, ...templates } = texts.templates
  return {
    ...moduleOptions,
    input: entry,
    platform: 'browser',
    transform: transform(
      { ...values, SITE_SETTINGS: settings, SITE_TEXTS: formatTexts({ ...texts, templates }) },
      others,
    ),
    resolve: { alias: { ...moduleOptions.resolve.alias, 'react-dom': 'preact/compat', react: 'preact/compat' } },
    plugins: [componentBehaviors, styleSheets, withoutInlineSheet],
    output: { dir: assetDir, sourcemap: sourceMapOf(values) },
  }
}

/** Compiles variables and the data of the site's extension into the code; other variables read as undefined. */
function transform(values: Compiled, workers: Record<string, string> = {}): InputOptions['transform'] {
  const variables = Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])
  return {
    target: scriptTargets,
    define: {
      ...Object.fromEntries(variables),
      'process.env': '""',
      ...defineValues('siteExtension', buildBrowserExtension(extension, workers)),
    },
    jsx: { importSource: 'preact' },
  }
}

function sourceMapOf({ NODE_ENV }: Compiled): 'inline' | false {
  return NODE_ENV === 'development' && 'inline'
}

/**
 * Puts the style sheets of on-demand scripts into these scripts, which adopt them when they start: no second request, and no flash
 * of unstyled content. A CSS Module exports its class names; those of packages are in the layer `vendor`, below ours.
 */
const styleSheets: Plugin = {
  name: 'style-sheets',
  load: {
    filter: { id: /\.css$/ },
    async handler(filename) {
      this.addWatchFile(filename)
      const text = await readFile(filename, 'utf8')
      const { code, exports } = compileStyles({
        filename,
        // Class names have a hash of the path below it.
        projectRoot: process.cwd(),
        code: Buffer.from(filename.includes('node_modules') ? `@layer vendor{${text}}` : text),
        minify: true,
        targets: styleTargets,
        cssModules: filename.endsWith('.module.css'),
      })
      // Lightning CSS returns them in random order.
      const names = Object.entries(exports ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
      const classes = Object.fromEntries(names.map(([name, { name: compiled }]) => [name, compiled]))
      return {
        moduleType: 'js',
        moduleSideEffects: true,
        code: `const sheet = new CSSStyleSheet()
          sheet.replaceSync(${JSON.stringify(`${code}`)})
          document.adoptedStyleSheets.push(sheet)
          export default ${JSON.stringify(classes)}`,
      }
    },
  },
}

/** Removes the style sheet inside DocSearch's logo, which the policy blocks; `docsearch.css` has the same rules. */
const withoutInlineSheet: Plugin = {
  name: 'without-inline-sheet',
  transform: {
    filter: { id: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/ },
    handler(code) {
      const changed = code.replace(/\b\w+\.createElement\("style",null,"[^"]*"\)/, 'null')
      if (changed === code) this.error('The style sheet in the logo of DocSearch is not where it was in 3.9.0.')
      return { code: changed, map: null }
    },
  },
}
