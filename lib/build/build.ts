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
import { siteLocales } from '@/lib/site/locale'
import { buildLocale } from './build-locale'
import { type CheckedLocales, checkLocales } from './check-content'
import { writeHostFiles } from './finish/host-files'
import { keepPrevious } from './finish/keep-previous'
import { count, startPhase } from './phases'
import { type BuildState, replaceFolder } from './replace-folder'

/** How a build ended. */
interface Built {
  state: BuildState
  /** What it warned of, as it was printed. */
  warnings: string
}

/** How pages are made. */
interface BuildOptions {
  search: SearchSetup
}

/**
 * Checks the content, builds the site in all its languages beside the finished one, checks what came out and puts it in its
 * place.
 */
export async function buildSite(): Promise<Built> {
  const started = performance.now()
  const content = await readContent()
  const search = setUpSearch(process.env)
  const warnings = report([...content.problems, ...search.problems])
  if (warnings === undefined) return { state: 'failed', warnings: '' }
  const folder = outDir()
  const built = await replaceFolder(folder, async (staging): Promise<Built> => {
    const problems = await buildInto(staging, content, { search })
    if (!problems) return { state: 'failed', warnings }
    const isWrong = problems.some(isError)
    const told = report(isWrong ? problems : problems.map((problem) => rename(problem, staging, folder)))
    if (isWrong) console.error(`${folder}/ stays as it was; what was built is in ${staging}/.`)
    return { state: isWrong ? 'worth a look' : 'whole', warnings: `${warnings}${told ?? ''}` }
  })
  if (built.state !== 'whole') return built
  const files = await readSiteFiles(folder)
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size))
  const seconds = (performance.now() - started) / 1000
  console.log(`\n${formatSummary(folder, { files, bytes: sizes.reduce((sum, size) => sum + size, 0), seconds })}`)
  return built
}

async function readContent(): Promise<CheckedLocales> {
  const checking = startPhase('Checking the content')
  // Problems of the settings are told when the site is read.
  const { config } = await readSiteConfig(contentDir(), new Problems())
  // The language of the content comes first: its build empties the folder that it is built in.
  const locales = siteLocales(config).sort((a, b) => Number(b.isOriginal) - Number(a.isOriginal))
  const assetDirs = locales.map(({ code, isOriginal }) => assetDir(isOriginal ? undefined : code))
  await Promise.all(assetDirs.map((dir) => rm(dir, { recursive: true, force: true })))
  const content = await checkLocales(locales)
  checking.end(`${count(content.pages.length, 'page')}, ${count(content.textCounts.compiled, 'text')} compiled`)
  return content
}

/** Builds the site in all its languages into a folder; resolves to what is wrong with it, and to nothing when it failed. */
async function buildInto(
  folder: string,
  content: CheckedLocales,
  options: BuildOptions,
): Promise<Problem[] | undefined> {
  const ownProblems: Problem[] = []
  for (const edition of content.editions) {
    if (content.editions.length > 1) console.log(`\n${edition.locale.label}`)
    const { exitCode, problems } = await buildLocale({ ...edition, ...options, outDir: folder })
    if (exitCode !== 0) return undefined
    ownProblems.push(...problems)
  }
  await writeHostFiles(folder, content)
  const { KEEP_PREVIOUS } = process.env
  if (KEEP_PREVIOUS) ownProblems.push(...(await keepPrevious(folder, KEEP_PREVIOUS)))
  const checking = startPhase('Checking the output')
  const problems = await checkOutput(folder, { ...content, secrets: options.search.secrets })
  checking.end(count((await readSiteFiles(folder)).length, 'file'))
  return [...ownProblems, ...problems]
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

/** Prints the problems; returns what was printed, nothing when one of them stops the build. */
function report(problems: Problem[]): string | undefined {
  const text = problems.length > 0 ? `\n${formatProblems(problems)}\n` : ''
  if (text) console.error(text)
  return problems.some(isError) ? undefined : text
}

function isError({ severity }: Problem): boolean {
  return severity === 'error'
}

/** The problem of a file in the folder that takes another's place. */
function rename(problem: Problem, staging: string, folder: string): Problem {
  const isInside = problem.file.startsWith(`${staging}/`)
  return isInside ? { ...problem, file: folder + problem.file.slice(staging.length) } : problem
}
