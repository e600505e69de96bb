import { createHash } from 'node:crypto'
import path from 'node:path'
import { readHead } from '@/lib/content/source/last-update'
import { contentDir, deleteFile, fileStamp, listTree, readBytes, writeWhole } from '@/lib/content/source/read'
import { outDir } from '@/lib/output/out-dir'

/** What a build reads, besides the content, the environment and the history. */
const folders = ['app', 'components', 'lib', 'public', 'scripts']
const files = ['next.config.mjs', 'package-lock.json', 'tsconfig.json']
const settings = /^(NEXT_PUBLIC_|ALGOLIA_|CONTENT_DIR$|OUT_DIR$|ASSET_DIR$)/

/** Whether the finished site is there as the last build left it, and would come out the same again. */
export async function isUpToDate(args: string[]): Promise<boolean> {
  const stamp = await readBytes(stampFile()).catch(() => undefined)
  return stamp?.toString() === (await computeStamp(args))
}

/** To be called before a build changes the finished site. */
export function forgetBuild(): Promise<void> {
  return deleteFile(stampFile())
}

/** To be called when the finished site is complete. */
export async function rememberBuild(args: string[]): Promise<void> {
  await writeWhole(stampFile(), Buffer.from(await computeStamp(args)))
}

function stampFile(): string {
  return path.posix.join('.cache/builds', createHash('sha256').update(outDir()).digest('hex').slice(0, 12))
}

async function computeStamp(args: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of [...(await listFiles([...folders, contentDir()])), ...files])
    hash.update(`${file}\n`).update(await readBytes(file))
  const environment = Object.entries(process.env)
    .filter(([name]) => settings.test(name))
    .sort()
  // The footer names the year.
  const year = new Date().getUTCFullYear()
  const written = await Promise.all((await listFiles([outDir()])).map(async (file) => [file, await fileStamp(file)]))
  return hash
    .update(JSON.stringify([args, process.version, year, await readHead(contentDir()), environment, written]))
    .digest('hex')
}

async function listFiles(trees: string[]): Promise<string[]> {
  const names = await Promise.all(
    trees.map(async (tree) => (await listTree(tree)).map((name) => path.posix.join(tree, name))),
  )
  return names.flat()
}
