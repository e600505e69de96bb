import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readHead } from '@/lib/content/source/last-update'
import { contentDir, fileStamp, listTree, readBytes, writeWhole } from '@/lib/content/source/read'
import { outDir } from '@/lib/output/out-dir'
import { buildYear } from '@/lib/site/day'

/** What a build reads, besides the content, the environment and the history. */
const folders = ['app', 'components', 'figures/live', 'figures/physics', 'figures/svg', 'lib', 'public']
// Not all scripts: those that take pictures have packages of their own, which would be read for minutes.
const scripts = ['build.ts', 'bundled.mjs', 'compile-texts.ts'].map((name) => `scripts/${name}`)
const files = ['next.config.mjs', 'package-lock.json', 'tsconfig.json', ...scripts]
const anySetting = /^(NEXT_PUBLIC_|SITE_|CONTENT_DIR$)/

/** The warnings of the last build, when the finished site is there as it left it and would come out the same again. */
export async function findUnchanged(args: string[]): Promise<{ warnings: string } | undefined> {
  const bytes = await readBytes(stampFile()).catch(() => undefined)
  const [stamp, ...warnings] = bytes?.toString().split('\n') ?? []
  return stamp === (await computeStamp(args)) ? { warnings: warnings.join('\n') } : undefined
}

/** To be called when the finished site is complete. */
export async function rememberBuild(args: string[], warnings: string): Promise<void> {
  await writeWhole(stampFile(), Buffer.from(`${await computeStamp(args)}\n${warnings}`))
}

function stampFile(): string {
  return path.posix.join('.cache/builds', createHash('sha256').update(outDir()).digest('hex').slice(0, 12))
}

async function computeStamp(args: string[]): Promise<string> {
  const written = await Promise.all((await listFiles([outDir()])).map(async (file) => [file, await fileStamp(file)]))
  const { ALGOLIA_ADMIN_KEY, KEEP_PREVIOUS } = process.env
  const state = [args, process.version, ALGOLIA_ADMIN_KEY, KEEP_PREVIOUS, await computeBuildId(), written]
  return createHash('sha256').update(JSON.stringify(state)).digest('hex')
}

/** Names what a build reads: the same for the same commit, on every machine. */
export async function computeBuildId(): Promise<string> {
  return hashSources([...folders, contentDir()], [await readHead(contentDir())])
}

/** Names all that makes pages besides the content. */
export function computeProgramId(): Promise<string> {
  return hashSources(folders, [process.version])
}

/** Names the program without the site that it is for: Next writes variables with this name into what it compiles. */
export function computeSharedProgramId(): Promise<string> {
  return hashSources(folders, [process.version], /^NEXT_PUBLIC_/)
}

async function hashSources(trees: string[], facts: unknown[], settings = anySetting): Promise<string> {
  const hash = createHash('sha256')
  // A thousand small files, for several names in each build: waiting for each would take five times as long.
  for (const file of [...(await listFiles(trees)), ...files]) hash.update(`${file}\n`).update(readFileSync(file))
  const environment = Object.entries(process.env)
    .filter(([name]) => settings.test(name))
    .sort()
  const state = [buildYear(), ...facts, environment]
  return hash.update(JSON.stringify(state)).digest('hex').slice(0, 20)
}

async function listFiles(trees: string[]): Promise<string[]> {
  const list = async (tree: string) => (await listTree(tree)).map((name) => path.posix.join(tree, name))
  return (await Promise.all(trees.map(list))).flat()
}
