import { getSite } from '@/lib/content/site'
import { formatProblems } from '@/lib/content/source/problems'
import { readSearchRecords } from '../lib/build/searchable-page'
import { push } from '../lib/search/algolia/push'

// Drafts are part of the development server's site alone.
Object.assign(process.env, { NODE_ENV: 'production' })
process.exitCode = await push(process.argv.slice(2), {
  env: process.env,
  readRecords: readSearchRecords,
  async findErrors() {
    const errors = (await getSite()).problems.filter((problem) => problem.severity === 'error')
    return errors.length > 0 ? formatProblems(errors) : ''
  },
})
