import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { restoreFolder } from '../lib/build/replace-folder'
import { outDir } from '../lib/output/out-dir'
import { closeOnStop, portFromEnvironment } from '../lib/server/listen'
import { readBasePath, startServer } from '../lib/server/static-server'

const { values } = parseArgs({ options: { dir: { type: 'string', default: outDir() } } })

try {
  restoreFolder(values.dir)
  if (!existsSync(path.join(values.dir, 'index.html'))) {
    throw new Error(`${values.dir}/ holds no site. Build it first: npm run build`)
  }
  const basePath = await readBasePath(values.dir)
  const server = await startServer({ dir: values.dir, port: portFromEnvironment(), basePath })
  console.log(`${values.dir}/ is served on ${server.url}  (stop with Ctrl C)`)
  closeOnStop(server.close)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
