import path from 'node:path'
import { type BuildOptions, build, context, type Metafile } from 'esbuild'
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
 * search. React components run on Preact there, a tenth of its size. Returns the addresses of the files that every page loads:
 * its script, and those that this imports at once. Throws esbuild's errors.
 */
export async function bundleBrowser({ site, assetDir, env, isDevelopment = false }: BundleSettings): Promise<string[]> {
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
  const run = async (entryPoint: string, options: BuildOptions) => {
    const all = { ...common, ...options, entryPoints: [entryPoint] }
    const { metafile } = await build({ ...all, metafile: true })
    if (isDevelopment) await (await context(all)).watch()
    return listFirst(metafile, entryPoint).map((file) => `${formatBasePath(site.config)}/assets/${path.basename(file)}`)
  }
  const withoutTexts = { locale: site.texts.locale, templates: {}, untranslated: {} }
  const workerSettings = formatSettings(site.config, withoutTexts)
  const [searchWorker] = await run(worker, { format: 'iife', define: define(workerSettings) })
  return run(entry, {
    format: 'esm',
    splitting: true,
    alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [styleSheets(), withoutInlineSheet()],
    define: define(formatSettings(site.config, site.texts, searchWorker)),
  })
}

/** The file of the entry point, and those that load with it. */
function listFirst({ outputs }: Metafile, entryPoint: string): string[] {
  const first = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === entryPoint)
  for (const file of first) {
    for (const { path: imported, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !first.includes(imported)) first.push(imported)
  }
  return first
}
