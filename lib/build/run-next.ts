import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Site } from '@/lib/content/read-site'
import { contentDir } from '@/lib/content/source/read'
import { pickBrowserTexts } from '@/lib/site/texts'
import { startPhase } from './phases'
import { runQuietly } from './run'

/** Compiles the program and exports its pages with Next; resolves to Next's exit code. */
export async function runNext(site: Pick<Site, 'config' | 'texts'>, outDir: string): Promise<number> {
  const output = readNextOutput()
  // Where no folder is kept from build to build, writing it is lost work.
  const keepsCache = !process.env.CI && (await claimCache('.next/cache', `${contentDir()} ${site.config.locale}`))
  const exitCode = await runQuietly(['next', 'build'], {
    env: {
      ...process.env,
      ...formatNextSettings(site, { outDir, keepsCache }),
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
    onLine: (line, stream) => output.read(line, stream === 'stdout' ? console.log : console.error),
  })
  output.end(exitCode)
  return exitCode
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
}

/** The variable in which Next finds the settings that `site.yml` decides, in the language that is being built. */
export function formatNextSettings(
  { config, texts }: Pick<Site, 'config' | 'texts'>,
  folders: Pick<NextSite, 'outDir' | 'keepsCache'> = { outDir: 'out', keepsCache: false },
): { NEXT_SITE: string } {
  const { baseUrl, trailingSlash } = config
  const env = { SITE_TEXTS: JSON.stringify(texts), BROWSER_TEXTS: JSON.stringify(pickBrowserTexts(texts)) }
  const site: NextSite = { basePath: baseUrl.replace(/\/$/, ''), trailingSlash, env, ...folders }
  return { NEXT_SITE: JSON.stringify(site) }
}

/**
 * Whether a site may use the compiler's cache, which belongs to the first that was built here: Next has one folder for all
 * sites that are exported, and the cache of another site makes a build slower than none.
 */
export async function claimCache(folder: string, site: string): Promise<boolean> {
  const file = path.join(folder, 'site.txt')
  await mkdir(folder, { recursive: true })
  await writeFile(file, site, { flag: 'wx' }).catch(() => undefined)
  return (await readFile(file, 'utf8')) === site
}

/**
 * Lines of a build by Next 16.4.5 that say nothing, or look like trouble where there is none; all others are shown.
 * Test: lib/build/run-next.test.ts.
 */
const idle = [
  /^\s*$/,
  /^▲ Next\.js/,
  /^- (Environments|Experiments)/,
  /^ {2}[⨯✓·] \w+(: \S+)?$/,
  /^✓ Running next\.config\S* took/,
  /Creating an optimized production build/,
  /No build cache found/,
  /Skipping validation of types/,
  /(Running|Finished) TypeScript/,
  /Collecting (page data|build traces)/,
  /Finalizing page optimization/,
  /filesystem cache/,
  /^Route \(app\)/,
  /^[┌├│└] /,
  /^[○●] {2}\((Static|SSG)\)/,
]

/** Turns Next's lines into phases of the build. */
export function readNextOutput(print: (line: string) => void = console.log) {
  let phase = startPhase('Compiling the program', { print })
  return {
    /** Hands on a line that is worth showing. */
    read(line: string, show: (line: string) => void = print): void {
      const text = stripVTControlCharacters(line)
      const [, done, total] = /Generating static pages.*\((\d+)\/(\d+)\)/.exec(text) ?? []
      if (total !== undefined) phase.update(done === total ? `${total} routes` : `${done} of ${total} routes`)
      else if (/^✓ Compiled successfully/.test(text)) {
        phase.end()
        phase = startPhase('Writing the pages', { print })
      } else if (!idle.some((pattern) => pattern.test(text))) show(line)
    },
    end: (exitCode: number) => (exitCode === 0 ? phase.end() : phase.stop()),
  }
}
