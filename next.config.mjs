import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { parse } from 'yaml'

/** Next's settings; those that a writer may choose come from `site.yml`. */
export default function nextConfig(phase) {
  const { baseUrl, trailingSlash, locale } = readSettings()
  return {
    // In development an export refuses every page that generateStaticParams did not name when the server started.
    ...(phase === PHASE_PRODUCTION_BUILD ? exportSettings() : {}),
    basePath: baseUrl.replace(/\/$/, ''),
    trailingSlash,
    images: { unoptimized: true },
    reactStrictMode: true,
    poweredByHeader: false,
    // `npm test` runs tsc by itself, over the scripts and tests too.
    typescript: { ignoreBuildErrors: true },
    env: {
      NEXT_PUBLIC_LOCALE: locale,
      // Always written, so that a bundle holds the one search engine that is used.
      NEXT_PUBLIC_SEARCH_ENGINE: process.env.NEXT_PUBLIC_SEARCH_ENGINE ?? 'local',
    },
    turbopack: {
      root: fileURLToPath(new URL('.', import.meta.url)),
      // The texts of the language that is being built alone; see `scripts/locale`.
      resolveAlias: process.env.STRINGS_MODULE ? { '@/lib/site/strings': process.env.STRINGS_MODULE } : {},
    },
    logging: { incomingRequests: false },
    agentRules: false,
    experimental: {
      agentUpgrade: false,
      // One site's cache is of no use to another, and twice as slow as none.
      turbopackFileSystemCacheForBuild: !process.env.OUT_DIR && !process.env.LOCALE,
    },
  }
}

// With `output: 'export'` a distDir names the folder of the finished site; the build itself stays in .next.
function exportSettings() {
  const { OUT_DIR } = process.env
  return { output: 'export', ...(OUT_DIR ? { distDir: OUT_DIR } : {}) }
}

// Problems in the file are told by the build's own check, with their line; here they only must not get in the way.
function readSettings() {
  const settings = { baseUrl: '/', trailingSlash: true, locale: 'en' }
  try {
    const written = parse(readFileSync(path.join(process.env.CONTENT_DIR ?? 'content', 'site.yml'), 'utf8'))
    if (typeof written?.baseUrl === 'string') settings.baseUrl = written.baseUrl
    if (typeof written?.trailingSlash === 'boolean') settings.trailingSlash = written.trailingSlash
    if (typeof written?.locale === 'string') settings.locale = written.locale
  } catch {}
  const { LOCALE } = process.env
  // A site in another language than its content lies below the site in that.
  return LOCALE ? { ...settings, locale: LOCALE, baseUrl: `${settings.baseUrl}${LOCALE}/` } : settings
}
