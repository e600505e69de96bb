import { formatProblems } from '@/lib/content/problems'
import { getSite } from '@/lib/content/site'
import { siteLocales } from '@/lib/site/locale'
import { checkLocales } from './build/check-locales'
import { checkOutput } from './output/check-output'
import { outDir } from './output/out-dir'

Object.assign(process.env, { NODE_ENV: 'production' })
const problems = await checkOutput(outDir(), await checkLocales(siteLocales((await getSite()).config)))
console.log(formatProblems(problems))
process.exitCode = problems.some((problem) => problem.severity === 'error') ? 1 : 0
