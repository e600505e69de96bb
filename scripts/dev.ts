import { createServer } from 'node:net'
import { listProgram } from '@/lib/content/module-graph'
import { environment, environmentFiles, readEnvironment } from '@/lib/site/environment'
import { closeOnStop, listen } from './server/listen'
import { Supervisor } from './server/supervisor'

const module = 'scripts/server/dev-process.ts'

try {
  const listener = createServer({ pauseOnConnect: true })
  const own = { ...process.env }
  readEnvironment('development')
  const port = await listen(listener, environment.port, '127.0.0.1')
  // Without the variables of the files, which the second process reads at each start.
  const env = { ...own, PORT: String(port) }
  const listFiles = () => [...listProgram(module), 'next.config.mjs', 'package-lock.json', ...environmentFiles]
  const server = new Supervisor({ module, listener, listFiles, env })
  closeOnStop(() => server.stop())
  process.exitCode = await server.run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
