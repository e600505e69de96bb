import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Code, Compiled, MdxSource } from '@/lib/mdx/source'
import { translationOf } from '@/lib/site/locale'
import type { Texts } from '@/lib/site/texts'
import { type Answers, areUnchanged, noteAnswers } from './links/answers'
import { assetDir } from './links/assets'
import type { SourceIndex } from './links/links'
import { createSourceResolver, type ResolvingPage } from './links/source-resolver'
import { contentDir, deleteFile, fileStamp, forEachFew, listTree, readBytes, signTree, writeWhole } from './source/read'

/** Everything that is known of a page's text; its code is read when it is shown. */
export interface PageText extends Omit<Compiled, 'code'> {
  file: string
  /** Name and hash of the cache entry that holds the code. */
  entry: string
  hash: string
}

/** A text that is to become a page, or a part of all pages. */
export interface TextSource {
  page: ResolvingPage
  source: Omit<MdxSource, 'resolver' | 'texts'>
}

/** The texts of a site, and how many of them had to be compiled. */
export interface CompiledTexts {
  textByFile: ReadonlyMap<string, PageText>
  compiled: number
  reused: number
}

interface Entry {
  key: string
  answers: Answers
  text: Omit<Compiled, 'code'>
}

interface KnownEntry {
  head: Entry
  hash: string
  /** State of the file when it was read. */
  stamp: string
  /** The text and its surroundings for which the answers have been found to be the same. */
  checkedFor?: { around: string; body: string } | undefined
}

/** The entries that this process has met, without their code: under the development server each edit asks for all of them. */
const known = new Map<string, KnownEntry>()

const folder = '.cache/texts'

interface Compiling {
  index: SourceIndex
  texts: Texts
}

/** All texts, compiled when the cache does not have them as they are now: text, engine, and all that they refer to. */
export async function compileTexts(sources: TextSource[], { index, texts }: Compiling): Promise<CompiledTexts> {
  // JSON leaves the function out, by which the texts are filled in.
  const engine = hashOf(JSON.stringify([await readEngine(), texts]))
  const surroundings = process.env.NODE_ENV === 'development' ? await signSurroundings(index) : undefined
  const textByFile = new Map<string, PageText>()
  let compiled = 0
  const work = async ({ page, source }: TextSource) => {
    const { file } = source
    const resolver = createSourceResolver(index, page)
    const entry = entryName(file, translationOf(index.config))
    const { body, ...facts } = source
    const around = surroundings && JSON.stringify([surroundings, engine, page, facts])
    const before = known.get(entry)
    const isChecked = around !== undefined && before?.checkedFor?.around === around && before.checkedFor.body === body
    let found = isChecked ? before : await findEntry(entry)
    const key = isChecked ? before.head.key : hashOf(JSON.stringify([engine, page, source]))
    const isSame = found?.head.key === key
    const open = found?.head.answers.filter(([, kind]) => !isChecked || !/^(link|asset)$/.test(kind)) ?? []
    if (!found || !isSame || !(await areUnchanged(open, resolver))) {
      // Not loaded where nothing is left to compile.
      const { compile } = await import('../mdx/compile')
      const answers: Answers = []
      const { code, ...text } = await compile({ ...source, texts, resolver: noteAnswers(resolver, answers) })
      found = await writeEntry(entry, { key, answers, text }, code)
      compiled += 1
    }
    textByFile.set(file, { ...found.head.text, file, entry, hash: found.hash })
    found.checkedFor = around === undefined ? undefined : { around, body }
  }
  await forEachFew(sources, work)
  return { textByFile, compiled, reused: sources.length - compiled }
}

/** Changes with all that a link or a picture of a text can lead to. */
async function signSurroundings({ config, permalinkByFile, draftFiles, permalinks }: SourceIndex): Promise<string> {
  const files = [signTree(contentDir(), /^(?!.*\.mdx?$)/i), await listTree(assetDir(translationOf(config)))]
  return hashOf(JSON.stringify([config, [...permalinkByFile], [...draftFiles], [...permalinks], files]))
}

/** The code of a text; throws when the cache holds that of another state of it, which the development server shows. */
export async function readCode({ file, entry, hash }: PageText): Promise<Code | undefined> {
  const found = await readEntry(entry)
  // A file that is saved while its page is drawn is drawn once more.
  if (found && process.env.NODE_ENV === 'development') return JSON.parse(found.code)
  if (found?.hash !== hash) throw new Error(`${file} has changed while it was being shown: build again.`)
  return JSON.parse(found.code)
}

/** A text of which nothing is known yet. */
export function unreadText(file: string): PageText {
  const facts = { title: undefined, description: '', readingMinutes: 1, runsCode: false, isTruncated: undefined }
  const lists = { toc: [], ids: [], blocks: [], links: [], problems: [] }
  return { ...facts, ...lists, file, entry: '', hash: '' }
}

const dayMs = 86_400_000

/** Removes what this process has not used and no other has written for a day: texts of files that are gone. */
export async function pruneTexts(): Promise<void> {
  for (const name of await listTree(folder)) {
    const file = path.posix.join(folder, name)
    const stamp = used.has(file) ? undefined : await fileStamp(file)
    if (stamp && Date.now() - stamp.mtimeMs > dayMs) await deleteFile(file)
  }
}

const used = new Set<string>()

/** One entry for each file, so that edits do not pile up; development code is another than that of the finished site. */
function entryName(file: string, locale = ''): string {
  const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development'
  const name = path.posix.join(folder, mode, `${hashOf(JSON.stringify([file, locale]))}.json`)
  used.add(name)
  return name
}

/** An entry without its code, read again only when its file has changed. */
async function findEntry(name: string): Promise<KnownEntry | undefined> {
  const stamp = JSON.stringify(await fileStamp(name))
  const before = known.get(name)
  if (before?.stamp === stamp) return before
  const found = await readEntry(name)
  return found && remember(name, { head: found.head, hash: found.hash, stamp })
}

function remember(name: string, entry: KnownEntry): KnownEntry {
  known.set(name, entry)
  return entry
}

/** An entry and its code on two lines; undefined when it is missing, damaged or of another engine. */
async function readEntry(name: string): Promise<{ head: Entry; code: string; hash: string } | undefined> {
  try {
    const [line = '', hash, code = ''] = (await readBytes(name)).toString().split('\n')
    return hash === hashOf(code) ? { head: JSON.parse(line), code, hash } : undefined
  } catch {
    return undefined
  }
}

async function writeEntry(name: string, head: Entry, code: Code | undefined) {
  const text = JSON.stringify(code ?? null)
  const hash = hashOf(text)
  await writeWhole(name, Buffer.from([JSON.stringify(head), hash, text].join('\n')))
  return remember(name, { head, hash, stamp: JSON.stringify(await fileStamp(name)) })
}

const engineFolders = ['lib/mdx', 'lib/content', 'lib/site']
let engineSources: Promise<string> | undefined

/** Changes with this program and its packages. */
function readEngine(): Promise<string> {
  engineSources ??= hashEngine()
  return engineSources
}

async function hashEngine(): Promise<string> {
  const trees = await Promise.all(
    engineFolders.map(async (dir) => (await listTree(dir)).map((name) => path.join(dir, name))),
  )
  const files = trees.flat().filter((name) => !name.includes('.test.'))
  const bytes = await Promise.all([...files, 'package-lock.json'].map(readBytes))
  return hashOf(JSON.stringify(bytes.map(hashOf)))
}

function hashOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 22)
}
