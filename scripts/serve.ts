import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readBasePath } from './base-path'
import { outDir } from './output/out-dir'
import { portFromEnvironment } from './port'
import { closeOnStop } from './serve/listen'
import { startServer } from './serve/static-server'

const { values } = parseArgs({ options: { dir: { type: 'string', default: outDir() } } })

try {
  if (!existsSync(path.join(values.dir, 'index.html'))) {
    throw new Error(`${values.dir}/ holds no site. Build it first: npm run build`)
  }
  const server = await startServer({ dir: values.dir, port: portFromEnvironment(), basePath: await readBasePath() })
  console.log(`${values.dir}/ is served on ${server.url}  (stop with Ctrl C)`)
  closeOnStop(server.close)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
