import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build, context, type Metafile, type Plugin } from 'esbuild'
import { formatBasePath, formatSettings } from '@/lib/site/compiled-settings'
import type { SiteConfig } from '@/lib/site/config'
import { formatTexts, type Texts } from '@/lib/site/texts'

const entry = 'components/site.browser.ts'
const worker = 'lib/search/local/search-worker.ts'

/** The inputs of the browser bundles. */
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
 * Bundles the browser scripts: one that every page loads, the parts that it imports on demand, and the search worker. React
 * components run on Preact there, a tenth of its size. Returns the addresses of the files that every page loads: the script and its
 * static imports. Throws esbuild's errors.
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
  const define = (compiled: Record<string, string>) => {
    const all = { ...env, NODE_ENV: isDevelopment ? 'development' : 'production', ...compiled }
    const variables = Object.entries(all).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])
    // Missing variables read as undefined; an object here would become a chunk that every other one imports.
    return { ...Object.fromEntries(variables), 'process.env': '""' }
  }
  const run = async (entryPoint: string, options: BuildOptions) => {
    const all = { ...common, ...options, entryPoints: [entryPoint] }
    const { metafile } = await build({ ...all, metafile: true })
    if (isDevelopment) await (await context(all)).watch()
    return listFirst(metafile, entryPoint).map((file) => `${formatBasePath(site.config)}/assets/${path.basename(file)}`)
  }
  const workerSettings = { SITE_SETTINGS: formatSettings(site.config) }
  const [searchWorker] = await run(worker, { format: 'iife', define: define(workerSettings) })
  const settings = { SITE_SETTINGS: formatSettings(site.config, searchWorker), SITE_TEXTS: formatTexts(site.texts) }
  return run(entry, {
    format: 'esm',
    splitting: true,
    alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [styleSheets(), withoutInlineSheet()],
    define: define(settings),
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

/**
 * Puts the style sheets of on-demand scripts into these scripts, which adopt them when they start: no second request, and no flash
 * of unstyled content. A CSS Module exports its class names.
 */
export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.css$/ }, async ({ path }) => {
        // Does not minify class names: they would be the same in every sheet.
        const minify = { minifySyntax: true, minifyWhitespace: true }
        const contents = `export { default } from ${JSON.stringify(path)}`
        const { outputFiles, errors } = await build({
          ...minify,
          stdin: { contents, resolveDir: '.', loader: 'js' },
          bundle: true,
          write: false,
          outdir: '.',
          format: 'esm',
          logLevel: 'silent',
        })
        const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
        const adopt = `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(textOf('.css'))}); document.adoptedStyleSheets.push(sheet);`
        return { contents: `${textOf('.js')}\n${adopt}`, loader: 'js', resolveDir: '.', errors, watchFiles: [path] }
      })
    },
  }
}

/** Removes the style sheet inside DocSearch's logo, which the policy blocks; `docsearch.css` has the same rules. */
function withoutInlineSheet(): Plugin {
  return {
    name: 'without-inline-sheet',
    setup: ({ onLoad }) => {
      onLoad({ filter: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/ }, async ({ path: file }) => {
        const code = await readFile(file, 'utf8')
        const contents = code.replace(/\w+\.createElement\("style",null,"[^"]*"\)/, 'null')
        const errors =
          contents === code ? [{ text: 'The style sheet in the logo of DocSearch is not where it was in 3.9.0.' }] : []
        return { contents, loader: 'js', errors }
      })
    },
  }
}
