import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { environment, readEnvironment } from '@/lib/site/environment'
import { restoreFolder } from '../lib/build/replace-folder'
import { closeOnStop } from './server/listen'
import { startServer } from './server/static-server'

readEnvironment('production')

try {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: environment.outDir } } })
  restoreFolder(values.dir)
  if (!existsSync(path.join(values.dir, 'index.html'))) {
    throw new Error(`${values.dir}/ holds no site. Build it first: npm run build`)
  }
  const basePath = readBasePath(values.dir)
  const server = await startServer({ dir: values.dir, port: environment.port, basePath })
  console.log(
    `${values.dir}/ is served on ${server.url}  (and on the other addresses of this machine; stop with Ctrl C)`,
  )
  closeOnStop(server.close)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** The base path of a finished site: what its pages have before the address of their script. */
function readBasePath(dir: string): string {
  const page = readFileSync(path.join(dir, '404.html'), 'utf8')
  const end = page.indexOf('/assets/site.browser')
  if (end < 0) throw new Error(`${dir}/ holds a site of another program.`)
  return page.slice(page.lastIndexOf('"', end) + 1, end)
}
