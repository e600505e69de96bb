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
  const read = await Promise.all(names.map((name) => readSource(folder, name, schema)))
  return read.map(({ source, found }) => {
    problems.addAll(found)
    return source
  })
}

/** The front matter that each file had when it could last be read. */
const lastRead = new Map<string, Pick<Source<unknown>, 'meta' | 'frontMatter'>>()

async function readSource<Meta>(
  folder: string,
  name: string,
  schema: z.ZodType<Meta>,
): Promise<{ source: Source<Meta>; found: Problem[] }> {
  const file = fromWorkingDir(path.join(folder, name))
  const problems = new Problems()
  const source = parseSource({ file, name, text: await readText(file, problems) }, schema, problems)
  const isEmpty = Object.keys(source.frontMatter).length === 0
  const isUnread = isEmpty && problems.all.some(({ severity }) => severity === 'error')
  // While a writer is in the middle of the front matter the page stays where it was.
  const kept = isUnread ? (lastRead.get(file) as Pick<Source<Meta>, 'meta' | 'frontMatter'> | undefined) : undefined
  const { meta, frontMatter } = kept ?? source
  lastRead.set(file, { meta, frontMatter })
  return { source: { ...source, meta, frontMatter }, found: problems.all }
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
