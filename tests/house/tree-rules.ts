import path from 'node:path'
import type { SourceFile, SourceTree } from './source-tree'

/** Files that the bundles of the content's components begin with. */
const foundByBundle = /^components\/own\/[\w-]+-in-browser\.tsx?$/

/** Next finds these files of `app` by their names, and their exports by theirs. */
const foundByNext =
  /^app\/(.*\/)?(page|layout|route|error|global-error|not-found|default|template|sitemap|robots|manifest)\.tsx?$/

/** Folders that hold more than `most` source files themselves, with their number. */
export function findCrowdedFolders({ sources }: SourceTree, most = 15): Array<{ folder: string; files: number }> {
  const counts = new Map<string, number>()
  for (const { file } of sources) {
    const folder = path.posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].map(([folder, files]) => ({ folder, files })).filter(({ files }) => files > most)
}

/** Sets of source files that import each other in a circle; types count, too. */
export function findCircles({ sources }: SourceTree): string[][] {
  const byFile = new Map(sources.map((source) => [source.file, source]))
  const reached = new Map(sources.map(({ file }) => [file, findReached(file, byFile)]))
  const circles = new Map<string, string[]>()
  for (const [file, others] of reached) {
    if (!others.has(file)) continue
    const circle = [...others].filter((other) => reached.get(other)?.has(file)).sort()
    circles.set(circle.join(), circle)
  }
  return [...circles.values()]
}

function findReached(start: string, byFile: Map<string, SourceFile>): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const { target } of byFile.get(file)?.imports ?? []) {
      if (target === undefined || target === file || reached.has(target)) continue
      reached.add(target)
      waiting.push(target)
    }
  }
  return reached
}

/**
 * Files of fewer than `least` lines that serve one file of their folder and could be part of it.
 * A map of names, what is loaded when wanted, and the border of browser and server have files of their own.
 */
export function findSplinters({ sources }: SourceTree, least = 40): string[] {
  const importersByFile = new Map<string, Map<string, { importer: SourceFile; isLazy: boolean }>>()
  for (const importer of sources) {
    for (const { target, isLazy } of importer.imports) {
      if (target === undefined || target === importer.file) continue
      const importers = importersByFile.get(target) ?? new Map()
      importersByFile.set(target, importers.set(importer.file, { importer, isLazy }))
    }
  }
  return sources
    .filter((source) => {
      const importers = [...(importersByFile.get(source.file)?.values() ?? [])]
      const [only] = importers
      return (
        source.lines < least &&
        importers.length === 1 &&
        only !== undefined &&
        !only.isLazy &&
        path.posix.dirname(only.importer.file) === path.posix.dirname(source.file) &&
        path.posix.basename(only.importer.file) !== 'index.ts' &&
        isInBrowser(source) === isInBrowser(only.importer)
      )
    })
    .map(({ file }) => file)
}

function isInBrowser({ file }: SourceFile): boolean {
  return /\.client\.tsx$|\.browser\.ts$/.test(file)
}

/** Takes the place of `lib/site/text.ts` in the browser. */
const textsInBrowser = 'lib/site/texts/text.browser.ts'

/** Exports, such as `lib/x.ts name`, that no other file names, and those that tests alone name. */
export function findUnusedExports({ sources, tests }: SourceTree): { nowhere: string[]; inTestsAlone: string[] } {
  const [bySources, byTests] = [readUses(sources), readUses(tests)]
  const isUsed = (uses: Set<string>, file: string, name: string) => uses.has(`${file} ${name}`) || uses.has(`${file} *`)
  const unused = sources
    .filter(({ file }) => !foundByNext.test(file) && file !== textsInBrowser && !foundByBundle.test(file))
    .flatMap(({ file, text }) => readExports(text).map((name) => ({ file, name })))
    // The commands that draw the figures and take the pictures find them in their folders.
    .filter(({ file, name }) => !(isFigure(file) && /^(figure|scene)$/.test(name)))
    .filter(({ file, name }) => !isUsed(bySources, file, name))
  const format = ({ file, name }: { file: string; name: string }) => `${file} ${name}`
  return {
    nowhere: unused.filter(({ file, name }) => !isUsed(byTests, file, name)).map(format),
    inTestsAlone: unused.filter(({ file, name }) => isUsed(byTests, file, name)).map(format),
  }
}

function readUses(files: SourceFile[]): Set<string> {
  return new Set(
    files.flatMap(({ imports }) => imports.flatMap(({ target, names }) => names.map((name) => `${target} ${name}`))),
  )
}

function readExports(text: string): string[] {
  const declared = text.matchAll(
    /^export (?:async )?(?:function\*?|const|let|class|abstract class|interface|type|enum) (\w+)/gm,
  )
  const listed = text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)
  return [
    ...(/^export default /m.test(text) ? ['default'] : []),
    ...[...declared].map(([, name = '']) => name),
    ...[...listed].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.replace(/^\s*type\s/, '').replace(/.*\sas\s/, ''))
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ]
}

/** Tells whether a file draws or describes a picture of the docs. */
export function isFigure(file: string): boolean {
  return /^scripts\/(figures|pictures\/scenes)\//.test(file)
}
