import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Code, Compiled, MdxSource } from '@/lib/mdx/source'
import { environment } from '@/lib/site/environment'
import { translationOf } from '@/lib/site/locale'
import type { Texts } from '@/lib/site/texts'
import { assetDir } from './links/assets'
import type { SourceIndex } from './links/links'
import { type Lookup, recordLookups, resolveAsBefore } from './links/lookups'
import { createSourceResolver, type ResolvingPage } from './links/source-resolver'
import { hashFiles, listProgram } from './module-graph'
import { isIgnoredPath } from './source/ignored'
import { forEachConcurrent, listTree, pruneFolder, stampOf, writeFileAtomic } from './source/read'

/** A compiled text; its code stays in the cache until it is rendered. */
export interface PageText extends Omit<Compiled, 'code'> {
  file: string
  /** The cache entry that holds the code. */
  entry: string
  /** Changes with the text and its code. */
  hash: string
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
  lookups: Lookup[]
  /** `Surroundings` when the text was compiled. */
  names: string
}

/** An entry, and the hash in its file. */
interface Found extends Entry {
  hash: string
}

/** What a text may refer to. */
interface Surroundings {
  /** A hash of the addresses of the site and the names of its files. */
  names: string
  /** A hash of the states of all files, published ones included, but not of Markdown. */
  files: string
}

const folder = '.cache/texts'

/** Imported only if there is something to compile, and once: each import resolves it anew, in another thread. */
let compiler: Promise<typeof import('../mdx/compile')> | undefined

/**
 * Compiles texts that are not in the cache. The name of an entry is a hash of the engine and the text. An entry is used while the
 * addresses in the text resolve as they did, also those in partials.
 */
export async function compileTexts(
  sources: TextSource[],
  { index, texts }: { index: SourceIndex; texts: Texts },
): Promise<CompiledTexts> {
  engine ??= hashFiles(listProgram(compilerEntry))
  const common = hashOf([environment.isProduction, engine, texts])
  const around = await hashSurroundings(index)
  const named = sources.map((each) => ({ ...each, entry: nameEntry(common, each) }))
  let compiled = 0
  // No promise for those that are as before, since React tracks each in the development server.
  const uncertain = named.filter(({ entry }) => !isCurrent(entry, around))
  await forEachConcurrent(uncertain, async ({ page, source, entry }) => {
    const resolver = createSourceResolver(index, page)
    let found = findEntry(entry)
    if (!found || !(await resolveAsBefore(listUncertain(found, around), resolver))) {
      compiler ??= import('../mdx/compile')
      const { compile } = await compiler
      const lookups = new Map<string, Lookup>()
      const { code, ...text } = await compile({ ...source, texts, resolver: recordLookups(resolver, lookups) })
      found = await writeEntry(entry, { text, lookups: [...lookups.values()], names: around.names }, code)
      compiled += 1
      // In development, Next starts in this process meanwhile.
      await setImmediate()
    }
    used.set(entry, { found: { ...found, ...around }, stamp: stampOf(entry) })
  })
  const textByFile = new Map<string, PageText>()
  for (const { source, entry } of named) {
    const { found } = used.get(entry) ?? {}
    if (found) textByFile.set(source.file, { ...found.text, file: source.file, entry, hash: found.hash })
  }
  return { textByFile, compiled, reused: sources.length - compiled }
}

const lastNames = new Map<string, { facts: unknown[]; entry: string }>()

/** The file of an entry; hashed again only if the text differs from the last one of its file. */
function nameEntry(common: string, { page, source }: TextSource): string {
  const key = JSON.stringify([page, common])
  const { body, bodyLine, format, frontMatter, post } = source
  const facts = [body, bodyLine, format, frontMatter, post?.permalink]
  const last = lastNames.get(key)
  if (last && facts.every((fact, index) => fact === last.facts[index])) return last.entry
  const entry = path.posix.join(folder, `${hashOf([common, page, source])}.json`)
  lastNames.set(key, { facts, entry })
  return entry
}

async function hashSurroundings(site: SourceIndex): Promise<Surroundings> {
  const { config, permalinkByFile, draftFiles, permalinks } = site
  const names = (await listTree(environment.contentDir)).filter((name) => !isIgnoredPath(name))
  // No address depends on the look.
  const settings = { ...config, look: undefined }
  const files = names.filter((name) => !/\.mdx?$/i.test(name))
  const published = await listTree(assetDir(translationOf(config)))
  return {
    names: hashOf([settings, [...permalinkByFile], [...draftFiles], [...permalinks], names]),
    files: hashOf([files.map((name) => stampOf(path.join(environment.contentDir, name))), published]),
  }
}

/** The addresses of a text that may resolve differently now. */
function listUncertain({ lookups, ...before }: Entry & Partial<Surroundings>, now: Surroundings): Lookup[] {
  const namesDiffer = before.names !== now.names
  const filesDiffer = namesDiffer || before.files !== now.files
  return lookups.filter(({ dependsOn }) => dependsOn === 'texts' || (dependsOn === 'files' ? filesDiffer : namesDiffer))
}

/** Whether an entry that this process has used is still right, without a look at its text. */
function isCurrent(name: string, around: Surroundings): boolean {
  const known = used.get(name)
  return known !== undefined && known.stamp === stampOf(name) && listUncertain(known.found, around).length === 0
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
const used = new Map<string, { found: Found & Partial<Surroundings>; stamp: string | undefined }>()

function findEntry(name: string): Found | undefined {
  const known = used.get(name)
  return known && known.stamp === stampOf(name) ? known.found : readEntry(name)
}

/** Removes texts that no page has any more. */
export async function pruneTexts(): Promise<void> {
  await pruneFolder(folder, (file) => used.has(file))
}

/** An entry has a line of its own, so that its code is parsed only for rendering; the first line is a hash of both. */
function readEntry(name: string): Found | undefined {
  try {
    const [hash = '', entry = '', code = ''] = readFileSync(name, 'utf8').split('\n')
    // A cut entry, for example after a power failure, is a missing one.
    if (hash !== hashOf([entry, code])) return undefined
    const found: Entry = JSON.parse(entry)
    // An incomplete installation, which is in no hash, makes the compiler fail as well.
    return found.text.problems.some((problem) => problem.code === 'failing-code') ? undefined : { ...found, hash }
  } catch {
    return undefined
  }
}

async function writeEntry(name: string, entry: Entry, code: Code | undefined): Promise<Found> {
  const lines = [JSON.stringify(entry), JSON.stringify(code ?? null)]
  const hash = hashOf(lines)
  await writeFileAtomic(name, Buffer.from([hash, ...lines].join('\n')))
  return { ...entry, hash }
}

/** This module: with all that it imports, and the extension of the site, it determines what becomes of a text. */
export const compilerEntry = 'lib/content/text-cache.ts'

let engine: string | undefined

function hashOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}
