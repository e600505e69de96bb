import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { readSiteConfig } from '@/lib/content/config/site-config'
import { assetDir } from '@/lib/content/links/assets'
import { formatProblems, type Problem, Problems } from '@/lib/content/source/problems'
import { contentDir } from '@/lib/content/source/read'
import { checkOutput } from '@/lib/output/check-output'
import { outDir } from '@/lib/output/out-dir'
import { readSiteFiles } from '@/lib/output/site-files'
import { type SearchSetup, setUpSearch } from '@/lib/search/set-up-search'
import { siteLocales, translationOf } from '@/lib/site/locale'
import { buildLocale } from './build-locale'
import { type CheckedLocales, checkLocales } from './check-content'
import { writeHostFiles } from './finish/host-files'
import { keepPrevious } from './finish/keep-previous'
import { count, startPhase } from './phases'
import { type BuildState, replaceFolder } from './replace-folder'

/**
 * The build as a sequence of steps: check the content, build each language beside the finished site (build-locale.ts), add the
 * files of the whole site, check the output, and swap the folders. Nothing is built from wrong content, and the finished site
 * stays as it was until the new one is whole.
 */
export async function buildSite(): Promise<BuildState> {
  const started = performance.now()
  const folder = outDir()
  const state = await replaceFolder(folder, (staging) => buildInto(staging, folder))
  if (state === 'whole') console.log(`\n${await summarize(folder, started)}`)
  return state
}

async function buildInto(staging: string, folder: string): Promise<BuildState> {
  const search = setUpSearch(process.env)
  const content = await checkContent()
  if (report([...content.problems, ...search.problems]) === 'failed') return 'failed'
  const problems: Problem[] = []
  for (const edition of content.editions) {
    if (content.editions.length > 1) console.log(`\n${edition.locale.label}`)
    const found = await buildLocale(edition, { search, outDir: staging })
    if (!found) return 'failed'
    problems.push(...found)
  }
  for (const { site } of content.editions) await rm(assetDir(translationOf(site.config)), { recursive: true })
  await writeHostFiles(staging, content)
  const { KEEP_PREVIOUS } = process.env
  if (KEEP_PREVIOUS) problems.push(...(await keepPrevious(staging, KEEP_PREVIOUS)))
  problems.push(...(await checkFinished(staging, content, search)))
  if (!problems.some(isError)) {
    report(problems.map((problem) => rename(problem, staging, folder)))
    return 'whole'
  }
  report(problems)
  console.error(`${folder}/ stays as it was; what was built is in ${staging}/.`)
  return 'worth a look'
}

/** Reads and checks the content in all languages; its pictures and files go into empty folders of assets. */
async function checkContent(): Promise<CheckedLocales> {
  const checked = startPhase('Checking the content')
  // Problems of the settings are reported when the site is read.
  const { config } = await readSiteConfig(contentDir(), new Problems())
  // The language of the content comes first: its export empties the folder in which the others are.
  const locales = siteLocales(config).sort((a, b) => Number(b.isOriginal) - Number(a.isOriginal))
  for (const { code, isOriginal } of locales)
    await rm(assetDir(isOriginal ? undefined : code), { recursive: true, force: true })
  const content = await checkLocales(locales)
  checked(`${count(content.pages.length, 'page')}, ${count(content.textCounts.compiled, 'text')} compiled`)
  return content
}

async function checkFinished(folder: string, content: CheckedLocales, { secrets }: SearchSetup): Promise<Problem[]> {
  const checked = startPhase('Checking the output')
  const problems = await checkOutput(folder, content, secrets)
  checked(count((await readSiteFiles(folder)).length, 'file'))
  return problems
}

async function summarize(folder: string, started: number): Promise<string> {
  const files = await readSiteFiles(folder)
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size))
  const seconds = (performance.now() - started) / 1000
  return formatSummary(folder, { files, bytes: sizes.reduce((sum, size) => sum + size, 0), seconds })
}

/** The closing line of a build. */
export function formatSummary(
  folder: string,
  { files, bytes, seconds }: { files: string[]; bytes: number; seconds: number },
): string {
  const pages = files.filter((file) => file.endsWith('.html')).length
  const megabytes = bytes / 1_000_000
  const size = `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`
  return `${folder}/ is ready: ${count(pages, 'page')}, ${count(files.length, 'file')}, ${size}; ${seconds.toFixed(1)} s.`
}

/** Prints the problems; fails when one of them stops the build. */
function report(problems: Problem[]): 'failed' | undefined {
  if (problems.length > 0) console.error(`\n${formatProblems(problems)}\n`)
  return problems.some(isError) ? 'failed' : undefined
}

function isError({ severity }: Problem): boolean {
  return severity === 'error'
}

/** The problem of a file in the folder that replaces another. */
function rename(problem: Problem, staging: string, folder: string): Problem {
  const isInside = problem.file.startsWith(`${staging}/`)
  return isInside ? { ...problem, file: folder + problem.file.slice(staging.length) } : problem
}
