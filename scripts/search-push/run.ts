import { readSearchRecords } from '@/lib/build/searchable-page'
import { getSite } from '@/lib/content/site'
import { readEnvironment } from '@/lib/site/environment'
import { formatProblems } from '@/lib/site/problems/problems'
import { push } from './push'

// This key never comes from a file.
const { ALGOLIA_ADMIN_KEY } = process.env
readEnvironment('production')
process.exitCode = await push(process.argv.slice(2), {
  env: { ...process.env, ALGOLIA_ADMIN_KEY },
  readRecords: readSearchRecords,
  async findErrors() {
    const errors = (await getSite()).problems.filter((problem) => problem.severity === 'error')
    return errors.length > 0 ? formatProblems(errors) : ''
  },
})
