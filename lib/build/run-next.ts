import type { Site } from '@/lib/content/read-site'
import { contentDir } from '@/lib/content/source/read'
import { translationOf } from '@/lib/site/locale'
import { computeBuildId, computeProgramId } from './build-stamp'
import { claimCache, readNextOutput, reuseCompiled } from './next-internals'
import { runQuietly } from './run'

/** Compiles the program and exports its pages with Next; resolves to Next's exit code. */
export async function runNext(
  site: Pick<Site, 'config' | 'texts'>,
  { keptPages, isPlain, ...folders }: NextFolders & { isPlain: boolean; keptPages?: string | undefined },
): Promise<number> {
  // Where no folder is kept from build to build, writing it is lost work.
  const keepsCache =
    !process.env.CI && (await claimCache(`${contentDir()} ${site.config.baseUrl} ${site.config.locale}`))
  const buildId = await computeBuildId()
  const programId = await computeProgramId()
  const settings = formatNextSettings(site, { ...folders, keepsCache, buildId })
  const env = {
    ...process.env,
    ...settings,
    // Which of the site's languages Next's processes read.
    LOCALE: translationOf(site.config) ?? '',
    KEPT_PAGES: keptPages ?? '',
    // By which files are named that pages with React do not ask for.
    PROGRAM_ID: isPlain ? '' : programId,
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
  }
  // The settings name the build, which the compiled program does not.
  const program = [programId, formatNextSettings(site, { ...folders, keepsCache, buildId: '' })]
  return reuseCompiled({ program: JSON.stringify(program), buildId }, async (args, isCompiled) => {
    const output = readNextOutput(console.log, isCompiled)
    const exitCode = await runQuietly(['next', 'build', ...args], {
      env,
      onLine: (line, stream) => output.read(line, stream === 'stdout' ? console.log : console.error),
    })
    output.end(exitCode)
    return exitCode
  })
}

/** What `next.config.mjs` must know of the site. */
interface NextSite {
  /** Path at which the site is served, such as `/docs`. */
  basePath: string
  trailingSlash: boolean
  /** The variables that are written into the program. */
  env: Record<string, string>
  /** Folder of the finished site. */
  outDir: string
  /** Whether the compiler's work is kept for the next build. */
  keepsCache: boolean
  /** By which Next tells one build from another. */
  buildId: string
}

/** What a build of one language starts from and ends in. */
interface NextFolders {
  /** Folder of the finished site. */
  outDir: string
  /** Address of the script that every page loads. */
  script: string
}

/** What addresses are made from, in the pages as in the scripts of the browser. */
export function formatSiteEnv({ baseUrl, trailingSlash }: Pick<Site['config'], 'baseUrl' | 'trailingSlash'>) {
  return { SITE_BASE_PATH: baseUrl.replace(/\/$/, ''), SITE_TRAILING_SLASH: String(trailingSlash) }
}

/** The variable in which Next finds the settings that `site.yml` decides, in the language that is being built. */
export function formatNextSettings(
  { config, texts }: Pick<Site, 'config' | 'texts'>,
  { script, ...folders }: NextFolders & Pick<NextSite, 'keepsCache' | 'buildId'>,
): { NEXT_SITE: string } {
  const { baseUrl, trailingSlash } = config
  const basePath = baseUrl.replace(/\/$/, '')
  const env = { SITE_TEXTS: JSON.stringify(texts), SITE_SCRIPT: script, ...formatSiteEnv(config) }
  const site: NextSite = { basePath, trailingSlash, env, ...folders }
  return { NEXT_SITE: JSON.stringify(site) }
}
