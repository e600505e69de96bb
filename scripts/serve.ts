import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { environment, readEnvironment } from '@/lib/site/environment'
import { Problems } from '@/lib/site/problems/problems'
import { restoreFolder } from '../lib/build/replace-folder'
import { readSiteConfig } from '../lib/content/config/site-config'
import { contentDir } from '../lib/content/source/read'
import { closeOnStop } from './server/listen'
import { startServer } from './server/static-server'

readEnvironment('production')

/** `--base-path` is for a folder whose site was built with other settings. */
const { values } = parseArgs({
  options: { dir: { type: 'string', default: environment.outDir }, 'base-path': { type: 'string' } },
})

try {
  restoreFolder(values.dir)
  if (!existsSync(path.join(values.dir, 'index.html'))) {
    throw new Error(`${values.dir}/ holds no site. Build it first: npm run build`)
  }
  const basePath = values['base-path'] ?? (await readBasePath())
  const server = await startServer({ dir: values.dir, port: environment.port, basePath })
  console.log(`${values.dir}/ is served on ${server.url}  (stop with Ctrl C)`)
  closeOnStop(server.close)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** The base path in the settings, without a slash at its end; mistakes in the settings are reported by the build. */
async function readBasePath(): Promise<string> {
  const { config } = await readSiteConfig(contentDir(), new Problems())
  return config.baseUrl.slice(0, -1)
}
