import { listImported } from '@/lib/content/module-graph'
import { closeOnStop } from './server/listen'
import { supervise } from './server/supervisor'

const module = 'scripts/server/dev-process.ts'
const settings = [
  'next.config.mjs',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.development',
  '.env.development.local',
]

const server = supervise({ module, listFiles: () => [...listImported(module), ...settings] })
closeOnStop(server.stop)
process.exitCode = await server.ended
