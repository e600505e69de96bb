import { existsSync } from 'node:fs'
import path from 'node:path'
import { benchmarkSite } from '../tests/benchmark/benchmark-site'
import { parseOptions } from '../tests/benchmark/options'

// npm run benchmark -- --against ../another-checkout/out --rounds 3 --only loads,clicks,search,interactions,figures --long help/phase
try {
  const options = parseOptions(process.argv.slice(2))
  for (const dir of [options.site, options.against]) {
    if (dir !== undefined && !existsSync(path.join(dir, 'index.html')))
      throw new Error(`${dir}/ holds no site. Build it first: npm run build`)
  }
  const failures = await benchmarkSite(options)
  if (failures > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
