import { watchBrowser } from '@/lib/build/browser/bundle-browser'
import { readNextSettings } from '@/lib/build/next-settings'
import { assetDir } from '@/lib/content/links/assets'
import { findRedirect } from '@/lib/content/links/redirects'
import type { Site } from '@/lib/content/read-site'
import { getSite } from '@/lib/content/site'
import { contentDir } from '@/lib/content/source/read'
import { setUpSearch } from '@/lib/search/set-up-search'
import { environment, readEnvironment } from '@/lib/site/environment'
import { currentLocale, translationOf } from '@/lib/site/locale'
import { type DevServer, startDevServer } from './dev-server'
import { createProblemReport } from './report-problems'
import { beatMs, type DevMessage } from './supervisor'

readEnvironment('development')
const { LOCALE = '' } = process.env
Object.assign(process.env, { LOCALE })

const send = (message: DevMessage) => process.send?.(message)
setInterval(() => send('alive'), beatMs).unref()

try {
  const site = await getSite()
  const locale = currentLocale(site.config)
  if (LOCALE && LOCALE !== locale.code)
    throw new Error(`The site has no language "${LOCALE}": see "locales" in site.yml.`)
  const { publicEnv: env } = setUpSearch(environment.variables)
  const assets = assetDir(translationOf(site.config))
  // Nothing is kept for reading offline while pages change.
  const online = { ...site, config: { ...site.config, offline: false } }
  const scripts = await watchBrowser({ site: online, assetDir: assets, env })
  const compiled = JSON.stringify(await readNextSettings())
  const reportProblems = createProblemReport()
  let server: DevServer | undefined
  const stop = () => {
    // A connection or a compiler may keep it from closing.
    setTimeout(() => process.exit(), 2000)
    void Promise.all([scripts.close(), server?.close()]).finally(() => process.exit())
  }
  server = await startDevServer({
    port: environment.port,
    basePath: locale.baseUrl.slice(0, -1),
    contentDir: contentDir(),
    assetDir: assets,
    onChange: async (files) => {
      const changed = await getSite()
      console.log(`\nSaved ${files.join(', ')}\n${await reportProblems.change(files).catch(String)}`)
      if (hasMistake(changed) || JSON.stringify(await readNextSettings()) === compiled) return
      send('restart')
    },
    findRedirect: async (pathname) => findRedirect(pathname, (await getSite()).redirects),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  process.once('disconnect', stop)
  send('ready')
  console.log(
    `\n  The site is on ${server.url}\n  It updates with every change in ${contentDir()}/. Stop with Ctrl C.\n`,
  )
  console.log(await reportProblems.start())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Whether the settings have an error: the server starts again only with settings that it can use. */
function hasMistake({ problems, configFile }: Site): boolean {
  return problems.some(({ file, severity }) => severity === 'error' && file === configFile)
}
