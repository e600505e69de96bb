import nextEnv from '@next/env'
import { findBlogRoute } from '@/lib/content/blog/paths'
import { assetDir } from '@/lib/content/links/assets'
import { findRedirect } from '@/lib/content/links/redirects'
import { getSite } from '@/lib/content/site'
import { contentDir } from '@/lib/content/source/read'
import { setUpSearch } from '@/lib/search/set-up-search'
import { currentLocale, translationOf } from '@/lib/site/locale'
import { watchBrowser } from '../lib/build/browser/bundle-browser'
import { startDevServer } from './server/dev-server'
import { closeOnStop, portFromEnvironment } from './server/listen'
import { createProblemReport } from './server/report-problems'

const { LOCALE = '' } = process.env
Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', LOCALE })

try {
  const site = await getSite()
  const locale = currentLocale(site.config)
  if (LOCALE && LOCALE !== locale.code)
    throw new Error(`The site has no language "${LOCALE}": see "locales" in site.yml.`)
  // The same .env files that Next reads.
  nextEnv.loadEnvConfig(process.cwd(), true)
  const { publicEnv: env } = setUpSearch(process.env)
  const assets = assetDir(translationOf(site.config))
  // Nothing is kept for reading offline while pages change.
  const online = { ...site, config: { ...site.config, offline: false } }
  const scripts = await watchBrowser({ site: online, assetDir: assets, env })
  const reportProblems = createProblemReport()
  const server = await startDevServer({
    port: portFromEnvironment(),
    basePath: locale.baseUrl.slice(0, -1),
    contentDir: contentDir(),
    assetDir: assets,
    onChange: async (files) => {
      const changed = await getSite()
      console.log(`\nSaved ${files.join(', ')}\n${await reportProblems.change(files).catch(String)}`)
      const isWrong = changed.problems.some(({ file, severity }) => severity === 'error' && file === changed.configFile)
      if (!isWrong && changed.config.baseUrl !== locale.baseUrl)
        console.log('The base URL has changed: stop and start again.')
    },
    findRoute: async (pathname) => findBlogRoute(pathname, await getSite()),
    findRedirect: async (pathname) => findRedirect(pathname, (await getSite()).redirects),
  })
  console.log(
    `\n  The site is on ${server.url}\n  It updates with every change in ${contentDir()}/. Stop with Ctrl C.\n`,
  )
  closeOnStop(async () => {
    await Promise.all([scripts.close(), server.close()])
  })
  console.log(await reportProblems.start())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
