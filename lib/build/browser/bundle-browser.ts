import path from 'node:path'
import { type BuildOptions, build, context, type Plugin } from 'esbuild'
import type { SiteConfig } from '@/lib/site/config'
import type { Texts } from '@/lib/site/texts'
import { formatSiteEnv } from '../run-next'
import { loadFrom, reactOnPreact, styleSheets, withoutInlineSheet, writeTexts } from './plugins'

const entry = 'components/site.browser.ts'
const worker = 'lib/search/local/search-worker.ts'
const modal = 'components/search/modal/search-modal.client.tsx'
/** What every page loads when it is idle. */
const pageParts = 'components/mdx/page-parts.browser.ts'

/** What the scripts of the browser are made from. */
interface BundleSettings {
  site: { config: Pick<SiteConfig, 'baseUrl' | 'trailingSlash' | 'locale' | 'keysPage' | 'licence'>; texts: Texts }
  /** Folder of files with hashed names, which is served as `/assets`. */
  assetDir: string
  /** Variables that are written into the code. */
  env: Record<string, string>
  /** Bundles again after each change of the code. */
  isDevelopment?: boolean
}

/**
 * Bundles what runs in the browser: one small script for every page, the parts that it loads on demand, and the worker of the
 * search. React's components run on Preact there, which is a tenth of its size. Returns the address of the script; throws
 * esbuild's errors.
 */
export async function bundleBrowser(settings: BundleSettings): Promise<string> {
  const { site, isDevelopment = false } = settings
  const own = writeTexts(site.texts)
  const search = await bundle([worker], settings, { format: 'iife', plugins: [own] })
  const options: BuildOptions & { plugins: Plugin[] } = {
    format: 'esm',
    alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [own, styleSheets(), withoutInlineSheet(), reactOnPreact()],
    define: {
      'process.env.SEARCH_WORKER': JSON.stringify(addressOf(worker, search, settings)),
      'process.env.SEARCH_FILES': JSON.stringify('./search-modal.client.js'),
    },
  }
  const whole = await bundle([entry, modal], settings, { ...options, splitting: true, write: isDevelopment })
  if (isDevelopment) return addressOf(entry, whole, settings)
  // By themselves: what esbuild splits off for the script and its parts would be further requests of every page.
  const names = [...whole.files.keys()].filter((file) => file !== entry)
  const parts = await bundle(names, settings, { ...options, splitting: true })
  const known = parts.filesOf(pageParts)
  const searchFiles = parts.filesOf(modal).filter((file) => !known.includes(file))
  const script = await bundle([entry], settings, {
    ...options,
    plugins: [loadFrom(parts.files), ...options.plugins],
    define: { ...options.define, 'process.env.SEARCH_FILES': JSON.stringify(searchFiles.join()) },
  })
  const twice = script.inputs.filter(
    (file) => /^components\/.*\.browser\.ts$/.test(file) && parts.inputs.includes(file),
  )
  if (twice.length > 0) {
    throw new Error(`${twice} would run twice, in every page and in a part that is loaded on demand: hand it over.`)
  }
  return addressOf(entry, script, settings)
}

/** What came of a bundle. */
interface Bundled {
  /** The files written, by the source that each begins with. */
  files: Map<string, string>
  /** All sources. */
  inputs: string[]
  /** The file of a source and those that it needs, as they are named beside it: all can be asked for at once. */
  filesOf(source: string): string[]
}

async function bundle(entryPoints: string[], settings: BundleSettings, options: BuildOptions): Promise<Bundled> {
  const { site, assetDir, env, isDevelopment = false } = settings
  const { keysPage = '', licence, locale } = site.config
  const own = {
    ...formatSiteEnv(site.config),
    SITE_LOCALE: locale,
    SITE_KEYS_PAGE: keysPage,
    SITE_LICENCE: licence?.label ?? '',
    SITE_LICENCE_PATH: licence?.to ?? '',
  }
  const all: BuildOptions & { metafile: true } = {
    ...options,
    entryPoints,
    bundle: true,
    outdir: assetDir,
    // The pages of a development server go on to ask for the same.
    entryNames: isDevelopment ? '[name]' : '[name]-[hash]',
    chunkNames: '[hash]',
    target: 'es2022',
    minify: !isDevelopment,
    sourcemap: isDevelopment ? 'inline' : false,
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent',
    define: { ...formatDefines({ ...env, ...own }, isDevelopment), ...options.define },
  }
  const { metafile } = await build(all)
  if (isDevelopment) await (await context(all)).watch()
  const files = new Map<string, string>()
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) if (entryPoint) files.set(entryPoint, file)
  const filesOf = (source: string) => {
    const needed = new Set([files.get(source) ?? ''])
    for (const each of needed) {
      for (const it of metafile.outputs[each]?.imports ?? []) if (it.kind === 'import-statement') needed.add(it.path)
    }
    return [...needed].map((each) => `./${path.basename(each)}`)
  }
  return { files, inputs: Object.keys(metafile.inputs), filesOf }
}

function addressOf(source: string, { files }: Bundled, { site }: BundleSettings): string {
  const file = files.get(source)
  if (file === undefined) throw new Error(`esbuild wrote no file for ${source}.`)
  return `${formatSiteEnv(site.config).SITE_BASE_PATH}/assets/${path.basename(file)}`
}

function formatDefines(env: Record<string, string>, isDevelopment: boolean): Record<string, string> {
  const all = { ...env, NODE_ENV: isDevelopment ? 'development' : 'production' }
  const variables = Object.entries(all).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])
  // What a site does not set reads as undefined; of an object esbuild would make a module that every other imports.
  return { ...Object.fromEntries(variables), 'process.env': '""' }
}
