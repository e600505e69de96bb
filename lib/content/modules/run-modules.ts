import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Root } from 'hast'
import { contentDir, fileStamp, readBytes } from '@/lib/content/source/read'
import type { Modules } from '@/lib/mdx/render'

/** What the code of modules may import without holding it: React and the parts of Docusaurus, by name. */
export type GivenModules = Readonly<Record<string, object>>

/** What bundling left for those who show the pages. */
export interface ModuleManifest {
  /** Address of the style sheet of all modules, with the base path. */
  sheet?: string
  /** Addresses of the scripts of client components, by their files. */
  islands: Record<string, string>
}

/** What a client component shows before its script runs; as a tree as well when the page writes something between its tags. */
export interface DrawnIsland {
  html: string
  tree?: Root
}

/** Draws a client component. */
export type RenderIsland = (file: string, name: string, props: object, hasSlot: boolean) => DrawnIsland

/** The folder of the bundles of a site in a language. */
export function moduleFolder(translation = process.env.LOCALE): string {
  const name = createHash('sha256')
    .update(`${contentDir()} ${translation ?? ''}`)
    .digest('hex')
    .slice(0, 12)
  return path.posix.join('.cache/modules', name)
}

/** Names of the files in that folder. */
export const moduleFiles = { server: 'server.js', client: 'client.js', manifest: 'manifest.json' }

/** What bundling left; no sheet and no islands where no page uses modules. */
export async function readManifest(): Promise<ModuleManifest> {
  const bytes = await readBytes(path.posix.join(moduleFolder(), moduleFiles.manifest)).catch(() => undefined)
  return bytes ? JSON.parse(bytes.toString()) : { islands: {} }
}

/** Changes with every module that pages of a site use. */
export async function hashModules(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of Object.values(moduleFiles)) {
    hash.update((await readBytes(path.posix.join(folder, name)).catch(() => undefined)) ?? '')
  }
  return hash.digest('hex')
}

/** The exports of all modules that pages use, made with the given React. */
export async function loadModules(given: GivenModules, folder = moduleFolder()): Promise<Modules> {
  const { modules } = await runFile(path.posix.join(folder, moduleFiles.server), given)
  return listExports((modules ?? {}) as Record<string, object>)
}

/** Exports by `<module>#<name>`, and all of a module by `<module>#*`, as the code of a page asks for them. */
export function listExports(modules: Record<string, object>): Modules {
  const named = Object.entries(modules).flatMap(([module, exported]) =>
    Object.entries(exported).map(([name, value]) => [`${module}#${name}`, value] as const),
  )
  const whole = Object.entries(modules).map(([module, exported]) => [`${module}#*`, exported] as const)
  return Object.fromEntries([...named, ...whole])
}

/** The function that writes client components. */
export async function loadIslands(): Promise<RenderIsland> {
  const { renderIsland } = await runFile(path.posix.join(moduleFolder(), moduleFiles.client), {})
  return renderIsland as RenderIsland
}

const known = new Map<string, { stamp: string; exported: Promise<Record<string, unknown>> }>()

/** Runs a bundle, once for each state of it. */
async function runFile(file: string, given: GivenModules): Promise<Record<string, unknown>> {
  const found = await fileStamp(file)
  if (!found) return {}
  const stamp = JSON.stringify(found)
  const before = known.get(file)
  if (before?.stamp === stamp) return before.exported
  const exported = readBytes(file).then((bytes) => run(bytes.toString(), given))
  known.set(file, { stamp, exported })
  return exported
}

function run(code: string, given: GivenModules): Record<string, unknown> {
  const module = { exports: {} }
  const find = (name: string) => given[name]
  Reflect.construct(Function, ['module', 'exports', 'require', code]).call(undefined, module, module.exports, find)
  return module.exports
}
