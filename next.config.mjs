import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

/** Packages of the server that Next runs as they are, which is faster than to compile them. */
const unbundled = ['@mdx-js/mdx', 'gray-matter', 'yaml', 'zod']

/** Next's settings; those of the site come from the program that starts Next, as `lib/build/next-settings.ts` formats them. */
export default function nextConfig(phase) {
  const isExport = phase === PHASE_PRODUCTION_BUILD
  const { NEXT_SETTINGS, EXPORT_DIR } = process.env
  if (!NEXT_SETTINGS) throw new Error('Next renders what another program reads: use "npm run build" or "npm run dev".')
  const { basePath, trailingSlash, extension, env } = JSON.parse(NEXT_SETTINGS)
  return {
    // Under the development server an export would refuse pages that were written after its start.
    // Next takes `distDir` for the folder of the exported site; the build itself stays in `.next`.
    ...(isExport && { output: 'export', distDir: EXPORT_DIR || 'out' }),
    basePath,
    trailingSlash,
    env,
    // Random otherwise, so that no two builds would be alike.
    generateBuildId: () => 'site',
    images: { unoptimized: true },
    serverExternalPackages: unbundled,
    compiler: { runAfterProductionCompile: waitForRecords },
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
      // Otherwise Next renders the not-found page into every page as well.
      globalNotFound: true,
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

/** Next compiles while the content is read: `lib/build/next-build.ts` sends a message when the records are written. */
async function waitForRecords() {
  process.send('compiled')
  await new Promise((resolve, reject) => {
    process.once('message', resolve)
    process.once('disconnect', () => reject(new Error('The build has ended.')))
  })
  process.disconnect()
}
