import { readSearchRecords } from '@/lib/build/searchable-page'
import { getSite } from '@/lib/content/site'
import { formatProblems } from '@/lib/content/source/problems'
import { push } from './push'

// Only the development server shows drafts.
Object.assign(process.env, { NODE_ENV: 'production' })
process.exitCode = await push(process.argv.slice(2), {
  env: process.env,
  readRecords: readSearchRecords,
  async findErrors() {
    const errors = (await getSite()).problems.filter((problem) => problem.severity === 'error')
    return errors.length > 0 ? formatProblems(errors) : ''
  },
})
