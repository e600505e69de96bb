import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { countLines, readSourceTree, type SourceFile, type SourceTree } from './source-tree'
import { findCircles, findCrowdedFolders, findSplinters, findUnusedExports, isFigure } from './tree-rules'

/** What is measured of a checkout, by name, in the order of the report. */
export async function readCodeFigures(root: string): Promise<Map<string, number>> {
  const tree = readSourceTree(root)
  const written = tree.sources.filter(({ file }) => !isFigure(file))
  const unused = findUnusedExports(tree)
  const docSearch = countDocSearchLines(root, tree)
  const functions = countWideFunctions(root)
  return new Map([
    ['source files, without figures', written.length],
    ['source lines, without figures', sumLines(written)],
    ['lines of lib', sumLines(written.filter(({ file }) => file.startsWith('lib/')))],
    ['lines of figures', sumLines(tree.sources.filter(({ file }) => isFigure(file)))],
    ['lines of tests', sumLines(tree.tests)],
    ['folders of more than 15 files', findCrowdedFolders(tree).length],
    ['circles', findCircles(tree).length],
    ['splinters with one importer', findSplinters(tree).length],
    ['exports used nowhere', unused.nowhere.length],
    ['exports used in tests alone', unused.inTestsAlone.length],
    ['functions of more than 60 lines, in JSX 90', functions.long],
    ['functions of more than 2 parameters', functions.wide],
    ['TypeScript lines that know DocSearch', docSearch.code],
    ['CSS lines that know DocSearch', docSearch.styles],
    ['builds in npm test', await countBuilds(root)],
  ])
}

function sumLines(files: SourceFile[]): number {
  return files.reduce((sum, { lines }) => sum + lines, 0)
}

/** Files that name DocSearch, and those that serve such files alone; its crawler's `docsearch:` tags are no part of it. */
function countDocSearchLines(root: string, { sources }: SourceTree): { code: number; styles: number } {
  const known = new Set(sources.filter(({ text }) => isAboutDocSearch(text)).map(({ file }) => file))
  const importers = (file: string) => sources.filter(({ imports }) => imports.some(({ target }) => target === file))
  const serves = (file: string) => {
    const found = importers(file)
    return found.length > 0 && found.every((importer) => known.has(importer.file))
  }
  for (let before = -1; before < known.size; ) {
    before = known.size
    for (const { file } of sources) if (!known.has(file) && serves(file)) known.add(file)
  }
  const sheets = ['app', 'components'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(path.join(root, folder, name), 'utf8')),
  )
  return {
    code: sumLines(sources.filter(({ file }) => known.has(file))),
    styles: sheets.filter(isAboutDocSearch).reduce((sum, text) => sum + countLines(text), 0),
  }
}

function isAboutDocSearch(text: string): boolean {
  return /DocSearch-|__DOCSEARCH|__docsearch|@docsearch\//.test(text.replace(/^import type .*$/gm, ''))
}

/** Functions longer, and with more parameters, than the house wants; Biome counts them. */
function countWideFunctions(root: string): { long: number; wide: number } {
  const folder = mkdtempSync(path.join(tmpdir(), 'measure-'))
  const lengthRule = (maxLines: number) => ({
    linter: { rules: { complexity: { noExcessiveLinesPerFunction: { level: 'warn', options: { maxLines } } } } },
  })
  const settings = {
    files: { includes: ['**/*.ts', '**/*.tsx', '!**/*.test.ts'] },
    linter: {
      rules: { preset: 'none', complexity: { useMaxParams: { level: 'warn', options: { max: 2 } } } },
    },
    overrides: [
      { includes: ['**/*.ts'], ...lengthRule(60) },
      { includes: ['**/*.tsx'], ...lengthRule(90) },
    ],
  }
  try {
    writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(settings))
    const report = execFileSync(
      path.resolve('node_modules/.bin/biome'),
      [
        ...['lint', `--config-path=${folder}`, '--reporter=json', '--max-diagnostics=none'],
        ...['app', 'components', 'lib', 'scripts'],
      ],
      { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] },
    )
    const { diagnostics }: { diagnostics: Array<{ category: string }> } = JSON.parse(report)
    const count = (rule: string) => diagnostics.filter(({ category }) => category.endsWith(`/${rule}`)).length
    return { long: count('noExcessiveLinesPerFunction'), wide: count('useMaxParams') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The shipped site and each test site that is built, in each of its languages. */
async function countBuilds(root: string): Promise<number> {
  const file = ['tests/sites.ts', 'scripts/test-sites.ts'].map((name) => path.resolve(root, name)).find(existsSync)
  if (!file) throw new Error(`${root} names no test sites`)
  const { testSites }: { testSites: Record<string, { contentDir?: string }> } = await import(pathToFileURL(file).href)
  const folders = Object.values(testSites).flatMap(({ contentDir }) => contentDir ?? [])
  return ['content', ...folders].reduce((sum, folder) => sum + countLanguages(path.join(root, folder)), 0)
}

function countLanguages(contentDir: string): number {
  const file = ['site.yml', 'site.yaml'].map((name) => path.join(contentDir, name)).find(existsSync)
  const settings = file ? parse(readFileSync(file, 'utf8')) : undefined
  return Array.isArray(settings?.locales) ? settings.locales.length : 1
}
