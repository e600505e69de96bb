import { createServer } from 'node:net'
import { listImported } from '@/lib/content/module-graph'
import { closeOnStop, listen, portFromEnvironment } from './server/listen'
import { Supervisor } from './server/supervisor'

const module = 'scripts/server/dev-process.ts'
const environment = ['.env', '.env.local', '.env.development', '.env.development.local']

try {
  const listener = createServer({ pauseOnConnect: true })
  process.env.PORT = String(await listen(listener, portFromEnvironment(), '127.0.0.1'))
  const listFiles = () => [...listImported(module), 'next.config.mjs', 'package-lock.json', ...environment]
  const server = new Supervisor({ module, listener, listFiles })
  closeOnStop(() => server.stop())
  process.exitCode = await server.run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
