import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { tsImport } from 'tsx/esm/api'

/** Packages that read the content. Next runs them as they are: compiling them took half the time of its compiler. */
const readers = [
  ...['@mdx-js/mdx', 'fastest-levenshtein', 'github-slugger', 'hast-util-to-string', 'next-mdx-remote'],
  ...['property-information', 'rehype-raw', 'remark-gfm', 'remark-math', 'remark-directive', 'shiki', 'temml'],
  ...['unist-util-visit', 'yaml', 'zod'],
]

/** What Next can't do. */
const missing = {
  build: 'Pages only: "npm run build" adds pictures, files, scripts, feeds, search and the checks.',
  dev: 'Pages only: "npm run dev" adds pictures, files, scripts, search and live updates.',
}

/** Next's settings; those of the site come from `site.yml`. */
export default async function nextConfig(phase) {
  const { readNextSettings } = await tsImport('./lib/build/next-settings.ts', import.meta.url)
  const site = await readNextSettings()
  const isExport = phase === PHASE_PRODUCTION_BUILD
  // The commands set a language, empty for that of the content.
  if (process.env.LOCALE === undefined && (isExport || phase === PHASE_DEVELOPMENT_SERVER)) {
    console.warn(isExport ? missing.build : missing.dev)
    // Next's own processes read these settings, too.
    process.env.LOCALE = ''
  }
  return {
    // Under the development server an export would refuse pages that were written after its start.
    // Next takes `distDir` for the folder of the exported site; the build itself stays in `.next`.
    ...(isExport && { output: 'export', distDir: site.outDir }),
    basePath: site.basePath,
    trailingSlash: site.trailingSlash,
    env: site.env,
    // Random otherwise, so that no two builds would be alike.
    generateBuildId: () => 'site',
    images: { unoptimized: true },
    // In seconds; the first page of each process reads the whole content.
    staticPageGenerationTimeout: 600,
    serverExternalPackages: readers,
    reactStrictMode: true,
    poweredByHeader: false,
    compress: false,
    // `npm run check` runs tsc on everything.
    typescript: { ignoreBuildErrors: true },
    turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
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
    },
  }
}
