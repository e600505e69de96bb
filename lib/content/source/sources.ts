import path from 'node:path'
import type { z } from 'zod'
import type { TextLanguage } from '@/lib/site/locale'
import { fromWorkingDir } from './content-path'
import { parseFrontMatter } from './front-matter'
import { type Problem, Problems, type Spot } from './problems'
import { listTree, readText } from './read'
import { validate } from './validate'

/** A Markdown file whose front matter fits a schema: the raw material of docs, pages and posts. */
export interface Source<Meta> {
  /** Path relative to the working directory. */
  file: string
  /** Path inside the folder that was read, with forward slashes. */
  name: string
  meta: Meta
  /** Front matter as written. */
  frontMatter: Record<string, unknown>
  body: string
  /** 1-based line of `file` at which `body` starts. */
  bodyLine: number
  /** The language of the text, on a site in another one; the file itself is then not translated. */
  language?: TextLanguage
  /** The location of a key of the front matter, or of its value. */
  spotOf(path: PropertyKey[], part?: 'key' | 'value'): Spot
}

/** Reads every page of a folder and its subfolders as it is written; partials, tests and hidden files are none. */
export async function readSources<Meta>(
  folder: string,
  schema: z.ZodType<Meta>,
  problems: Problems,
): Promise<Source<Meta>[]> {
  const names = (await listTree(folder)).filter(isPageName)
  const files = names.map((name) => ({ name, file: fromWorkingDir(path.join(folder, name)) }))
  const texts = await Promise.all(files.map(({ file }) => readText(file, problems)))
  return files.map((file, index) => {
    const { source, found } = parseOnce({ ...file, text: texts[index] ?? '' }, schema)
    problems.addAll(found)
    return source
  })
}

interface ParsedOnce<Meta> {
  text: string
  name: string
  source: Source<Meta>
  found: Problem[]
}

/** What became of each file with a schema: under the development server each edit asks for all of them. */
const known = new WeakMap<z.ZodType, Map<string, ParsedOnce<unknown>>>()

function parseOnce<Meta>(
  read: { file: string; name: string; text: string },
  schema: z.ZodType<Meta>,
): ParsedOnce<Meta> {
  const { file, name, text } = read
  const byFile = (known.get(schema) ?? new Map()) as Map<string, ParsedOnce<Meta>>
  known.set(schema, byFile)
  const before = byFile.get(file)
  if (before?.text === text && before.name === name) return before
  const problems = new Problems()
  const source = parseSource(read, schema, problems)
  const isUnread = problems.all.some(({ severity }) => severity === 'error') && isEmpty(source.frontMatter)
  // While a writer is in the middle of the front matter the page stays where it was.
  const kept = isUnread && before && { meta: before.source.meta, frontMatter: before.source.frontMatter }
  const parsed = { text, name, source: { ...source, ...kept }, found: problems.all }
  byFile.set(file, parsed)
  return parsed
}

function isEmpty(frontMatter: object): boolean {
  return Object.keys(frontMatter).length === 0
}

/** Makes a source of a file's text; keys that do not fit are reported and left out. */
export function parseSource<Meta>(
  { file, name, text }: { file: string; name: string; text: string },
  schema: z.ZodType<Meta>,
  problems: Problems,
): Source<Meta> {
  const { yaml, frontMatter, body, bodyLine } = parseFrontMatter(text, file, problems)
  // Front matter that is not a mapping has been reported as such.
  const meta = validate(schema, { ...yaml, value: frontMatter }, { problems, unknownKeys: 'warning' })
  return { file, name, meta, frontMatter, body, bodyLine, spotOf: yaml.spotOf }
}

/** Whether the name of a file is that of a page. */
export function isPageName(name: string): boolean {
  return /\.mdx?$/i.test(name) && !/(^|\/)[_.]/.test(name) && !/\.test\.mdx?$/i.test(name)
}
