import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

/** Packages that run the code of texts. Next runs them as they are, which is faster than to compile them. */
const unbundled = ['@mdx-js/mdx']

/** Next's settings; those of the site come from the records that `lib/build/graph.ts` has written for the language `LOCALE`. */
export default function nextConfig(phase) {
  const isExport = phase === PHASE_PRODUCTION_BUILD
  const { GRAPH_DIR, LOCALE, EXPORT_DIR } = process.env
  const root = GRAPH_DIR || `.cache/site/${isExport ? 'build' : 'dev'}`
  const file = `${root}/${LOCALE || 'original'}/site.json`
  if (!existsSync(file))
    throw new Error(`There is no ${file}: Next renders what "npm run build" or "npm run dev" reads.`)
  const { config, compiled } = JSON.parse(readFileSync(file, 'utf8'))
  const { basePath, extension, ...env } = compiled
  return {
    // Under the development server an export would refuse pages that were written after its start.
    // Next takes `distDir` for the folder of the exported site; the build itself stays in `.next`.
    ...(isExport && { output: 'export', distDir: EXPORT_DIR || 'out' }),
    basePath,
    trailingSlash: config.trailingSlash,
    env,
    // Random otherwise, so that no two builds would be alike.
    generateBuildId: () => 'site',
    images: { unoptimized: true },
    serverExternalPackages: unbundled,
    reactStrictMode: true,
    poweredByHeader: false,
    compress: false,
    // `npm run check` runs tsc on everything.
    typescript: { ignoreBuildErrors: true },
    turbopack: {
      root: fileURLToPath(new URL('.', import.meta.url)),
      resolveAlias: { '@/lib/extension': `./${extension}` },
    },
    logging: { incomingRequests: false, browserToTerminal: false },
    agentRules: false,
    // The panel of problems is ours.
    devIndicators: false,
    experimental: {
      // One file of styles for the styles of a page, which the build then puts into one.
      cssChunking: { type: 'graph', requestCost: 0 },
      // Writing the cache takes longer than the next build gains, and no other site or language can use it.
      turbopackFileSystemCacheForBuild: false,
      // Nobody reads them: the scripts of pages are bundled by Rolldown.
      turbopackSourceMaps: false,
      // Next leaves one core free, and nothing else needs it.
      cpus: availableParallelism(),
      prefetchInlining: false,
    },
  }
}
