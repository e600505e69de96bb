import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'

/** Packages that read the content stay as they are: compiling them anew took half of the program's time in each build. */
const readers = [
  ...['@mdx-js/mdx', 'esbuild'],
  ...['fastest-levenshtein', 'github-slugger', 'gray-matter'],
  ...['hast-util-to-string', 'image-size', 'katex', 'mdast-util-from-markdown'],
  ...['mdast-util-to-string', 'mediabunny', 'minisearch', 'next-mdx-remote', 'parse5'],
  ...['property-information', 'rehype-autolink-headings', 'rehype-katex', 'rehype-raw', 'rehype-slug', 'remark-gfm'],
  ...['remark-math', 'remark-parse', 'shiki', 'unified', 'unist-util-visit', 'yaml', 'zod'],
]

/** Next's settings; what the site's own decide comes from the command that starts Next, which alone reads `site.yml`. */
export default function nextConfig(phase) {
  const site = readSite(phase)
  return {
    // In development an export refuses every page that generateStaticParams did not name when the server started.
    // It takes `distDir` for the folder of the finished site; the build itself stays in `.next`.
    ...(phase === PHASE_PRODUCTION_BUILD && { output: 'export', distDir: site.outDir }),
    basePath: site.basePath,
    trailingSlash: site.trailingSlash,
    // Otherwise random.
    generateBuildId: () => site.buildId,
    images: { unoptimized: true },
    // A page takes a tenth of a second, and on a machine that is busy with other things a thousand times that.
    staticPageGenerationTimeout: 600,
    serverExternalPackages: readers,
    reactStrictMode: true,
    poweredByHeader: false,
    // Sent to this machine alone.
    compress: false,
    // `npm test` runs tsc by itself, over the scripts and tests too.
    typescript: { ignoreBuildErrors: true },
    env: site.env,
    turbopack: {
      root: fileURLToPath(new URL('.', import.meta.url)),
      // Only Next's router would ask for parts of a page, for which Next reads and prints each page once more.
      ...(site.isLight && { resolveAlias: { './collect-segment-data': './lib/site/next-internals.ts' } }),
    },
    // The terminal is for what is wrong with the content; what the browser says of the program is in its own console.
    logging: { incomingRequests: false, browserToTerminal: false },
    agentRules: false,
    // Our own panel counts what is wrong with the content.
    devIndicators: false,
    experimental: {
      // Next leaves one processor idle; a process more is worth its start for some pages.
      cpus: availableParallelism(),
      staticGenerationMinPagesPerWorker: 60,
      agentUpgrade: false,
      // Else Next measures payloads, which the build takes away, for a fifth of the time of a page.
      prefetchInlining: false,
      // Exactly the styles of each page, in however many files: the build makes one of them.
      cssChunking: { type: 'graph', requestCost: 0 },
      // Writing it takes a tenth of a first build; what is compiled is kept whole, for the next one with the same program.
      turbopackFileSystemCacheForBuild: false,
    },
  }
}

/** What lib/build/run-next.ts hands over. Only the types of routes can be made without it. */
function readSite(phase) {
  const { NEXT_SITE } = process.env
  if (NEXT_SITE) return JSON.parse(NEXT_SITE)
  if (!process.argv.includes('typegen')) refuse(phase)
  return { basePath: '', trailingSlash: true, env: {}, outDir: '.next' }
}

function refuse(phase) {
  if (phase !== PHASE_PRODUCTION_BUILD && phase !== PHASE_DEVELOPMENT_SERVER) return
  const command = phase === PHASE_PRODUCTION_BUILD ? 'build' : 'dev'
  console.error(
    `"next ${command}" alone makes half a site: no pictures, files, feeds or search. Run: npm run ${command}`,
  )
  process.exit(1)
}
