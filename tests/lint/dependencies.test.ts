import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { expect, test } from '@playwright/test'
import { listTree } from '@/lib/content/source/read'
import { type Imports, packageOf, readImports } from './imports'

interface Manifest {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)

/** Next installs what is missing of these, or fails in CI, although it checks no types. */
const neededByNext = ['react', 'react-dom', 'typescript', '@types/node', '@types/react']

/** The programs of `build`, `dev` and `start`, with Next's, which are all in `app`. */
async function listEntries(): Promise<string[]> {
  const commands = ['build', 'dev', 'start'].flatMap(
    (name) => manifest.scripts[name]?.match(/\bscripts\/[\w/-]+\.ts/g) ?? [],
  )
  const routes = (await listTree('app'))
    .map((name) => `app/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
  return [...new Set(commands), 'next.config.mjs', ...routes]
}

/** The modules that programs reach, by imports and by paths in texts, such as those of bundlers and processes. */
function walk(entries: string[]): Map<string, Imports> {
  const found = new Map<string, Imports>()
  const waiting = [...entries]
  for (const file of waiting) {
    if (found.has(file)) continue
    const imports = readImports(file)
    found.set(file, imports)
    const named = imports.strings.filter((text) => /^[\w.-]+(?:\/[\w.-]+)+\.tsx?$/.test(text) && !isTest(text))
    waiting.push(...[...imports.values, ...named].filter((name) => existsSync(name)))
  }
  return found
}

/** The packages that programs import, with the first module that does. */
function listPackages(modules: Map<string, Imports>): Map<string, string> {
  const found = new Map<string, string>()
  for (const [file, { values }] of modules)
    for (const name of values.filter((name) => !existsSync(name) && !name.startsWith('node:')).map(packageOf))
      if (!builtinModules.includes(name) && !found.has(name)) found.set(name, file)
  return found
}

test('an install without development packages builds and serves the site', async () => {
  const modules = walk(await listEntries())
  expect([...modules.keys()]).toEqual(
    expect.arrayContaining([
      'components/site.browser.ts',
      'components/offline/worker.browser.ts',
      'lib/mdx/compile.ts',
      'lib/search/local/search-worker.ts',
      'scripts/server/dev-process.ts',
    ]),
  )
  const imported = listPackages(modules)
  for (const [, name = ''] of Object.values(manifest.scripts)
    .join(' ')
    .matchAll(/--import (\S+)/g))
    imported.set(packageOf(name), 'package.json')
  for (const name of neededByNext) imported.set(name, 'Next')
  const missing = [...imported].filter(([name]) => !Object.hasOwn(manifest.dependencies, name))
  expect(missing).toEqual([])
})

test('every package that is not for development is used by the site', async () => {
  const modules = walk(await listEntries())
  const imported = listPackages(modules)
  // By an alias of the bundler, or for a file of the package.
  const named = new Set([...modules.values()].flatMap(({ strings }) => strings.map(packageOf)))
  const used = new Set([...imported.keys(), ...named, ...neededByNext, 'tsx'])
  expect(Object.keys(manifest.dependencies).filter((name) => !used.has(name))).toEqual([])
})
