import { getSite } from '@/lib/content/site'
import { formatProblems } from '@/lib/content/source/problems'
import { siteLocales } from '@/lib/site/locale'
import { checkLocales } from '../lib/build/check-locales'
import { checkOutput } from '../lib/output/check-output'
import { outDir } from '../lib/output/out-dir'

Object.assign(process.env, { NODE_ENV: 'production' })
const problems = await checkOutput(outDir(), await checkLocales(siteLocales((await getSite()).config)))
console.log(formatProblems(problems))
process.exitCode = problems.some((problem) => problem.severity === 'error') ? 1 : 0
