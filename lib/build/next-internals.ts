import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { startPhase } from './phases'
import { areStopped } from './run'

// What the build relies on without a promise of Next's, as seen in 16.4.5; lib/site/next-internals.ts holds the rest.

const compiledFile = 'program.txt'

/**
 * Builds with what the last build here compiled, when that was the same program: Next then only writes the pages. `build` gets
 * further arguments for Next and whether there is nothing to compile, and resolves to Next's exit code. Where that fails all is
 * compiled. Test: lib/build/run-next.test.ts.
 */
export async function reuseCompiled(
  { program, buildId, folder = '.next' }: { program: string; buildId: string; folder?: string },
  build: (args: string[], isCompiled: boolean) => Promise<number>,
): Promise<number> {
  const file = path.join(folder, compiledFile)
  const isCompiled = (await readFile(file, 'utf8').catch(() => undefined)) === program
  // A build that is broken off leaves nothing to rely on.
  await forgetCompiled(folder)
  if (isCompiled) await renameBuild(folder, buildId)
  let exitCode = isCompiled ? await build(['--experimental-build-mode', 'generate'], true) : 1
  if (exitCode !== 0 && !areStopped()) exitCode = await build([], false)
  if (exitCode === 0) await writeFile(file, program)
  return exitCode
}

/**
 * Prepares what is compiled for another build: gives it its name, by which Next also calls a folder that it expects to be there, and
 * takes away the list of the former pages, which Next would read before it writes its own, and then keep to.
 */
async function renameBuild(folder: string, buildId: string): Promise<void> {
  await rm(path.join(folder, 'prerender-manifest.json'), { force: true })
  const file = path.join(folder, 'BUILD_ID')
  const former = await readFile(file, 'utf8').catch(() => 'none')
  const next = path.join(folder, 'static', buildId)
  if (former !== buildId)
    await rename(path.join(folder, 'static', former), next).catch(() => mkdir(next, { recursive: true }))
  await writeFile(file, buildId)
}

/** Lets the next build compile the program. */
export function forgetCompiled(folder = '.next'): Promise<void> {
  return rm(path.join(folder, compiledFile), { force: true })
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
  /^Route \(app\)/,
  /^[┌├│└] /,
  /^[○●] {2}\((Static|SSG)\)/,
]

/** Turns Next's lines into phases of the build, and shows those that it does not know. Test: lib/build/run-next.test.ts. */
export function readNextOutput(print: (line: string) => void = console.log, isCompiled = false) {
  let phase = startPhase(isCompiled ? 'Writing the pages' : 'Compiling the program', { print })
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

/** Addresses of the files that a page as Next writes it asks for. Test: lib/build/kept-pages.test.ts. */
export function findFiles(page: string): string[] {
  return Array.from(page.matchAll(/ (?:src|href)="([^"]*\/_next\/static\/[^"?]+)/g), ([, address = '']) => address)
}
