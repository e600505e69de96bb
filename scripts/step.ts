import { parseArgs } from 'node:util'
import { checkSite, finishSite, writeRecords } from '@/lib/build/build'
import { finishLocale, formatRecordFiles, preparePages } from '@/lib/build/build-locale'
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
  --locale <code>          the language of pages and finish; that of the content by default, which comes first, since its export
                           empties the folder`

readEnvironment('production')

const { values, positionals } = readArguments()

function readArguments() {
  const options = { dir: { type: 'string', default: '.cache/step' }, locale: { type: 'string' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return process.exit(1)
  }
}

/** The steps by name, each with the problems that it finds. */
const steps: Record<string, () => Promise<Problem[]>> = {
  graph: writeRecords,
  async pages() {
    const next = await preparePages(findEdition(), target)
    if (!(await next.render())) throw new Error('Next has failed.')
    return []
  },
  async finish() {
    const edition = findEdition()
    const files = await formatRecordFiles(edition, target.search)
    return [...(await finishLocale(edition, files, target)), ...(await finishSite(readGraphs(), values.dir))]
  },
  check: () => checkSite(readGraphs(), { folder: values.dir, search: target.search }),
}

const target = { search: setUpSearch(environment.variables), outDir: values.dir }

function findEdition() {
  const edition = readGraphs().find(({ locale: { code, isOriginal } }) =>
    values.locale ? code === values.locale : isOriginal,
  )
  if (!edition) throw new Error(`The site has no language "${values.locale}": see "locales" in site.yml.`)
  return edition
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
