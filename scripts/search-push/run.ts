import { readGraphs, writeGraphs } from '@/lib/build/graphs'
import { lockFolder } from '@/lib/build/lock'
import { listSearchRecords } from '@/lib/build/searchable-page'
import { readEnvironment } from '@/lib/site/environment'
import { formatProblems } from '@/lib/site/problems/problems'
import { push } from './push'

// This key never comes from a file.
const { ALGOLIA_ADMIN_KEY } = process.env
readEnvironment('production')
// The records are in the folder of the build.
const refusal = lockFolder()
if (refusal) console.error(refusal)
let written: ReturnType<typeof writeGraphs> | undefined
const write = () => {
  written ??= writeGraphs()
  return written
}
const options = {
  env: { ...process.env, ALGOLIA_ADMIN_KEY },
  async readRecords() {
    await write()
    return listSearchRecords(readGraphs())
  },
  async findErrors() {
    const errors = (await write()).problems.filter((problem) => problem.severity === 'error')
    return errors.length > 0 ? formatProblems(errors) : ''
  },
}
process.exitCode = refusal ? 1 : await push(process.argv.slice(2), options)
