import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { scriptElement } from './light/content-policy'
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

/** A page of an export without all that makes React run in it. */
export interface PageMarkup {
  html: string
  /** Addresses of its style sheets, in their order; their links are still in the HTML, as `sheetLink` finds them. */
  sheets: string[]
}

/** Addresses of the files that a page as Next writes it asks for. Test: lib/build/kept-pages.test.ts. */
export function findFiles(page: string): string[] {
  return Array.from(page.matchAll(/ (?:src|href)="([^"]*\/_next\/static\/[^"?]+)/g), ([, address = '']) => address)
}

/** A link to a style sheet, with its address. */
export const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g

/** A class of a CSS Module in a sheet: six signs of a hash, and the name in the module. Test: lib/build/light/lighten-site.test.ts. */
export const moduleClass = /(?<=\.)_?[\w-]{6}_[a-z]\w*(?![\w-])/gi

/** Scripts of Next's: its files, the start of Turbopack, and the payload from which React builds the page. */
const nextScripts = [
  /^ src="[^"]*\/_next\/static\/[^"]+"/,
  /^>\(globalThis\["TURBOPACK"\]/,
  /^ id="_R_">\(globalThis\["TURBOPACK"\]/,
  /^>\(?self\.__next_f/,
]

/** Scripts that stay: ours with a text of ours, data, and modules. */
const ownScript = /^( type="(module|application\/(ld\+)?json)"|>\(function )/

/** The components of Next's that a payload names in every page. */
const nextComponents = new Set(
  ['default', 'OutletBoundary', 'ViewportBoundary', 'MetadataBoundary', 'ClientPageRoot', 'ClientSegmentRoot'].concat([
    'HTTPAccessFallbackBoundary',
    'RenderFromTemplateContext',
    'IconMark',
    'AsyncMetadataOutlet',
    'LayoutRouter',
  ]),
)

/** A component that runs in the browser, as a payload names it inside a script's string; the name may stand in a row of its own. */
const clientReference = /(?:^|\\n|")\w+:I\[\d+,\[[^\]]*\],\\"(?:\$(\w+)|(\w+))\\"/g

/**
 * Takes out of an exported page what only React needs. Returns the reason instead when the page is not as Next 16.4.5 writes it,
 * or has a component that runs in the browser. Test: lib/build/light/lighten-page.test.ts.
 */
export function stripNext(page: string): PageMarkup | { reason: string } {
  const client = findClientComponent(page)
  if (client) return { reason: `The component ${client} runs in the browser.` }
  if (!page.includes('self.__next_f')) return { reason: 'It has no payload.' }
  let unknown: string | undefined
  const html = page
    .replace(scriptElement, (script, attributes: string, text: string) => {
      const inner = `${attributes}>${text}`
      if (nextScripts.some((pattern) => pattern.test(inner))) return ''
      if (!ownScript.test(inner)) unknown ??= script.slice(0, 80)
      return script
    })
    .replace(/<link rel="preload"(?=[^>]* as="(?:script|style)")[^>]*>|<link rel="preconnect" href="\/"[^>]*>/g, '')
    .replace(/<div hidden="">(<!--\/?\$-->)*<\/div>/, '')
    .replace(/<!--(| |\/?\$)-->/g, '')
  if (unknown) return { reason: `It has an unknown script: ${unknown}` }
  const left = /<template id="[BP]:|<div hidden="" id="S:|self\.__next/.exec(html)
  if (left) return { reason: `It was not written in one piece: ${left[0]}` }
  return { html, sheets: Array.from(html.matchAll(sheetLink), ([, address = '']) => address) }
}

/** The name of a component of ours that the page has and that runs in the browser. */
function findClientComponent(page: string): string | undefined {
  for (const [, row, name = rowText(page, row)] of page.matchAll(clientReference)) {
    if (name !== undefined && !nextComponents.has(name)) return name
  }
  return undefined
}

function rowText(page: string, row: string | undefined): string | undefined {
  return new RegExp(`(?:\\\\n|")${row}:\\\\"(\\w+)\\\\"`).exec(page)?.[1]
}

/** Parts of payloads, for which only Next's router asks; the whole stands beside its page, as `.txt`. Test: lib/build/finish/finish-output.test.ts. */
export const routerFile = /\/__next\.[^/]*\.txt$/
