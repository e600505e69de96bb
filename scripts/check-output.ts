import { formatProblems } from '@/lib/content/problems'
import { checkContent } from './build/check-content'
import { checkOutput } from './output/check-output'
import { outDir } from './output/out-dir'

Object.assign(process.env, { NODE_ENV: 'production' })
const problems = await checkOutput(outDir(), await checkContent())
console.log(formatProblems(problems))
process.exitCode = problems.some((problem) => problem.severity === 'error') ? 1 : 0
