import { rm } from 'node:fs/promises'
import { readSiteConfig } from '@/lib/content/config/site-config'
import { assetDir } from '@/lib/content/links/assets'
import { formatProblems, type Problem, Problems } from '@/lib/content/source/problems'
import { contentDir } from '@/lib/content/source/read'
import { checkOutput } from '@/lib/output/check-output'
import { outDir } from '@/lib/output/out-dir'
import { readSiteFiles, type SiteFile } from '@/lib/output/site-files'
import { setUpSearch } from '@/lib/search/set-up-search'
import { siteLocales } from '@/lib/site/locale'
import { buildLocale } from './build-locale'
import { checkLocales } from './check-content'
import { count, startPhase } from './phases'

/** Checks the content, builds the site in all its languages and checks what came out; resolves to the exit code. A plain site has pages as Next writes them. */
export async function buildSite({ isPlain = false } = {}): Promise<number> {
  const started = performance.now()
  const checking = startPhase('Checking the content')
  // Problems of the settings are told when the site is read.
  const { config } = await readSiteConfig(contentDir(), new Problems())
  // The language of the content comes first: its build empties the folder of the finished site.
  const locales = siteLocales(config).sort((a, b) => Number(b.isOriginal) - Number(a.isOriginal))
  const assetDirs = locales.map(({ code, isOriginal }) => assetDir(isOriginal ? undefined : code))
  await Promise.all(assetDirs.map((dir) => rm(dir, { recursive: true, force: true })))
  const content = await checkLocales(locales)
  checking.end(`${count(content.pages.length, 'page')}, ${count(content.textCounts.compiled, 'text')} compiled`)
  const search = setUpSearch(process.env)
  if (report([...content.problems, ...search.problems])) return 1

  const collisions: Problem[] = []
  for (const edition of content.editions) {
    if (locales.length > 1) console.log(`\n${edition.locale.label}`)
    const { exitCode, problems } = await buildLocale({ ...edition, search, isPlain })
    if (exitCode !== 0) return exitCode
    collisions.push(...problems)
  }
  const folder = outDir()
  const checkingOutput = startPhase('Checking the output')
  const files = await readSiteFiles(folder)
  const problems = await checkOutput(folder, { ...content, secrets: search.secrets })
  checkingOutput.end(count(files.length, 'file'))
  if (report([...collisions, ...problems])) return 1
  console.log(`\n${formatSummary(folder, { files, seconds: (performance.now() - started) / 1000 })}`)
  return 0
}

/** The closing line of a build. */
export function formatSummary(folder: string, { files, seconds }: { files: SiteFile[]; seconds: number }): string {
  const pages = files.filter((file) => file.path.endsWith('.html')).length
  const megabytes = files.reduce((sum, file) => sum + file.bytes, 0) / 1_000_000
  const size = `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`
  return `${folder}/ is ready: ${count(pages, 'page')}, ${count(files.length, 'file')}, ${size}; ${seconds.toFixed(1)} s.`
}

/** Prints the problems; tells whether one of them stops the build. */
function report(problems: Problem[]): boolean {
  if (problems.length > 0) console.error(`\n${formatProblems(problems)}\n`)
  return problems.some((problem) => problem.severity === 'error')
}
