import path from 'node:path'
import { type BuildOptions, build, context } from 'esbuild'
import type { SiteConfig } from '@/lib/site/config'
import type { Texts } from '@/lib/site/texts'
import { formatSiteEnv } from '../run-next'
import { reactOnPreact, styleSheets, writeTexts } from './plugins'

const entry = 'components/site.browser.ts'
const worker = 'lib/search/local/search-worker.ts'

/** What the scripts of the browser are made from. */
interface BundleSettings {
  site: { config: Pick<SiteConfig, 'baseUrl' | 'trailingSlash' | 'locale'>; texts: Texts }
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
  const searchWorker = await bundle(worker, settings, { format: 'iife', plugins: [writeTexts(settings.site.texts)] })
  return bundle(entry, settings, {
    format: 'esm',
    splitting: true,
    alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [writeTexts(settings.site.texts), styleSheets(), reactOnPreact()],
    define: { 'process.env.SEARCH_WORKER': JSON.stringify(searchWorker) },
  })
}

async function bundle(file: string, settings: BundleSettings, options: BuildOptions): Promise<string> {
  const { site, assetDir, env, isDevelopment = false } = settings
  const own = { ...formatSiteEnv(site.config), SITE_LOCALE: site.config.locale }
  const all: BuildOptions & { metafile: true } = {
    ...options,
    entryPoints: [file],
    bundle: true,
    outdir: assetDir,
    // The pages of a development server go on to ask for the same.
    entryNames: isDevelopment ? '[name]' : '[name]-[hash]',
    chunkNames: '[name]-[hash]',
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
  const output = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === file)
  if (!output) throw new Error(`esbuild wrote no file for ${file}.`)
  return `${own.SITE_BASE_PATH}/assets/${path.basename(output[0])}`
}

function formatDefines(env: Record<string, string>, isDevelopment: boolean): Record<string, string> {
  const all = { ...env, NODE_ENV: isDevelopment ? 'development' : 'production' }
  const variables = Object.entries(all).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])
  // What a site does not set reads as undefined.
  return { ...Object.fromEntries(variables), 'process.env': '{}' }
}
