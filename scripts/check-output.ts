import { getSite } from '@/lib/content/site'
import { formatProblems } from '@/lib/content/source/problems'
import { setUpSearch } from '@/lib/search/set-up-search'
import { siteLocales } from '@/lib/site/locale'
import { checkLocales } from '../lib/build/check-content'
import { checkOutput } from '../lib/output/check-output'
import { outDir } from '../lib/output/site-files'

Object.assign(process.env, { NODE_ENV: 'production' })
const content = await checkLocales(siteLocales((await getSite()).config))
const { secrets } = setUpSearch(process.env)
const problems = await checkOutput(outDir(), content, secrets)
console.log(formatProblems(problems))
process.exitCode = problems.some((problem) => problem.severity === 'error') ? 1 : 0
