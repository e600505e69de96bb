import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { SourceResolver } from '@/lib/mdx/resolver'
import type { Code, Compiled, MdxSource } from '@/lib/mdx/source'
import { environment } from '@/lib/site/environment'
import { translationOf } from '@/lib/site/locale'
import type { Texts } from '@/lib/site/texts'
import { assetDir, publishAsset, publishedAddress } from './links/assets'
import type { SourceIndex } from './links/links'
import { createSourceResolver, type ResolvingPage } from './links/source-resolver'
import { hashFiles, listProgram } from './module-graph'
import { isIgnoredPath } from './source/ignored'
import { forEachConcurrent, listTree, pruneFolder, writeFileAtomic } from './source/read'

/** A compiled text; its code stays in the cache until it is rendered. */
export interface PageText extends Omit<Compiled, 'code'> {
  file: string
  /** The cache entry that holds the code. */
  entry: string
}

/** The text of a page, or of the announcement. */
export interface TextSource {
  page: ResolvingPage
  source: Omit<MdxSource, 'resolver' | 'texts'>
}

/** The texts of a site, with the numbers of compiled and cached ones. */
export interface CompiledTexts {
  textByFile: ReadonlyMap<string, PageText>
  compiled: number
  reused: number
}

/** A compiled text without its code. */
interface Entry {
  text: Omit<Compiled, 'code'>
  /** Its files with their published addresses, or with the reasons why they can't be published. */
  published: Array<[file: string, address: string]>
}

const folder = '.cache/texts'

/**
 * Compiles texts that are not in the cache. The name of an entry is a hash of all inputs: the engine, the text with its imports, and
 * the addresses of the site. Pictures and files are compared when they are published again.
 */
export async function compileTexts(
  sources: TextSource[],
  { index, texts }: { index: SourceIndex; texts: Texts },
): Promise<CompiledTexts> {
  const { config, permalinkByFile, draftFiles, permalinks } = index
  const names = (await listTree(environment.contentDir)).filter((name) => !isIgnoredPath(name))
  engine ??= hashFiles(listProgram(compilerEntry))
  // No text shows the look, so that a new logo or stylesheet compiles none again.
  const settings = { ...config, look: undefined }
  const addresses = [settings, [...permalinkByFile], [...draftFiles], [...permalinks], names]
  const common = hashOf([environment.isProduction, engine, texts, addresses])
  const textByFile = new Map<string, PageText>()
  let compiled = 0
  await forEachConcurrent(sources, async ({ page, source }) => {
    const published = new Map<string, string>()
    const resolver = createSourceResolver(index, page, published)
    const imported = await readImports(source.body, resolver)
    const entry = path.posix.join(folder, `${hashOf([common, page, source, imported])}.json`)
    let found = findEntry(entry)
    if (!found || !(await publishAgain(found, assetDir(translationOf(config))))) {
      // Loaded only if there is something to compile.
      const { compile } = await import('../mdx/compile')
      const { code, ...text } = await compile({ ...source, texts, resolver })
      found = { text, published: [...published] }
      await writeEntry(entry, found, code)
      compiled += 1
    }
    used.set(entry, { entry: found, stamp: stampOf(entry) })
    textByFile.set(source.file, { ...found.text, file: source.file, entry })
  })
  return { textByFile, compiled, reused: sources.length - compiled }
}

/** The Markdown files that a text imports, directly or indirectly; quoted paths that are not imports do no harm. */
async function readImports(body: string, resolver: SourceResolver, seen = new Set<string>()): Promise<unknown[]> {
  const paths = Array.from(body.matchAll(/(['"])([^'"\n]+\.mdx?)\1/gi), ([, , typed = '']) => typed)
  const found: unknown[] = []
  for (const typed of new Set(paths)) {
    const partial = await resolver.partial(typed)
    found.push(partial)
    if (!('ok' in partial) || seen.has(partial.ok.file)) continue
    seen.add(partial.ok.file)
    found.push(...(await readImports(partial.ok.body, resolver.within(partial.ok.file), seen)))
  }
  return found
}

/** Publishes the files of a cached text; false if one of them has changed. */
async function publishAgain({ published }: Entry, dir: string): Promise<boolean> {
  const isSame = await Promise.all(
    published.map(async ([file, address]) => {
      const asset = await publishAsset(file, dir).catch(() => undefined)
      return asset !== undefined && publishedAddress(asset) === address
    }),
  )
  return !isSame.includes(false)
}

/** The code of a text as JSON; undefined if it can't be rendered. */
export function readCodeText({ entry }: PageText): string | undefined {
  const [, , code = ''] = readFileSync(entry, 'utf8').split('\n')
  return code === 'null' ? undefined : code
}

/** The code of a text; undefined if it can't be rendered. */
export async function readCode(text: PageText): Promise<Code | undefined> {
  const code = readCodeText(text)
  return code === undefined ? undefined : JSON.parse(code)
}

/** The entries that this process has used, with the stamps of their files: in development most texts are those of the update before. */
const used = new Map<string, { entry: Entry; stamp: string }>()

function findEntry(name: string): Entry | undefined {
  const known = used.get(name)
  return known?.stamp === stampOf(name) ? known.entry : readEntry(name)
}

/** Changes with a file. */
function stampOf(name: string): string {
  const { ino, mtimeMs, size } = statSync(name, { throwIfNoEntry: false }) ?? {}
  return `${ino} ${mtimeMs} ${size}`
}

/** Removes texts that no page has any more. */
export async function pruneTexts(): Promise<void> {
  await pruneFolder(folder, (file) => used.has(file))
}

/** An entry has a line of its own, so that its code is parsed only for rendering; the first line is a hash of both. */
function readEntry(name: string): Entry | undefined {
  try {
    const [hash, entry = '', code = ''] = readFileSync(name, 'utf8').split('\n')
    // A cut entry, for example after a power failure, is a missing one.
    return hash === hashOf([entry, code]) ? JSON.parse(entry) : undefined
  } catch {
    return undefined
  }
}

function writeEntry(name: string, entry: Entry, code: Code | undefined): Promise<void> {
  const lines = [JSON.stringify(entry), JSON.stringify(code ?? null)]
  return writeFileAtomic(name, Buffer.from([hashOf(lines), ...lines].join('\n')))
}

/** This module: with all that it imports, and the extension of the site, it determines what becomes of a text. */
export const compilerEntry = 'lib/content/text-cache.ts'

let engine: string | undefined

function hashOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}
