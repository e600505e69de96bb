import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { readSiteConfig } from '@/lib/content/config/site-config'
import { inlineScriptDir } from '@/lib/content/inline-scripts'
import { assetDir } from '@/lib/content/links/assets'
import { contentDir } from '@/lib/content/source/read'
import { checkOutput } from '@/lib/output/check-output'
import { readSiteFiles } from '@/lib/output/site-files'
import { setUpSearch } from '@/lib/search/set-up-search'
import { environment } from '@/lib/site/environment'
import { siteLocales, translationOf } from '@/lib/site/locale'
import { formatProblems, type Problem, Problems } from '@/lib/site/problems/problems'
import { buildLocale } from './build-locale'
import { type CheckedLocales, checkLocales } from './check-content'
import { writeHostFiles } from './finish/host-files'
import { keepPrevious } from './finish/keep-previous'
import { count, startPhase } from './phases'
import { type BuildState, replaceFolder } from './replace-folder'

interface BuildOptions {
  /** The folder of the finished site. */
  folder: string
  /** Whether warnings fail the build, too. */
  isStrict: boolean
}

/**
 * The build as a sequence of steps: check the content, build each language beside the finished site (build-locale.ts), add the
 * files of the whole site, check the output, and swap the folders. Content with errors is not built, and the finished site stays
 * unchanged until the new one is complete.
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
  const content = await readContent()
  const found = [...content.problems, ...search.problems]
  report(found)
  if (found.some(isError)) return 'failed'
  const problems: Problem[] = []
  for (const edition of content.editions) {
    if (content.editions.length > 1) console.log(`\n${edition.locale.label}`)
    const ofLocale = await buildLocale(edition, { search, outDir: staging })
    if (!ofLocale) return 'failed'
    problems.push(...ofLocale)
  }
  for (const { site } of content.editions) await rm(assetDir(translationOf(site.config)), { recursive: true })
  await rm(inlineScriptDir(), { recursive: true })
  await writeHostFiles(staging, content)
  const { previousDir } = environment
  if (previousDir) problems.push(...(await keepPrevious(staging, previousDir)))
  const checked = startPhase('Checking the output')
  problems.push(...(await checkOutput(staging, content, search.secrets)))
  checked(count((await readSiteFiles(staging)).length, 'file'))
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

/** Reads and checks the content in all languages; its pictures and files go into empty folders of assets. */
async function readContent(): Promise<CheckedLocales> {
  const checked = startPhase('Checking the content')
  // Problems of the settings are reported when the site is read.
  const { config } = await readSiteConfig(contentDir(), new Problems())
  // The language of the content comes first: its export empties the folder that contains the others.
  const locales = siteLocales(config).sort((a, b) => Number(b.isOriginal) - Number(a.isOriginal))
  for (const { code, isOriginal } of locales)
    await rm(assetDir(isOriginal ? undefined : code), { recursive: true, force: true })
  const content = await checkLocales(locales)
  checked(`${count(content.pages.length, 'page')}, ${count(content.compiledTexts, 'text')} compiled`)
  return content
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
