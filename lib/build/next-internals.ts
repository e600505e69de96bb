import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { startPhase } from './phases'

// What the build relies on without a promise of Next's, as seen in 16.4.5; lib/site/next-internals.ts holds the rest.

/**
 * Whether a site may use the compiler's cache, which belongs to the first that was built here: Next has one folder for all
 * sites that are exported, and the cache of another site makes a build slower than none. Test: lib/build/run-next.test.ts.
 */
export async function claimCache(site: string, folder = '.next/cache'): Promise<boolean> {
  const file = path.join(folder, 'site.txt')
  await mkdir(folder, { recursive: true })
  await writeFile(file, site, { flag: 'wx' }).catch(() => undefined)
  return (await readFile(file, 'utf8')) === site
}

/** Lines of a build that say nothing, or look like trouble where there is none. Test: lib/build/run-next.test.ts. */
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

/** Turns Next's lines into phases of the build, and shows those that it does not know. Test: lib/build/run-next.test.ts. */
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
