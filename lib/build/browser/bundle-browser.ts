import { type BuildOptions, build, context } from 'esbuild'
import { findBundled } from '@/lib/content/site-script'
import { formatBasePath, formatSettings } from '@/lib/site/compiled-settings'
import type { SiteConfig } from '@/lib/site/config'
import type { Texts } from '@/lib/site/texts'
import { styleSheets, withoutInlineSheet } from './plugins'

const entry = 'components/site.browser.ts'
const worker = 'lib/search/local/search-worker.ts'

/** What the scripts of the browser are made from. */
interface BundleSettings {
  site: {
    config: Pick<SiteConfig, 'baseUrl' | 'trailingSlash' | 'offline' | 'keysPage' | 'licence'>
    texts: Texts
  }
  /** Folder of files with hashed names, which is served as `/assets`. */
  assetDir: string
  /** The public variables of the search. */
  env: Record<string, string>
  /** Bundles again after each change of the code, under names without a hash. */
  isDevelopment?: boolean
}

/**
 * Bundles the browser scripts: one that every page loads, the parts that it imports when they are wanted, and the worker of the
 * search. React components run on Preact there, a tenth of its size. Throws esbuild's errors.
 */
export async function bundleBrowser({ site, assetDir, env, isDevelopment = false }: BundleSettings): Promise<void> {
  const common: BuildOptions = {
    bundle: true,
    outdir: assetDir,
    entryNames: isDevelopment ? '[name]' : '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    target: 'es2022',
    minify: !isDevelopment,
    sourcemap: isDevelopment ? 'inline' : false,
    legalComments: 'none',
    logLevel: 'silent',
  }
  const define = (settings: string) => {
    const all = { ...env, NODE_ENV: isDevelopment ? 'development' : 'production', SITE_SETTINGS: settings }
    const variables = Object.entries(all).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])
    // What a site does not set reads as undefined; an object would become a chunk that every other imports.
    return { ...Object.fromEntries(variables), 'process.env': '""' }
  }
  const run = async (options: BuildOptions) => {
    await build(options)
    if (isDevelopment) await (await context(options)).watch()
  }
  const withoutTexts = { locale: site.texts.locale, templates: {}, untranslated: {} }
  const workerSettings = formatSettings(site.config, withoutTexts)
  await run({ ...common, entryPoints: [worker], format: 'iife', define: define(workerSettings) })
  const workerFile = await findBundled(assetDir, 'search-worker')
  await run({
    ...common,
    entryPoints: [entry],
    format: 'esm',
    splitting: true,
    alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [styleSheets(), withoutInlineSheet()],
    define: define(formatSettings(site.config, site.texts, `${formatBasePath(site.config)}/assets/${workerFile}`)),
  })
}
