import { outDir } from '../lib/output/out-dir'
import { startServer } from '../lib/server/static-server'

/** Serves the finished site on a free port while the tests run. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const server = await startServer({ dir: outDir(), port: 0 })
  process.env.SITE_URL = server.url
  return server.close
}
