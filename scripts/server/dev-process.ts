import { watchBrowser } from '@/lib/build/browser/bundle-browser'
import { Graph, type GraphUpdate } from '@/lib/build/graph'
import { formatNextSettings } from '@/lib/build/next-settings'
import { assetDir } from '@/lib/content/links/assets'
import { readSettings, type SiteSettings } from '@/lib/content/read-settings'
import type { Site } from '@/lib/content/read-site'
import { setUpSearch } from '@/lib/search/set-up-search'
import { environment, readEnvironment } from '@/lib/site/environment'
import { buildInlineSettings } from '@/lib/site/inline-settings'
import { currentLocale, translationOf } from '@/lib/site/locale'
import { watchContent } from './content-events'
import { startDevServer } from './dev-server'
import { createProblemReport } from './report-problems'
import { beatMs, type DevMessage } from './supervisor'

readEnvironment('development')

const send = (message: DevMessage) => process.send?.(message)
setInterval(() => send('alive'), beatMs).unref()

try {
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  let onChange = async (_files: string[]) => {}
  // Before the content is read, so that no change is missed.
  const events = await watchContent(environment.contentDir, async (files) => {
    await started
    await onChange(files)
  })
  const records = new Graph(environment.locale)
  const settings = await readSettings(environment.locale)
  const { config } = settings
  const locale = currentLocale(config)
  if (environment.locale && environment.locale !== locale.code)
    throw new Error(`The site has no language "${environment.locale}": see "locales" in site.yml.`)
  const { publicEnv: env } = setUpSearch(environment.variables)
  const assets = assetDir(translationOf(config))
  // Nothing is kept for reading offline while pages change.
  const online = { ...settings, config: { ...config, offline: false } }
  process.env.NEXT_SETTINGS = formatNextSettings(settings)
  const formatCompiled = (site: SiteSettings) =>
    JSON.stringify([formatNextSettings(site), buildInlineSettings(site.config)])
  const compiled = formatCompiled(settings)
  let graph = await records.writeEmpty(settings)
  const report = createProblemReport(records)
  const [scripts, server] = await Promise.all([
    watchBrowser({ site: online, assetDir: assets, env }),
    startDevServer({
      port: environment.port,
      basePath: locale.baseUrl.slice(0, -1),
      contentDir: environment.contentDir,
      assetDir: assets,
      events,
      getGraph: () => graph,
    }),
  ])
  // Next compiles its program while the content is read.
  const first = await report.start()
  const use = ({ site, graph: written }: GraphUpdate) => {
    graph = written
    if (!hasMistake(site) && formatCompiled(site) !== compiled) send('restart')
  }
  use(first.update)
  onChange = async (files) => {
    const { update, text } = await report.change(files)
    console.log(`\nSaved ${files.join(', ')}\n${text}`)
    use(update)
  }
  const stop = () => {
    // A connection or a compiler may keep it from closing.
    setTimeout(() => process.exit(), 2000)
    void Promise.all([scripts.close(), server.close()]).finally(() => process.exit())
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  process.once('disconnect', stop)
  send('ready')
  start()
  console.log(
    `\n  The site is on ${server.url}\n  It updates with every change in ${environment.contentDir}/. Stop with Ctrl C.\n`,
  )
  console.log(first.text)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Whether the settings have an error: the server starts again only with settings that it can use. */
function hasMistake({ problems, configFile }: Site): boolean {
  return problems.some(({ file, severity }) => severity === 'error' && file === configFile)
}
