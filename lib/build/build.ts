import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pruneDrawings } from '@/lib/content/drawing-cache'
import { inlineScriptDir } from '@/lib/content/inline-scripts'
import { assetDir } from '@/lib/content/links/assets'
import { checkOutput } from '@/lib/output/check-output'
import { readSiteFiles } from '@/lib/output/site-files'
import { type SearchSetup, setUpSearch } from '@/lib/search/set-up-search'
import { environment } from '@/lib/site/environment'
import { formatProblems, type Problem } from '@/lib/site/problems/problems'
import { finishLocale, formatRecordFiles, preparePages } from './build-locale'
import { writeHostFiles } from './finish/host-files'
import { keepPrevious } from './finish/keep-previous'
import { collectExpectations, type LocaleGraph, listRedirects, readGraphs, writeGraphs } from './graphs'
import { type NextBuild, startNextEarly } from './next-build'
import { count, startPhase } from './phases'
import { type BuildState, replaceFolder } from './replace-folder'

interface BuildOptions {
  /** The folder of the finished site. */
  folder: string
  /** Whether warnings fail the build, too. */
  isStrict: boolean
}

/**
 * The build as a sequence of steps: write the records of the content, export and finish the pages of each language beside the finished
 * site (build-locale.ts), add the files of the whole site, check the output, and swap the folders. Content with errors is not built,
 * and the finished site stays unchanged until the new one is complete.
 */
export async function buildSite({ folder, isStrict }: BuildOptions): Promise<BuildState> {
  const started = performance.now()
  const state = await replaceFolder(folder, (staging) => buildInto(staging, { folder, isStrict }))
  if (state !== 'whole') return state
  const files = await readSiteFiles(folder)
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size))
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000
  const pages = count(files.filter((file) => file.endsWith('.html')).length, 'page')
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const size = `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`
  console.log(`\n${folder}/ is ready: ${pages}, ${count(files.length, 'file')}, ${size}; ${seconds} s.`)
  return state
}

async function buildInto(staging: string, { folder, isStrict }: BuildOptions): Promise<BuildState> {
  const search = setUpSearch(environment.variables)
  const next = await startNextEarly(staging)
  try {
    const found = [...(await writeRecords()), ...search.problems]
    report(found)
    return found.some(isError) ? 'failed' : await buildPages(staging, { folder, isStrict, search, next })
  } finally {
    await next?.stop()
  }
}

interface PagesOptions extends BuildOptions {
  search: SearchSetup
  next: NextBuild | undefined
}

async function buildPages(staging: string, { folder, isStrict, search, next }: PagesOptions): Promise<BuildState> {
  const problems: Problem[] = []
  const editions = readGraphs()
  for (const edition of editions) {
    if (editions.length > 1) console.log(`\n${edition.locale.label}`)
    const target = { search, outDir: staging }
    const prepared = await preparePages(edition, target, edition.translation ? undefined : next)
    const [isExported, files] = await Promise.all([prepared.render(), formatRecordFiles(edition, search)])
    if (!isExported) return 'failed'
    problems.push(...(await finishLocale(edition, files, target)))
  }
  for (const { translation } of editions) await rm(assetDir(translation), { recursive: true })
  await rm(inlineScriptDir(), { recursive: true })
  await pruneDrawings()
  problems.push(...(await finishSite(editions, staging)), ...(await checkSite(editions, { folder: staging, search })))
  // Warnings about the content may concern only the machine, such as one without git.
  const fails = isStrict ? problems.length > 0 : problems.some(isError)
  if (!fails) {
    report(problems.map((problem) => rename(problem, staging, folder)))
    return 'whole'
  }
  report(problems)
  console.error(`${folder}/ stays as it was; what was built is in ${staging}/.`)
  return 'faulty'
}

/** The step `graph`: reads and checks the content, and writes its records. */
export async function writeRecords(): Promise<Problem[]> {
  const finished = startPhase('Reading the content')
  const { problems, records, compiled, folders } = await writeGraphs()
  finished(
    `${environment.contentDir}/ → ${folders.join('/, ')}/: ${count(records, 'record')}, ${count(compiled, 'text')} compiled`,
  )
  return problems
}

/** The last part of the step `finish`: the files of the whole site. */
export async function finishSite(editions: LocaleGraph[], folder: string): Promise<Problem[]> {
  const [original] = editions
  if (!original) throw new Error('The site has no language.')
  await writeHostFiles(folder, { config: original.graph.config, redirects: listRedirects(editions) })
  const { previousDir } = environment
  return previousDir ? keepPrevious(folder, previousDir) : []
}

/** The step `check`: checks the finished site. */
export async function checkSite(
  editions: LocaleGraph[],
  { folder, search }: { folder: string; search: SearchSetup },
): Promise<Problem[]> {
  const checked = startPhase('Checking the output')
  const problems = await checkOutput(folder, collectExpectations(editions), search.secrets)
  checked(count((await readSiteFiles(folder)).length, 'file'))
  return problems
}

function report(problems: Problem[]): void {
  if (problems.length > 0) console.error(`\n${formatProblems(problems)}\n`)
}

function isError({ severity }: Problem): boolean {
  return severity === 'error'
}

/** A problem of a file in the staging folder, with the path that the file will have. */
function rename(problem: Problem, staging: string, folder: string): Problem {
  const isInside = problem.file.startsWith(`${staging}/`)
  return isInside ? { ...problem, file: folder + problem.file.slice(staging.length) } : problem
}
