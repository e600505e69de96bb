import type { Site } from '@/lib/content/read-site'
import { translationOf } from '@/lib/site/locale'
import { computeBuildId, computeSharedProgramId } from './build-stamp'
import { readNextOutput, reuseCompiled } from './next-internals'
import { runQuietly } from './run'

/**
 * Compiles the program and exports its pages with Next; resolves to Next's exit code. The program finds in its environment which site
 * it is for, and is compiled once for all.
 */
export async function runNext(
  site: Pick<Site, 'config' | 'texts'>,
  { keptPages, beside, ...folders }: NextFolders & NextRun,
): Promise<number> {
  const { config } = site
  const own = describeNextSite(site, { ...folders, buildId: await computeBuildId() })
  const settings = { ...own, basePath: '', env: {}, isLight: true }
  const env = {
    ...process.env,
    ...own.env,
    NEXT_SITE: JSON.stringify(settings),
    // Which of the site's languages Next's processes read.
    LOCALE: translationOf(config) ?? '',
    KEPT_PAGES: keptPages ?? '',
    // Pages are many small things that are soon forgotten: with room for them, memory is tidied up half as often.
    NODE_OPTIONS: `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
  }
  const build = async (args: string[], isCompiled: boolean) => {
    const output = readNextOutput(console.log, isCompiled)
    const running = runQuietly(['next', 'build', ...args], {
      env,
      onLine: (line, stream) => output.read(line, stream === 'stdout' ? console.log : console.error),
    })
    const meanwhile = beside?.()
    // Told when Next has ended, which would go on alone.
    meanwhile?.catch(() => undefined)
    const exitCode = await running
    output.end(exitCode)
    await meanwhile
    return exitCode
  }
  // The settings name the build and its folder, which the compiled program does not.
  const program = [await computeSharedProgramId(), { ...settings, buildId: '', outDir: '' }]
  return reuseCompiled({ program: JSON.stringify(program), buildId: own.buildId }, build)
}

/** What the pages of a build depend on besides the content. */
export interface NextFolders {
  /** Folder of the finished site. */
  outDir: string
  /** Address of the script that every page loads. */
  script: string
}

/** How the pages are made. */
interface NextRun {
  /** The file that names the pages that need not be written. */
  keptPages?: string | undefined
  /** What is done beside Next, which at its start is a single thread. */
  beside?: () => Promise<void>
}

/** What addresses are made from, in the pages as in the scripts of the browser. */
export function formatSiteEnv({ baseUrl, trailingSlash }: Pick<Site['config'], 'baseUrl' | 'trailingSlash'>) {
  return { SITE_BASE_PATH: baseUrl.replace(/\/$/, ''), SITE_TRAILING_SLASH: String(trailingSlash) }
}

/**
 * What `next.config.mjs` must know of the site in the language that is being built: its path, such as `/docs`, the variables that are
 * written into the program, the folder of the finished site, and by which id Next tells one build from another. A program for pages
 * without React is also told that it is one (`isLight`).
 */
export function describeNextSite(
  { config, texts }: Pick<Site, 'config' | 'texts'>,
  { script, ...settings }: NextFolders & { buildId: string },
) {
  const env = { SITE_TEXTS: JSON.stringify(texts), SITE_SCRIPT: script, ...formatSiteEnv(config) }
  return { basePath: env.SITE_BASE_PATH, trailingSlash: config.trailingSlash, env, ...settings }
}
