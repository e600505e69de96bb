import { parseArgs } from 'node:util'
import { checkSite, finishSite, writeRecords } from '@/lib/build/build'
import { exportPages, finishLocale } from '@/lib/build/build-locale'
import { readGraphs } from '@/lib/build/graphs'
import { lockFolder } from '@/lib/build/lock'
import { setUpSearch } from '@/lib/search/set-up-search'
import { environment, readEnvironment } from '@/lib/site/environment'
import { formatProblems, type Problem } from '@/lib/site/problems/problems'

const usage = `Runs one step of the build on the files of the step before, to look into it; "npm run build" runs all of them.

  npm run step -- graph    reads the content, writes its records to .cache/site/build/
  npm run step -- pages    bundles the scripts and renders the records with Next, to the folder
  npm run step -- finish   completes these pages, and adds feeds, cards, search index and other files
  npm run step -- check    checks the finished site

  --dir <folder>           the folder of the site; .cache/step by default
  --locale <code>          pages and finish: only this language`

readEnvironment('production')

const { values, positionals } = parseArgs({
  options: { dir: { type: 'string', default: '.cache/step' }, locale: { type: 'string' } },
  allowPositionals: true,
})

/** The steps by name, each with the problems that it finds. */
const steps: Record<string, () => Promise<Problem[]>> = {
  graph: writeRecords,
  async pages() {
    for (const edition of listEditions()) if (!(await exportPages(edition, target))) throw new Error('Next has failed.')
    return []
  },
  async finish() {
    const problems: Problem[] = []
    for (const edition of listEditions()) problems.push(...(await finishLocale(edition, target)))
    return [...problems, ...(await finishSite(readGraphs(), values.dir))]
  },
  check: () => checkSite(readGraphs(), { folder: values.dir, search: target.search }),
}

const target = { search: setUpSearch(environment.variables), outDir: values.dir }

function listEditions() {
  const editions = readGraphs().filter(({ locale }) => !values.locale || locale.code === values.locale)
  if (editions.length === 0) throw new Error(`The site has no language "${values.locale}": see "locales" in site.yml.`)
  return editions
}

const step = Object.hasOwn(steps, positionals[0] ?? '') ? steps[positionals[0] ?? ''] : undefined
const refusal = step ? lockFolder() : usage
if (refusal || !step) {
  console.error(refusal)
  process.exitCode = 1
} else {
  try {
    const problems = await step()
    if (problems.length > 0) console.error(`\n${formatProblems(problems)}`)
    if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
