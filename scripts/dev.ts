import nextEnv from '@next/env'
import { assetDir } from '@/lib/content/links/assets'
import { findRedirect } from '@/lib/content/links/redirects'
import { getSite } from '@/lib/content/site'
import { contentDir } from '@/lib/content/source/read'
import { setUpSearch } from '@/lib/search/create-search-client'
import { currentLocale } from '@/lib/site/locale'
import { setLocale } from '../lib/build/set-locale'
import { readBasePath } from '../lib/server/base-path'
import { startDevServer } from '../lib/server/dev-server'
import { closeOnStop } from '../lib/server/listen'
import { portFromEnvironment } from '../lib/server/port'
import { createProblemReport } from '../lib/server/report-problems'
import { devIndexPath } from '../lib/server/search-index'

Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' })

try {
  const { config } = await getSite()
  const locale = currentLocale(config)
  const { LOCALE = locale.code } = process.env
  if (LOCALE !== locale.code) throw new Error(`The site has no language "${LOCALE}": see "locales" in site.yml.`)
  await setLocale(locale)
  const originalPath = await readBasePath()
  const basePath = locale.baseUrl.replace(/\/$/, '')
  // The same .env files that Next reads.
  nextEnv.loadEnvConfig(process.cwd(), true)
  const { publicEnv } = await setUpSearch(process.env)
  Object.assign(process.env, publicEnv, { NEXT_PUBLIC_SEARCH_INDEX: basePath + devIndexPath })
  const reportProblems = createProblemReport()
  const server = await startDevServer({
    port: portFromEnvironment(),
    basePath,
    contentDir: contentDir(),
    assetDir: assetDir(),
    onChange: async (files) => {
      console.log(`Changed: ${files.join(', ')}`)
      await reportProblems().catch(console.error)
      if ((await readBasePath()) !== originalPath) console.log('The base URL has changed: stop and start again.')
    },
    findRedirect: async (pathname) => findRedirect(pathname, (await getSite()).redirects),
  })
  console.log(
    `\n  The site is on ${server.url}\n  It shows every change of ${contentDir()}/ by itself. Stop with Ctrl C.\n`,
  )
  await reportProblems()
  closeOnStop(server.close)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
