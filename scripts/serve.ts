import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readSiteConfig } from '@/lib/content/config/site-config'
import { Problems } from '@/lib/content/source/problems'
import { contentDir } from '@/lib/content/source/read'
import { outDir } from '../lib/output/out-dir'
import { closeOnStop, portFromEnvironment } from '../lib/server/listen'
import { startServer } from '../lib/server/static-server'

const { values } = parseArgs({ options: { dir: { type: 'string', default: outDir() } } })

try {
  if (!existsSync(path.join(values.dir, 'index.html'))) {
    throw new Error(`${values.dir}/ holds no site. Build it first: npm run build`)
  }
  const { baseUrl } = (await readSiteConfig(contentDir(), new Problems())).config
  const server = await startServer({ dir: values.dir, port: portFromEnvironment(), basePath: baseUrl.slice(0, -1) })
  console.log(`${values.dir}/ is served on ${server.url}  (stop with Ctrl C)`)
  closeOnStop(server.close)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
